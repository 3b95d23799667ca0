import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedSnapshot, unpackSnapshot } from '../server/src/testing/pglite-snapshot.ts';
import { listeningAt, serverProgram, startProcess } from '../server/src/testing/process.ts';

/** A picture of one green pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Fourteen available and two upcoming projects, each with other field names. */
const PROJECTS: Record<string, unknown>[] = [
  ...Array.from({ length: 13 }, (_, i) => ({
    project_id: i + 1,
    name_en: `Cedar House ${i + 1}`,
    name_ar: `بيت الأرز ${i + 1}`,
    is_featured: true,
    is_active: true,
    city: i % 2 === 0 ? 'Nablus' : 'Jericho',
    cover: { public_url: '/uploads/cover.png' },
    media: [{ storage_key: 'one.png', position: 0 }],
    units: [{ id: 100 + i, unit_label: `C-${i + 1}`, bedrooms: 2, bathrooms: 1, size_sqm: 100 + i }],
  })),
  {
    id: '40',
    kind: 'project',
    titleEn: 'Palm Offices',
    titleAr: 'مكاتب النخيل',
    about_en: 'Offices under the palms.',
    description_ar: 'مكاتب تحت النخيل.',
    status: 'featured',
    address: {
      city_en: 'Jericho',
      city_ar: 'أريحا',
      street_en: 'Palm Road',
      street_ar: 'طريق النخيل',
      lat: '31.85',
      lng: '35.46',
      google_maps_url: 'https://maps.example/palm',
    },
    photos: [
      { url: '/uploads/two.png' },
      { storage_key: 'plan.png', position: -1 },
      { public_url: '/uploads/film.mp4', thumbnail: '/uploads/still.png', mime_type: 'video/mp4' },
    ],
    features: [{ name_en: 'Fibre', name_ar: 'ألياف ضوئية' }, 'Parking', '', null],
    units: {
      content: [
        {
          id: 7,
          unitLabelEn: 'Office 7',
          unitLabelAr: 'مكتب 7',
          bedrooms: 0,
          bathrooms: '1',
          sizeSqm: '64',
          about_en: 'Two windows to the garden.',
          about_ar: 'نافذتان على الحديقة.',
          gallery: [{ file: { url: '/uploads/room.png' } }, '/uploads/desk.png'],
        },
        { unit_id: 8, unit_number: 'Office 8', size_sqm: 70, is_available: false },
      ],
    },
  },
  { id: 50, name: 'Bare Plot' },
  { id: 51, i18n: { en: { name: 'Fig Lane' }, ar: { name: 'زقاق التين' } }, amenities: ['Garden'] },
  { nothing: 'that could be read' },
];

/** Unsigned, with an end far away: the back office reads only when it ends. */
const TOKEN = ['{}', JSON.stringify({ sub: '1', exp: 4_000_000_000 }), 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

const idOf = (project: Record<string, unknown>) => String(project.id ?? project.project_id ?? '');

const ANSWERS: Record<string, unknown> = {
  '/company': {
    data: {
      name: 'Cedar',
      gmail: 'office@example.com',
      phone: '+970 2 111 1111',
      about: 'Cedar builds with wood and stone in the north of the country.',
      socials: { instagram: 'https://instagram.example/cedar' },
      address_id: 3,
    },
  },
  '/addresses/3': {
    en: { city: 'Nablus' },
    ar: { city: 'نابلس' },
    google_maps_url: 'https://maps.example/office',
  },
  '/hero-media': {
    results: [
      { heroId: 1, public_url: '/uploads/hero.png', caption_en: 'Cedar', caption_ar: 'أرز', focal_x: 30 },
    ],
  },
  '/units': { content: [{ id: 9, unitNumber: 'Plot 9', sizeSqm: 300, isAvailable: true }] },
};

/** What the calls of the back office answer, with field names of their own. */
const ADMIN_ANSWERS: Record<string, unknown> = {
  '/auth/login': { accessToken: TOKEN },
  '/auth/me': {
    userId: 1,
    userName: 'cedar',
    name: 'Cedar Owner',
    authorities: [{ authority: 'ROLE_SUPERADMIN' }],
  },
  '/admin/messages': [
    {
      messageId: 11,
      fullName: 'Rana Odeh',
      mobile: '0599 123 456',
      content: 'Is there a garden?',
      read: false,
    },
  ],
  '/admin/users': {
    content: [
      { userId: 1, userName: 'cedar', name: 'Cedar Owner', authorities: ['ROLE_SUPERADMIN'], enabled: true },
      { userId: 2, userName: 'desk', name: 'Front Desk', role: 'ROLE_ADMIN', enabled: true },
    ],
  },
  '/admin/selled': {
    items: [
      {
        selledId: 21,
        apartment: 'Cedar 4',
        buyer: 'Sami Nasser',
        phone: '0598 222 333',
        soldDate: '2026-03-04',
      },
    ],
  },
  '/lacasa/floors': [
    {
      floorNumber: 1,
      apartments: [
        {
          apartmentId: 31,
          code: 'L-101',
          reserved: true,
          name: 'Huda Salem',
          phone: '0597 111 222',
        },
        { apartmentId: 32, code: 'L-102', reserved: false },
      ],
    },
  ],
};

/** An array, or a list under one of four names. */
const WRAPPED: ((list: unknown[]) => unknown)[] = [
  (list) => list,
  (content) => ({ content }),
  (items) => ({ items }),
  (results) => ({ results }),
  (data) => ({ data }),
];

/** Another server with the same calls and other shapes; it wraps its projects differently every time. */
export async function oddServer() {
  const messages: unknown[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname.replace(/^\/api(?=\/)/, '');
    const send = (status: number, body: unknown) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*, authorization',
          'access-control-allow-methods': '*',
        })
        .end(JSON.stringify(body));
    if (request.method === 'OPTIONS') return send(200, {});
    if (path.startsWith('/uploads/'))
      return response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
    if (path === '/public/messages') {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      messages.push(JSON.parse(Buffer.concat(parts).toString()));
      return send(201, { data: { id: messages.length } });
    }
    const isAdmin = request.headers.authorization === `Bearer ${TOKEN}` || path === '/auth/login';
    if (/^\/(admin|auth|lacasa)\//.test(path) && !isAdmin) return send(401, { error: 'sign in' });
    if (isAdmin && request.method !== 'GET' && path !== '/auth/login') return send(200, {});
    if (path in ADMIN_ANSWERS) return send(200, ADMIN_ANSWERS[path]);
    if (path === '/projects' || path === '/admin/projects')
      return send(200, WRAPPED[count++ % WRAPPED.length]?.(PROJECTS));
    const one = /^(?:\/admin)?\/projects\/([^/]+)$/.exec(path)?.[1];
    if (one) {
      const found = PROJECTS.find((project) => idOf(project) === one);
      return found ? send(200, found) : send(404, { error: 'no such project' });
    }
    return path in ANSWERS ? send(200, ANSWERS[path]) : send(404, 'not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The built product in its own process, with API_BASE_URL set to another server. */
export async function productReadingFrom(apiBaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-other-'));
  unpackSnapshot(await migratedSnapshot(), folder);
  const started = startProcess(serverProgram('serve'), {
    API_BASE_URL: apiBaseUrl,
    DATA_DIR: folder,
    EMBEDDED_DATABASE: 'accept-risk',
    PUBLIC_URL: 'http://127.0.0.1',
    LOG_LEVEL: 'silent',
  });
  const origin = await listeningAt(started);
  return {
    url: `${origin}/diyar/`,
    stop: async () => {
      started.child.kill('SIGTERM');
      await started.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
