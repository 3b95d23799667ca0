import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import { multipart } from '../../testing/multipart.ts';
import * as pictures from '../../testing/pictures.ts';
import { testApp } from '../../testing/test-app.ts';
import { mp4, PLACE, webm } from '../../testing/videos.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diyar-uploads-'));
  app = await testApp({ dataDir });
});
afterAll(() => app.close());

async function upload(
  bytes: Uint8Array,
  name = 'file',
  path = '/uploads',
  role: 'ADMIN' | 'SUPERADMIN' = 'ADMIN',
) {
  const form = await multipart({ file: { bytes, name, type: 'image/jpeg' } });
  return app.as(role).post(path, form.payload, { headers: form.headers });
}
const bytesAt = async (url: string) => (await app.anonymous.get(url)).rawPayload;

/** What is on disk: names of kept files and of drafts. */
async function stored() {
  const names = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return names.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
const rows = () => app.db.$count(files);

async function leavesNothing<T>(act: () => Promise<T>): Promise<T> {
  await app.app.files.variants.idle();
  const before = [await rows(), (await stored()).sort()];
  const result = await act();
  expect([await rows(), (await stored()).sort()]).toEqual(before);
  return result;
}

test('ADMIN and SUPERADMIN upload, at both paths and mounts; nobody else', async () => {
  const form = await multipart({
    file: { bytes: await pictures.png({ width: 20, height: 10 }), name: 'a.png' },
  });
  for (const path of ['/uploads', '/files', '/api/uploads', '/api/files']) {
    const call = (role: 'ADMIN' | 'SUPERADMIN' | 'LACASA') =>
      app.as(role).post(path, form.payload, { headers: form.headers });
    expect((await app.anonymous.post(path, form.payload, { headers: form.headers })).statusCode).toBe(401);
    expect((await call('LACASA')).statusCode).toBe(403);
    expect((await call('ADMIN')).statusCode).toBe(201);
    expect((await call('SUPERADMIN')).statusCode).toBe(201);
  }
});

describe('pictures', () => {
  test.each([
    ['JPEG', pictures.jpeg, 'image/jpeg', 'jpg'],
    ['PNG', pictures.png, 'image/png', 'png'],
    ['WebP', pictures.webp, 'image/webp', 'webp'],
    ['AVIF', pictures.avif, 'image/avif', 'avif'],
    ['GIF', pictures.gif, 'image/gif', 'gif'],
  ] as const)(
    '%s: type from the bytes, whatever name and header say',
    async (_, make, mimeType, extension) => {
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
      const { createHash } = await import('node:crypto');
      expect(row?.sha256).toBe(createHash('sha256').update(served.rawPayload).digest('hex'));
    },
  );

  test('EXIF with its place is gone and the picture stands upright, in every copy', async () => {
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

  test('sizes up to its own in three formats, none larger; kept on disk', async () => {
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
    expect((await stored()).filter((name) => name.startsWith(file.url.slice(9)))).toHaveLength(10);
  });

  test('AVIF is not offered where it saves nothing', async () => {
    const file = (await upload(await pictures.roughJpeg({ width: 700, height: 500 }))).json();
    await app.app.files.variants.idle();
    const [row] = await app.db.select().from(files).where(eq(files.id, file.fileId));
    expect(row).toMatchObject({ variants: 'ready', variantFormats: ['webp', 'jpeg'] });
    expect((await app.anonymous.get(`${file.url}/320.avif`)).statusCode).toBe(404);
    expect((await app.anonymous.get(`${file.url}/320.webp`)).statusCode).toBe(200);
  });

  test('a moving picture keeps moving, without sizes; a see-through one stays so', async () => {
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

  test('what hides behind the pixels of a PNG does not survive', async () => {
    const html = Buffer.from('<script>alert(document.domain)</script>');
    const file = (
      await upload(Buffer.concat([await pictures.png({ width: 50, height: 50 }), html]), 'x.html')
    ).json();
    expect(file.mimeType).toBe('image/png');
    expect((await bytesAt(file.url)).includes('<script>')).toBe(false);
  });
});

describe('films', () => {
  test.each([
    ['MP4', mp4({ width: 1280, height: 720 }), 'video/mp4', [1280, 720]],
    ['MP4, held upright', mp4({ width: 1280, height: 720, upright: true }), 'video/mp4', [720, 1280]],
    ['MOV', mp4({ brand: 'qt  ' }), 'video/quicktime', [1280, 720]],
    ['WebM', webm(640, 360), 'video/webm', [640, 360]],
  ] as const)(
    '%s: its size is read and the place it was taken at erased',
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
      const kept = await bytesAt(file.url);
      expect(kept.includes(PLACE)).toBe(false);
      expect(kept.length).toBe(bytes.length);
    },
  );

  test('a real film comes back as it was, but for its tags', async () => {
    const real = await readFile(
      new URL('../../../../demo/media/video/olive-terraces-tour.mp4', import.meta.url),
    );
    const file = (await upload(real)).json();
    expect(file).toMatchObject({ mimeType: 'video/mp4', width: 1280, height: 720 });
    const kept = await bytesAt(file.url);
    expect(kept.subarray(4000).equals(real.subarray(4000))).toBe(true);
  });
});

/** A grey PNG of any size that is tiny on disk. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is refused leaves neither row nor file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['SVG', Buffer.from(svg), 415, 'unsupportedType'],
    ['SVG with an XML head', Buffer.from(`<?xml version="1.0"?>${svg}`), 415, 'unsupportedType'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'unsupportedType'],
    ['script', Buffer.from('fetch("/api/admin/users")'), 415, 'unsupportedType'],
    ['PDF', pictures.pdf(), 415, 'unsupportedType'],
    ['ZIP', Buffer.from('504b0304140000000000', 'hex'), 415, 'unsupportedType'],
    [
      'HEIC that cannot be decoded',
      Buffer.concat([Buffer.from('000000186674797068656963000000006d696631', 'hex'), Buffer.alloc(200)]),
      415,
      'unsupportedType',
    ],
    ['empty file', Buffer.alloc(0), 422, 'emptyFile'],
    [
      'JPEG head with nothing behind it',
      Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(3000)]),
      422,
      'unreadableFile',
    ],
    ['film without a film', Buffer.concat([mp4().subarray(0, 24), Buffer.alloc(500)]), 422, 'unreadableFile'],
    ['decompression bomb', bomb(12_000, 12_000), 422, 'tooManyPixels'],
  ])('%s', async (_, bytes, status, code) => {
    const answer = await leavesNothing(() => upload(bytes as Buffer, 'photo.jpg'));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('a picture cut off in the middle, and one with too many frames', async () => {
    const whole = await pictures.jpeg({ width: 800, height: 600 });
    const cut = await leavesNothing(() => upload(whole.subarray(0, whole.length / 2)));
    expect(cut.json().code).toBe('unreadableFile');
    const long = await pictures.movingGif(501, 4, 4);
    expect((await leavesNothing(() => upload(long))).json().code).toBe('tooManyPixels');
  });

  test('no file, two files, no form, a field named like an object', async () => {
    const send = async (fields: Parameters<typeof multipart>[0]) => {
      const form = await multipart(fields);
      return leavesNothing(() => app.as('ADMIN').post('/files', form.payload, { headers: form.headers }));
    };
    const bytes = await pictures.png({ width: 20, height: 20 });
    const none = await send({ note: 'nothing' });
    expect([none.statusCode, none.json().errors]).toEqual([
      422,
      [{ path: 'file', message: 'This field is required.' }],
    ]);
    const two = await send({ a: { bytes }, b: { bytes } });
    expect([two.statusCode, two.json().code]).toEqual([422, 'tooManyFiles']);
    expect((await send({ __proto__x: 'fine', constructor: 'not fine', file: { bytes } })).statusCode).toBe(
      400,
    );
    expect((await app.as('ADMIN').post('/files', { file: 'x' })).statusCode).toBe(415);
    expect((await app.as('ADMIN').post('/files')).statusCode).toBe(415);
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await app.as('ADMIN').post('/files', 'nonsense', { headers: broken })).statusCode).toBe(400);
  });

  test('the extra fields of SPEC §7 are fine, before and behind the file', async () => {
    const bytes = await pictures.png({ width: 20, height: 20 });
    const form = await multipart({ kind: 'gallery', file: { bytes }, projectId: '7' });
    expect((await app.as('ADMIN').post('/files', form.payload, { headers: form.headers })).statusCode).toBe(
      201,
    );
  });
});
