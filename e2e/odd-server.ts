import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listeningAt, startProcess } from '../server/src/testing/process.ts';

/** A picture of one green point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Fourteen on offer and two to come, every one written another way; SPEC §3 knows all of these names. */
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
    titleEn: 'Palm Offices',
    titleAr: 'مكاتب النخيل',
    status: 'featured',
    address: { city_en: 'Jericho', city_ar: 'أريحا', street_en: 'Palm Road', street_ar: 'طريق النخيل' },
    photos: [{ url: '/uploads/two.png' }],
    units: { content: [{ id: 7, unitLabelEn: 'Office 7', bedrooms: 0, sizeSqm: '64' }] },
  },
  { id: 50, name: 'Bare Plot' },
  { id: 51, i18n: { en: { name: 'Fig Lane' }, ar: { name: 'زقاق التين' } }, amenities: ['Garden'] },
  { nothing: 'that could be read' },
];

const idOf = (project: Record<string, unknown>) => String(project.id ?? project.project_id ?? '');

const ANSWERS: Record<string, unknown> = {
  '/company': {
    data: {
      name: 'Cedar',
      gmail: 'office@example.com',
      phone: '+970 2 111 1111',
      about: 'Cedar builds with wood and stone in the north of the country.',
      address: { city_en: 'Nablus', city_ar: 'نابلس' },
    },
  },
  '/hero-media': { results: [{ heroId: 1, public_url: '/uploads/hero.png', caption: 'Cedar' }] },
  '/units': { content: [{ id: 9, unitNumber: 'Plot 9', sizeSqm: 300, isAvailable: true }] },
};

/** A server of another kind that speaks SPEC §7 in its own way. `list` is how it wraps its projects. */
export async function oddServer(list: 'bare' | 'content' = 'bare') {
  const messages: unknown[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname.replace(/^\/api(?=\/)/, '');
    const send = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify(body));
    if (path.startsWith('/uploads/'))
      return response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
    if (path === '/public/messages') {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      messages.push(JSON.parse(Buffer.concat(parts).toString()));
      return send(201, { data: { id: messages.length } });
    }
    if (path === '/projects') return send(200, list === 'bare' ? PROJECTS : { content: PROJECTS });
    const one = /^\/projects\/(.+)$/.exec(path)?.[1];
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
    close: () => server.close(),
  };
}

/** The built product as a process of its own, whose pages read from another server. */
export async function productReadingFrom(apiBaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-other-'));
  const started = startProcess('server/src/main.ts', {
    API_BASE_URL: apiBaseUrl,
    DATA_DIR: folder,
    EMBEDDED_DATABASE: 'accept-risk',
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
