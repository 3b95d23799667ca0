import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { FILE_MAX_BYTES, MEGABYTE } from '@diyar/contract/limits';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { files } from '../db/schema.ts';
import { type LacasaApp, lacasaApp } from '../testing/building-app.ts';
import { jpeg, pdf, png } from '../testing/pictures.ts';
import { storedNames } from '../testing/uploads.ts';
import { mp4 } from '../testing/videos.ts';
import { CALLS, pathOf } from './calls.ts';
import { HOSTILE_NAMES, refusedFiles, twoFacedContract, twoFacedPictures } from './hostile-files.ts';

/** Every call that takes a file, with what it takes beside pictures. */
const ROUTES = {
  'POST /uploads': 'film',
  'POST /files': 'film',
  'POST /apartments/{id}/photo': 'nothing',
  'POST /apartments/{id}/contract': 'pdf',
  'POST /admin/selled': 'pdf',
  'PATCH /admin/selled/{id}': 'pdf',
} as const;
/** The same code at a second address, or with the same file: not sent everything again. */
const SAME = [
  'POST /admin/buildings/{buildingId}/apartments/{id}/photo',
  'POST /admin/buildings/{buildingId}/apartments/{id}/contract',
  'POST /admin/buildings/{buildingId}/apartments/{id}/sell',
  // keeps no file; features/unit-imports/broken-files.test.ts
  'POST /admin/projects/{id}/imports',
  'POST /admin/moving-in/imports',
  'POST /admin/moving-in/imports/{importId}/files',
  // features/contracts/docx/check-archive.test.ts
  'POST /admin/contract-templates',
  'POST /admin/contract-templates/{templateId}/versions',
  'POST /admin/contracts/{contractId}/signed',
];
type Route = keyof typeof ROUTES;
const routes = Object.keys(ROUTES) as Route[];
const keepsAsIs = (route: Route) => ROUTES[route] === 'pdf';
/** The code that takes a file differs only by what it takes, so the others are sent a part. */
const isFirstOfItsKind = (route: Route) => routes.find((other) => ROUTES[other] === ROUTES[route]) === route;

