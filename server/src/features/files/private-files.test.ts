import { PRIVATE_LINK_TTL_MS } from '@diyar/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { jpeg, pdf, phonePhoto } from '../../testing/pictures.ts';
import { store, storePicture } from '../../testing/stored-files.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { type FileRow, type Files, signedLink } from './index.ts';

let app: TestApp;
let contract: FileRow;
let photo: FileRow;
let holder: { id: number; tokenVersion: number };

const linkTo = (
  file: Pick<FileRow, 'id' | 'mimeType'>,
  { now = Date.now(), files = app.app.files as Pick<Files, 'linkKey'> } = {},
) => signedLink(files, holder, file, now);

const stored = (bytes: Buffer, name: string, fileClass: 'contract' | 'photo') =>
  store(app.app, bytes, name, { class: fileClass, kinds: ['pdf', 'image'] });
const get = (headers: Record<string, string>, path: string) => app.anonymous.get(path, { headers });
const head = (headers: Record<string, string>, path: string) =>
  app.app.inject({ method: 'HEAD', url: path, headers });

beforeAll(async () => {
  app = await testApp();
  holder = { id: (await app.as('ADMIN').get('/auth/me')).json().id, tokenVersion: 1 };
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
  const link = linkTo(contract);
  expect(link.mimeType).toBe('application/pdf');
  const answer = await get({}, link.url);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(pdf())).toBe(true);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('عقد A-301.pdf')}`,
  });
  const picture = linkTo(photo);
  expect((await get({}, `/api${picture.url}`)).headers['content-security-policy']).toContain('sandbox');
  expect((await head({}, picture.url)).statusCode).toBe(200);
  expect((await get({ range: 'bytes=0-3' }, link.url)).body).toBe('%PDF');
});

test('an expired or altered link, or one of another file, is 403', async () => {
  const { url: good } = linkTo(contract);
  const old = linkTo(contract, { now: Date.now() - PRIVATE_LINK_TTL_MS - 1 });
  const forged = linkTo(contract, { files: { linkKey: 'guess' } });
  const borrowed = good.replace(`/${contract.id}?`, `/${photo.id}?`);
  const later = good.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60_000}`);
  const bad = [
    old.url,
    forged.url,
    borrowed,
    later,
    `${good}x`,
    good.slice(0, -1),
    good.replace(/by=\d+-\d+/, 'by=1-1'),
    good.replace(/&by=.*/, ''),
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
  expect((await get({}, linkTo({ id: 999_999, mimeType: 'x' }).url)).statusCode).toBe(404);
});

test('a public file has no signed link', async () => {
  const id = await storePicture(app.app);
  expect((await get({}, linkTo({ id, mimeType: 'x' }).url)).statusCode).toBe(404);
});

test('a contract is stored byte for byte, also as a picture; a photo is re-encoded', async () => {
  const scan = await phonePhoto({ width: 300, height: 200 });
  const contract = await stored(scan, 'scan.jpg', 'contract');
  expect([contract.width, contract.height, contract.variants]).toEqual([200, 300, 'none']);
  expect((await get({}, linkTo(contract).url)).rawPayload.equals(scan)).toBe(true);
  const cleaned = await stored(scan, 'holder.jpg', 'photo');
  expect((await get({}, linkTo(cleaned).url)).rawPayload.includes('DiyarPhone')).toBe(false);
});

test('a link ends with the account, the role and the password of whoever asked for it', async () => {
  const superadmin = app.as('SUPERADMIN');
  const ways = {
    disabled: (id: number) => superadmin.patch(`/admin/users/${id}/status`, { isActive: false }),
    deleted: (id: number) => superadmin.delete(`/admin/users/${id}`),
    role: (id: number) => superadmin.patch(`/admin/users/${id}`, { role: 'LACASA' }),
    password: (id: number) => superadmin.patch(`/admin/users/${id}/password`, { password: 'another one' }),
  };
  for (const [username, end] of Object.entries(ways)) {
    const input = { username, password: TEST_PASSWORD, role: 'ADMIN' };
    const { id } = (await superadmin.post('/admin/users', input)).json();
    const { token } = (await app.anonymous.post('/auth/login', input)).json();
    const form = await multipart({
      apartmentName: `Of ${username}`,
      contract: { bytes: pdf(), name: 'c.pdf' },
    });
    const sold = await app.withToken(token).post('/admin/selled', form.payload, { headers: form.headers });
    expect(sold.statusCode, sold.body).toBe(201);
    const fresh = await app.withToken(token).get(`/admin/selled/${sold.json().id}/contract`);
    const links = [sold.json().contractFileUrl, fresh.json().url];
    for (const url of links) expect((await get({}, url)).statusCode).toBe(200);
    await end(id);
    for (const url of links) {
      const late = await get({}, url);
      expect([username, late.statusCode, late.json().code]).toEqual([username, 403, 'linkExpired']);
    }
  }
});
