import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentVersion, files } from '../../db/schema.ts';
import * as pictures from '../../testing/pictures.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { storedNames, uploads } from '../../testing/uploads.ts';
import { mp4, PLACE, webm } from '../../testing/videos.ts';
import { scheduleFileSweep } from './sweep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { upload, bytesAt } = uploads(() => app);

test.each([
  ['JPEG', pictures.jpeg, 'image/jpeg', 'jpg'],
  ['PNG', pictures.png, 'image/png', 'png'],
  ['WebP', pictures.webp, 'image/webp', 'webp'],
  ['AVIF', pictures.avif, 'image/avif', 'avif'],
  ['GIF', pictures.gif, 'image/gif', 'gif'],
] as const)('%s: type from the bytes, whatever name and header say', async (_, make, mimeType, extension) => {
  const answer = await upload(await make({ width: 400, height: 300 }), 'invoice.exe');
  expect(answer.statusCode).toBe(201);
  const file = answer.json();
  expect(file).toMatchObject({ mimeType, width: 400, height: 300, publicUrl: file.url, variants: null });
  expect(file.url).toMatch(new RegExp(`^/uploads/[0-9a-f]{32}\\.${extension}$`));
  expect(file.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(file.placeholder.length).toBeLessThan(600);
  const served = await app.anonymous.get(file.url);
  expect(served.headers['content-type']).toBe(mimeType);
  expect(served.rawPayload.length).toBe(file.size);
  const [row] = await app.db.select().from(files).where(eq(files.id, file.fileId));
  expect(row?.sha256).toBe(createHash('sha256').update(served.rawPayload).digest('hex'));
});

test('the first sizes of some pictures can be waited for; AVIF stays for later', async () => {
  const { fileId } = (await upload(await pictures.jpeg({ width: 900, height: 600 }))).json();
  await app.app.files.variants.idle();
  await app.db.update(files).set({ variants: 'pending', variantFormats: [] }).where(eq(files.id, fileId));
  await app.app.files.variants.makeQuick([fileId]);
  const [row] = await app.db.select().from(files).where(eq(files.id, fileId));
  expect(row).toMatchObject({ variants: 'pending', variantFormats: ['webp', 'jpeg'] });
  await app.app.files.variants.resume();
  await app.app.files.variants.idle();
  const [later] = await app.db.select().from(files).where(eq(files.id, fileId));
  expect(later?.variants).toBe('ready');
});

test('every copy is upright and without EXIF', async () => {
  const bytes = await pictures.phonePhoto({ width: 800, height: 600 });
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const file = (await upload(bytes)).json();
  expect(file).toMatchObject({ width: 600, height: 800 });
  await app.app.files.variants.idle();
  for (const url of [file.url, `${file.url}/320.jpeg`, `${file.url}/320.webp`, `${file.url}/320.avif`]) {
    const copy = await bytesAt(url);
    const { exif, xmp, iptc, orientation, width = 0, height = 0 } = await sharp(copy).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(height).toBeGreaterThan(width);
    expect(copy.includes('DiyarPhone') || copy.includes('secret-software')).toBe(false);
  }
});

test('sizes up to its own in three formats, none larger, are stored', async () => {
  const file = (await upload(await pictures.jpeg({ width: 1000, height: 500 }))).json();
  await app.app.files.variants.idle();
  const [row] = await app.db.select().from(files).where(eq(files.id, file.fileId));
  expect(row).toMatchObject({ variants: 'ready', variantFormats: ['avif', 'webp', 'jpeg'] });
  for (const width of [320, 640, 960])
    for (const format of ['avif', 'webp', 'jpeg']) {
      const answer = await app.anonymous.get(`${file.url}/${width}.${format}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height: width / 2 });
    }
  for (const missing of [
    '1280.avif',
    '1920.webp',
    '100.jpeg',
    '640.png',
    '640',
    '640.avif.jpeg',
    '..%2f640.avif',
  ])
    expect((await app.anonymous.get(`${file.url}/${missing}`)).statusCode, missing).toBe(404);
  expect((await storedNames(app)).filter((name) => name.startsWith(file.url.slice(9)))).toHaveLength(10);
});

test('AVIF is not offered where it saves nothing', async () => {
  const file = (await upload(await pictures.plainJpeg())).json();
  await app.app.files.variants.idle();
  const [row] = await app.db.select().from(files).where(eq(files.id, file.fileId));
  expect(row).toMatchObject({ variants: 'ready', variantFormats: ['webp', 'jpeg'] });
  expect((await app.anonymous.get(`${file.url}/320.avif`)).statusCode).toBe(404);
  expect((await app.anonymous.get(`${file.url}/320.webp`)).statusCode).toBe(200);
});

test('an animated picture stays animated, without sizes; transparency is preserved', async () => {
  const gif = (await upload(await pictures.movingGif(5))).json();
  expect(gif).toMatchObject({ width: 64, height: 48 });
  expect((await sharp(await bytesAt(gif.url), { pages: -1 }).metadata()).pages).toBe(5);
  const clear = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#ff000040' } })
    .png()
    .toBuffer();
  const png = (await upload(clear)).json();
  expect((await sharp(await bytesAt(png.url)).metadata()).hasAlpha).toBe(true);
  await app.app.files.variants.idle();
  expect((await sharp(await bytesAt(`${png.url}/320.webp`)).metadata()).hasAlpha).toBe(true);
});

test('trailing data of a PNG is removed', async () => {
  const html = Buffer.from('<script>alert(document.domain)</script>');
  const file = (
    await upload(Buffer.concat([await pictures.png({ width: 50, height: 50 }), html]), 'x.html')
  ).json();
  expect(file.mimeType).toBe('image/png');
  expect((await bytesAt(file.url)).includes('<script>')).toBe(false);
});

test.each([
  ['MP4', mp4({ width: 1280, height: 720 }), 'video/mp4', [1280, 720]],
  ['MP4, held upright', mp4({ width: 1280, height: 720, upright: true }), 'video/mp4', [720, 1280]],
  ['MOV', mp4({ brand: 'qt  ' }), 'video/quicktime', [1280, 720]],
  ['WebM', webm(640, 360), 'video/webm', [640, 360]],
] as const)(
  '%s: its dimensions are read and its location erased',
  async (_, bytes, mimeType, [width, height]) => {
    expect(bytes.includes(PLACE)).toBe(true);
    const file = (await upload(bytes, 'film.jpg')).json();
    expect(file).toMatchObject({
      mimeType,
      width,
      height,
      placeholder: null,
      variants: null,
      size: bytes.length,
    });
    const stored = await bytesAt(file.url);
    expect(stored.includes(PLACE)).toBe(false);
    expect(stored.length).toBe(bytes.length);
  },
);

test('a real film is stored unchanged, except for its tags', async () => {
  const real = await readFile(
    new URL('../../../../demo/media/video/olive-terraces-tour.mp4', import.meta.url),
  );
  const file = (await upload(real)).json();
  expect(file).toMatchObject({ mimeType: 'video/mp4', width: 1280, height: 720 });
  const stored = await bytesAt(file.url);
  expect(stored.subarray(4000).equals(real.subarray(4000))).toBe(true);
});

test('new sizes invalidate cached pages', async () => {
  const version = async () => (await app.db.select().from(contentVersion))[0]?.version ?? 0;
  const before = await version();
  await upload(await pictures.jpeg({ width: 400, height: 300 }));
  await app.app.files.variants.idle();
  await vi.waitFor(async () => expect(await version()).toBeGreaterThan(before), 5000);
});

test('failed sizes are tried again at the next start', async () => {
  const file = (await upload(await pictures.jpeg({ width: 400, height: 300 }))).json();
  await app.app.files.variants.idle();
  await app.db.update(files).set({ variants: 'failed' }).where(eq(files.id, file.fileId));
  const stop = scheduleFileSweep(app.app.files);
  await vi.waitFor(async () => {
    const [row] = await app.db.select().from(files).where(eq(files.id, file.fileId));
    expect(row?.variants).toBe('ready');
  }, 20_000);
  await stop();
});
