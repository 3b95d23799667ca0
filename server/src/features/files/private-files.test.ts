import { PRIVATE_LINK_TTL_MS } from '@diyar/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jpeg, pdf, phonePhoto } from '../../testing/pictures.ts';
import { store, storePicture } from '../../testing/stored-files.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type FileRow, signedLink } from './index.ts';

let app: TestApp;
let contract: FileRow;
let photo: FileRow;

const stored = (bytes: Buffer, name: string, fileClass: 'contract' | 'photo') =>
  store(app.app, bytes, name, { class: fileClass, kinds: ['pdf', 'image'] });
const get = (headers: Record<string, string>, path: string) => app.anonymous.get(path, { headers });
const head = (headers: Record<string, string>, path: string) =>
  app.app.inject({ method: 'HEAD', url: path, headers });

beforeAll(async () => {
  app = await testApp();
  contract = await stored(pdf(), 'عقد "A-301"\u202e.pdf', 'contract');
  photo = await stored(await jpeg({ width: 400, height: 300 }), 'holder.jpg', 'photo');
});
afterAll(() => app.close());

test('have no public address', async () => {
  for (const file of [contract, photo]) {
    expect(file.storageKey).toMatch(/^private\//);
    const name = file.storageKey.slice(8);
    for (const path of [
      `/uploads/${name}`,
      `/uploads/private%2f${name}`,
      `/uploads/${name}/320.webp`,
      `/private-files/${file.id}`,
    ])
      expect([403, 404]).toContain((await get({}, path)).statusCode);
  }
});

test('a signed link serves them uncacheable, with their own name', async () => {
  const link = signedLink(app.app.files, contract);
  expect(link.mimeType).toBe('application/pdf');
  const answer = await get({}, link.url);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(pdf())).toBe(true);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('عقد A-301.pdf')}`,
  });
  const picture = signedLink(app.app.files, photo);
  expect((await get({}, `/api${picture.url}`)).headers['content-security-policy']).toContain('sandbox');
  expect((await head({}, picture.url)).statusCode).toBe(200);
  expect((await get({ range: 'bytes=0-3' }, link.url)).body).toBe('%PDF');
});

test('an expired or altered link, or one of another file, is 403', async () => {
  const { url: good } = signedLink(app.app.files, contract);
  const old = signedLink(app.app.files, contract, Date.now() - PRIVATE_LINK_TTL_MS - 1);
  const forged = signedLink({ linkKey: 'guess' }, contract);
  const borrowed = good.replace(`/${contract.id}?`, `/${photo.id}?`);
  const later = good.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60_000}`);
  const bad = [
    old.url,
    forged.url,
    borrowed,
    later,
    `${good}x`,
    good.slice(0, -1),
    good.replace(/&.*/, ''),
    `/private-files/${contract.id}?expires=x&signature=`,
  ];
  for (const path of bad) {
    const answer = await get({}, path);
    expect([answer.statusCode, answer.json().code, answer.headers['cache-control']], path).toEqual([
      403,
      'linkExpired',
      'no-store',
    ]);
  }
  expect((await get({}, signedLink(app.app.files, { id: 999_999, mimeType: 'x' }).url)).statusCode).toBe(404);
});

test('a public file has no signed link', async () => {
  const id = await storePicture(app.app);
  expect((await get({}, signedLink(app.app.files, { id, mimeType: 'x' }).url)).statusCode).toBe(404);
});

test('a contract is stored byte for byte, also as a picture; a photo is re-encoded', async () => {
  const scan = await phonePhoto({ width: 300, height: 200 });
  const contract = await stored(scan, 'scan.jpg', 'contract');
  expect([contract.width, contract.height, contract.variants]).toEqual([200, 300, 'none']);
  expect((await get({}, signedLink(app.app.files, contract).url)).rawPayload.equals(scan)).toBe(true);
  const cleaned = await stored(scan, 'holder.jpg', 'photo');
  expect((await get({}, signedLink(app.app.files, cleaned).url)).rawPayload.includes('DiyarPhone')).toBe(
    false,
  );
});
