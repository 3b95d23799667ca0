import type { Apartment } from '@diyar/contract/apartments';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import { type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { multipart } from '../../testing/multipart.ts';
import { jpeg, pdf, png } from '../../testing/pictures.ts';
import { openBuilding } from '../building-access/index.ts';
import { attach } from './documents.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

async function upload(
  { id }: { id: number },
  document: 'photo' | 'contract',
  bytes: Uint8Array,
  name: string,
) {
  const form = await multipart({ file: { bytes, name } });
  return app.lacasa.post(`/apartments/${id}/${document}`, form.payload, { headers: form.headers });
}

const photoOf = ({ id }: Apartment) => app.lacasa.get(`/api/apartments/${id}/photo?ts=${Date.now()}`);
const contractOf = ({ id }: Apartment) => app.lacasa.get(`/api/apartments/${id}/contract`);
const free = ({ id }: Apartment) => app.lacasa.delete(`/lacasa/apartments/${id}/reservation`);
const filesKept = async () => (await app.db.select({ total: count() }).from(files))[0]?.total;

describe('the photo', () => {
  test('is kept for those who may see it, and for no cache', async () => {
    const one = await app.reserve();
    expect((await photoOf(one)).statusCode).toBe(404);
    const answer = await upload(one, 'photo', await jpeg(), 'سامر.jpg');
    expect(answer.statusCode).toBe(201);
    const { reserverPhotoUrl, reserverImageFileId, version } = answer.json();
    expect(version).toBe(one.version + 1);
    const photo = await photoOf(one);
    expect(photo.statusCode).toBe(200);
    expect(photo.headers['content-type']).toMatch(/^image\//);
    expect(photo.headers['cache-control']).toContain('no-store');
    expect(photo.rawPayload.length).toBeGreaterThan(1000);
    expect((await app.lacasa.get(reserverPhotoUrl)).rawPayload).toEqual(photo.rawPayload);
    expect((await app.anonymous.get(reserverPhotoUrl)).statusCode).toBe(401);
    const replaced = (await upload(one, 'photo', await png(), 'b.png')).json();
    expect(replaced.reserverImageFileId).not.toBe(reserverImageFileId);
    expect(replaced.reserverPhotoUrl).not.toBe(reserverPhotoUrl);
  });

  test('is a picture, of someone who holds the apartment', async () => {
    const one = await app.reserve();
    const before = await filesKept();
    expect((await upload(one, 'photo', pdf(), 'a.jpg')).statusCode).toBe(415);
    expect((await upload(one, 'photo', new Uint8Array(), 'a.jpg')).json().code).toBe('emptyFile');
    expect((await upload(one, 'photo', Buffer.from('<svg/>'), 'a.svg')).statusCode).toBe(415);
    const none = await multipart({ other: 'text' });
    const answer = await app.lacasa.post(`/apartments/${one.id}/photo`, none.payload, {
      headers: none.headers,
    });
    expect(answer.json().errors).toMatchObject([{ path: 'file' }]);
    expect((await app.lacasa.post(`/apartments/${one.id}/photo`, { file: 'x' })).statusCode).toBe(415);
    expect((await upload(app.free(), 'photo', await jpeg(), 'a.jpg')).json().code).toBe('notReserved');
    expect((await upload({ id: 99_999 }, 'photo', await jpeg(), 'a.jpg')).statusCode).toBe(404);
    expect(await filesKept()).toBe(before);
  });
});

describe('the contract', () => {
  test.each([
    ['a PDF', async () => pdf(), 'application/pdf'],
    ['a picture', () => jpeg(), 'image/jpeg'],
  ])('%s, seen by a signed link', async (_, bytes, mimeType) => {
    const one = await app.reserve();
    expect((await contractOf(one)).statusCode).toBe(404);
    const answer = await upload(one, 'contract', await bytes(), 'عقد.pdf');
    expect(answer.statusCode).toBe(201);
    const fresh = (await contractOf(one)).json();
    expect(fresh.mimeType).toBe(mimeType);
    expect(Date.parse(fresh.expiresAt)).toBeLessThanOrEqual(Date.now() + 10 * 60_000);
    for (const url of [
      fresh.url,
      answer.json().contractFileUrl,
      (await app.apartment(one.label)).contractFileUrl,
    ]) {
      const file = await app.anonymous.get(url);
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, mimeType]);
      expect(
        (await app.anonymous.get(url.replace(/.$/, (c: string) => (c === 'A' ? 'B' : 'A')))).statusCode,
      ).toBe(403);
    }
  });

  test('is no text and no film', async () => {
    const one = await app.reserve();
    expect((await upload(one, 'contract', Buffer.from('just words'), 'a.pdf')).statusCode).toBe(415);
    expect((await app.apartment(one.label)).contractFileId).toBeNull();
  });
});

test('a removed holder leaves neither photo nor contract, and gets both back when it is undone', async () => {
  const one = await app.reserve({ name: 'Former' });
  await upload(one, 'photo', await jpeg(), 'a.jpg');
  await upload(one, 'contract', pdf(), 'a.pdf');
  const before = await app.apartment(one.label);
  await free(one);
  expect(await app.apartment(one.label)).toMatchObject({
    reserverImageFileId: null,
    reserverPhotoUrl: null,
    contractFileId: null,
    contractFileUrl: null,
  });
  expect([(await photoOf(one)).statusCode, (await contractOf(one)).statusCode]).toEqual([404, 404]);
  await app.lacasa.post(`/lacasa/apartments/${one.id}/reservation`, { name: 'Next' });
  expect([(await photoOf(one)).statusCode, (await contractOf(one)).statusCode]).toEqual([404, 404]);
  await free(one);
  await app.superadmin.post(`/lacasa/apartments/${one.id}/restore`, { reserverId: one.reserverId });
  const { reserverImageFileId, contractFileId } = before;
  expect(await app.apartment(one.label)).toMatchObject({
    name: 'Former',
    reserverImageFileId,
    contractFileId,
  });
  expect([(await photoOf(one)).statusCode, (await contractOf(one)).statusCode]).toEqual([200, 200]);
});

test('a photo that arrives after its holder has gone is not put on the next', async () => {
  const one = await app.reserve({ name: 'Former' });
  const { reserverImageFileId } = (await upload(one, 'photo', await jpeg(), 'a.jpg')).json();
  const file = (await app.db.select().from(files)).find((row) => row.id === reserverImageFileId);
  const former = await app.dealOf(one);
  await free(one);
  await app.lacasa.post(`/lacasa/apartments/${one.id}/reservation`, { name: 'Next' });
  const scope = await openBuilding(app.db, null, 'lacasa');
  if (!file) throw new Error('no photo');
  await expect(attach(app.db, scope, one.id, former, 'photo', file)).rejects.toMatchObject({
    code: 'stale',
  });
  expect((await app.apartment(one.label)).reserverImageFileId).toBeNull();
});

test('photo and contract are in the history', async () => {
  const one = await app.reserve();
  await upload(one, 'photo', await jpeg(), 'a.jpg');
  await upload(one, 'contract', pdf(), 'a.pdf');
  const { items } = (await app.superadmin.get(`/lacasa/apartments/${one.id}/history`)).json();
  expect(items.map((entry: { action: string }) => entry.action)).toEqual([
    'contractAdded',
    'photoAdded',
    'reserved',
  ]);
  expect(items[1].changes).toMatchObject([{ field: 'reserverImageFileId', before: '' }]);
});