let app: LacasaApp;
let apartment: number;
let sale: number;
let port: number;
beforeAll(async () => {
  app = await lacasaApp();
  apartment = (await app.reserve()).id;
  sale = (await app.superadmin.post('/admin/selled', { apartmentName: 'A-1' })).json().id;
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const methodOf = (route: Route) => (route.startsWith('PATCH') ? 'PATCH' : 'POST');
const DONE = { POST: 201, PATCH: 200 };
const urlOf = (route: Route) =>
  `/api${route.split(' ')[1]?.replace('{id}', String(route.includes('selled') ? sale : apartment))}`;
const headers = () => ({
  authorization: `Bearer ${app.token('SUPERADMIN')}`,
  'accept-language': 'en',
  'content-type': 'multipart/form-data; boundary=x',
});
/** Byte for byte what is sent: a form of the browser would have mended the name. */
const before = (name = 'photo.jpg', type = 'image/jpeg') =>
  Buffer.from(
    `--x\r\ncontent-disposition: form-data; name="apartmentName"\r\n\r\nA-1\r\n` +
      `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
  );
const END = Buffer.from('\r\n--x--\r\n');

const post = (route: Route, payload: InjectOptions['payload']) =>
  app.app.inject({ method: methodOf(route), url: urlOf(route), headers: headers(), payload });
const send = (route: Route, bytes: Buffer, name?: string, type?: string) =>
  post(route, Buffer.concat([before(name, type), bytes, END]));

const stored = async () => [await app.db.$count(files), await storedNames(app)];

/** Where the file of an answer is read. */
async function readBack(route: Route, answer: Record<string, string>) {
  if (route.endsWith('/photo')) return app.superadmin.get(`/api/apartments/${apartment}/photo`);
  if (route.endsWith('/contract')) {
    const { url } = (await app.superadmin.get(`/api/apartments/${apartment}/contract`)).json();
    return app.anonymous.get(`/api${url}`);
  }
  return app.anonymous.get(`/api${answer.url ?? answer.contractFileUrl}`);
}

/** A file of one byte too many that begins like one of those the call takes. */
function* tooLarge(route: Route) {
  const head = { film: mp4({ bytes: 0 }), pdf: pdf(), nothing: Buffer.from('ffd8ffe000104a46494600', 'hex') };
  const start = Buffer.concat([head[ROUTES[route]], Buffer.alloc(5000)]);
  yield before();
  yield start;
  const chunk = Buffer.alloc(MEGABYTE);
  for (let left = FILE_MAX_BYTES + 1 - start.length; left > 0; left -= chunk.length)
    yield Buffer.from(left >= chunk.length ? chunk : chunk.subarray(0, left));
  yield END;
}

test('these are all the calls that take a form', async () => {
  const takesForms: string[] = [];
  for (const call of Object.keys(CALLS).filter((one) => /^(POST|PUT|PATCH) /.test(one))) {
    const [method] = call.split(' ');
    const url = `/api${pathOf(call).replace('/apartments/999999', `/apartments/${apartment}`)}`;
    const answer = await app.app.inject({
      method: method as InjectOptions['method'],
      url,
      headers: headers(),
      payload: END,
    });
    // what asks for the password again is refused before its body is looked at
    const isAskedFirst = answer.statusCode === 403 && answer.json().code === 'confirmationNeeded';
    if (answer.statusCode !== 415 && !isAskedFirst) takesForms.push(call);
  }
  expect(takesForms.sort()).toEqual([...routes, ...SAME].sort());
});

describe.each(routes)('%s', (route) => {
  test('what is no picture is refused, whatever it calls itself, and leaves nothing', async () => {
    await app.app.files.variants.idle();
    const clean = await stored();
    const disguises = [
      undefined,
      ['x.png', 'image/png'],
      ['x.pdf', 'application/pdf'],
      ['x.mp4', 'video/mp4'],
    ];
    for (const [what, [bytes, status]] of Object.entries(await refusedFiles()))
      for (const disguise of isFirstOfItsKind(route) ? disguises : disguises.slice(0, 2)) {
        const answer = await send(route, bytes, ...(disguise ?? []));
        expect(answer.statusCode, `${what} as ${disguise?.[0]}: ${answer.body}`).toBe(status);
      }
    if (ROUTES[route] !== 'film') expect((await send(route, mp4())).statusCode).toBe(415);
    if (ROUTES[route] !== 'pdf') expect((await send(route, pdf())).statusCode).toBe(415);
    expect(await stored()).toEqual(clean);
  });

  test('a picture that is a page as well is only ever a picture', async () => {
    const both = await twoFacedPictures();
    if (ROUTES[route] === 'pdf') both['pdf and html'] = twoFacedContract;
    for (const [what, bytes] of Object.entries(both)) {
      const answer = await send(route, bytes, 'page.html', 'text/html');
      expect(answer.statusCode, what).toBe(DONE[methodOf(route)]);
      const { headers: served, rawPayload } = await readBack(route, answer.json());
      expect(served['content-type'], what).toMatch(/^(image\/(jpeg|png|gif)|application\/pdf)$/);
      expect(served['x-content-type-options']).toBe('nosniff');
      expect(served['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      if (served['content-type'] !== 'application/pdf')
        expect(served['content-security-policy']).toContain('sandbox');
      // A contract is evidence and stays as it is; everything else is written anew.
      if (keepsAsIs(route)) expect(rawPayload.equals(bytes), what).toBe(true);
      else expect(rawPayload.includes('script'), what).toBe(false);
    }
  });

  test('a hostile name names nothing', async () => {
    const bytes = await png({ width: 20, height: 20 });
    for (const name of isFirstOfItsKind(route) ? HOSTILE_NAMES : HOSTILE_NAMES.slice(0, 5)) {
      const answer = await send(route, bytes, name);
      expect([DONE[methodOf(route)], 400, 422], `${name}: ${answer.body}`).toContain(answer.statusCode);
      if (answer.statusCode >= 300) continue;
      const read = await readBack(route, answer.json());
      // A form without a file is fine where a contract may come later.
      if (read.statusCode === 404) continue;
      expect(read.statusCode, name).toBe(200);
      expect(read.headers['content-type']).toBe('image/png');
      expect(read.headers['set-cookie']).toBeUndefined();
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
      expect(String(read.headers['content-disposition'])).not.toMatch(/[\x00-\x1f]|\.\.|[/\\]/);
    }
    for (const name of await storedNames(app))
      expect(name).toMatch(/^[0-9a-f]{32}\.[a-z0-9]{3,4}(\.\d+\.\w+)?$|^[0-9a-f-]{36}$/);
    for (const { originalName } of await app.db.select().from(files)) {
      expect(originalName.length).toBeLessThanOrEqual(200);
      expect(originalName).not.toMatch(/[/\\\p{Cc}]/u);
    }
  });

  test('what breaks off leaves nothing', async () => {
    await app.app.files.variants.idle();
    const clean = await stored();
    const bytes = await jpeg({ width: 2000, height: 1500 });
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const head = Object.entries(headers()).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `${methodOf(route)} ${urlOf(route)} HTTP/1.1\r\nhost: x\r\n${head.join('')}content-length: 9000000\r\n\r\n`,
    );
    socket.write(before());
    socket.write(bytes.subarray(0, bytes.length / 2));
    // Long enough for the server to have begun.
    await vi.waitFor(async () => expect(await stored()).not.toEqual(clean), { timeout: 5000, interval: 10 });
    socket.destroy();
    await once(socket, 'close');
    await vi.waitFor(async () => expect(await stored()).toEqual(clean), 10_000);
  });

  test('what says that it is too large is refused before it comes', async () => {
    const payload = Readable.from([before()]);
    const answer = await app.app.inject({
      method: methodOf(route),
      url: urlOf(route),
      headers: { ...headers(), 'content-length': String(FILE_MAX_BYTES + 2 * MEGABYTE) },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'tooLarge']);
  });

  test.runIf(isFirstOfItsKind(route))('200 MB and a byte are too large', async () => {
    const clean = await stored();
    const answer = await post(route, Readable.from(tooLarge(route)));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'tooLarge']);
    await vi.waitFor(async () => expect(await stored()).toEqual(clean), 10_000);
  });
});
