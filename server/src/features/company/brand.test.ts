import { BUILT_IN_PLACE } from '@diyar/contract/rules/place';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes, company, contentVersion, files, logoFiles } from '../../db/schema.ts';
import { multipart } from '../../testing/multipart.ts';
import { testApp } from '../../testing/test-app.ts';
import { sweepFiles } from '../files/index.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const site = async () => (await app.anonymous.get('/brand')).json();
const read = async () => (await app.as('ADMIN').get('/admin/company/brand')).json();
const put = (body: object) => app.as('ADMIN').put('/admin/company/brand', body);

/** A dark disc on nothing. */
async function upload(colour = '#17455a', width = 900, height = 300): Promise<number> {
  const disc = Buffer.from(
    `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${height / 2.5}" fill="${colour}"/></svg>`,
  );
  const bytes = await sharp(disc).png().toBuffer();
  const form = await multipart({ file: { bytes, name: 'logo.png' } });
  return (await app.as('ADMIN').post('/uploads', form.payload, { headers: form.headers })).json().fileId;
}

test('an installation that has set nothing shows what it always did', async () => {
  expect(await site()).toEqual({
    name: { en: 'Diyar', ar: 'ديار' },
    isOwn: false,
    logo: null,
    accent: null,
    texts: expect.objectContaining({ headlineEn: '', footerAr: '' }),
    place: BUILT_IN_PLACE,
  });
});

test('a company that has only a name is called by it, without the built-in mark', async () => {
  await app.as('ADMIN').put('/company', { nameEn: 'Bait Al-Noor Development Co.', nameAr: '' });
  expect(await site()).toMatchObject({
    name: { en: 'Bait Al-Noor Development Co.', ar: 'Bait Al-Noor Development Co.' },
    isOwn: true,
  });
  await put({ shortNameEn: 'Bait Al-Noor', shortNameAr: 'بيت النور' });
  expect((await site()).name).toEqual({ en: 'Bait Al-Noor', ar: 'بيت النور' });
});

test('the colour is adjusted for each theme and stored as it was chosen', async () => {
  const answer = await put({ accent: ' #D9A21B ' });
  expect([answer.statusCode, answer.json().accent]).toEqual([200, '#d9a21b']);
  const { accent } = await site();
  expect(accent.light).not.toBe('#d9a21b');
  expect(accent.dark).toBe('#d9a21b');
  for (const wrong of ['red', '#12345', 'url(x)'])
    expect((await put({ accent: wrong })).json().errors).toEqual([
      { path: 'accent', message: expect.any(String) },
    ]);
});

const RENDERED: Record<string, [string, number, number]> = {
  'logo.webp': ['webp', 128, 128],
  'dark.webp': ['webp', 128, 128],
  'paper.webp': ['webp', 128, 128],
  'icon-32.png': ['png', 32, 32],
  'icon-180.png': ['png', 180, 180],
  'icon-512.png': ['png', 512, 512],
  'share.png': ['png', 1200, 630],
};

test('pictures are made from the logo, for the dark ground a brighter one, for paper one without colour', async () => {
  await put({ logoFileId: await upload() });
  const { logo } = await site();
  const [, key] = /^\/brand\/([^/]+)\/logo\.webp$/.exec(logo.light) ?? [];
  const pixel = async (name: string) => {
    const answer = await app.anonymous.get(`/brand/${key}/${name}?accent=d9a21b`);
    expect(answer.statusCode, name).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    const picture = sharp(answer.rawPayload);
    const { format, width, height } = await picture.metadata();
    expect([format, width, height], name).toEqual(RENDERED[name]);
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
    return [...data.subarray(at, at + 3)];
  };
  const shown = Object.fromEntries(
    await Promise.all(Object.keys(RENDERED).map(async (name) => [name, await pixel(name)] as const)),
  );
  expect(shown['logo.webp']).toEqual([0x17, 0x45, 0x5a]);
  expect(shown['share.png']).toEqual([0x17, 0x45, 0x5a]);
  expect(
    shown['dark.webp']?.every((part: number, i: number) => part > (shown['logo.webp']?.[i] ?? 0) + 40),
  ).toBe(true);
  expect(new Set(shown['paper.webp']).size).toBe(1);
});

test('one of its own for dark and for paper takes the place of the made one', async () => {
  await put({ logoDarkFileId: await upload('#ffffff'), logoPaperFileId: await upload('#000000') });
  const { logo } = await site();
  expect(logo.dark).toMatch(/\/logo\.webp$/);
  expect(logo.paper).toMatch(/\/logo\.webp$/);
  expect(logo.dark).not.toBe(logo.light);
});

test('what is no logo has no pictures', async () => {
  for (const path of [
    '/brand/nothing/logo.webp',
    `/brand/${'0'.repeat(32)}.png/logo.webp`,
    `/brand/..%2f..%2fetc/logo.webp`,
    `/brand/${'0'.repeat(32)}.png/other.webp`,
  ])
    expect([400, 404]).toContain((await app.anonymous.get(path)).statusCode);
  const [contract] = await app.db
    .insert(files)
    .values({
      class: 'contract',
      storageKey: 'private/x.pdf',
      sha256: 'x',
      mimeType: 'application/pdf',
      size: 1,
    })
    .returning();
  expect((await put({ logoFileId: contract?.id })).json().code).toBe('wrongFileClass');
});

test('the manifest names the company and its icons', async () => {
  const answer = await app.anonymous.get('/api/brand/manifest?lang=ar');
  const manifest = answer.json();
  expect(manifest).toMatchObject({ short_name: 'بيت النور', dir: 'rtl', lang: 'ar' });
  for (const { src } of manifest.icons) {
    const { pathname } = new URL(src, 'https://x.example/api/brand/manifest?lang=ar');
    expect((await app.anonymous.get(pathname)).statusCode).toBe(200);
  }
  expect(manifest.icons).toHaveLength(2);
});

test('a save is told in the history, outdates the pages, and comes back; a logo is kept for papers', async () => {
  const version = async () => (await app.db.select().from(contentVersion))[0]?.version ?? 0;
  const before = await read();
  const content = await version();
  await put({ logoFileId: null, headlineEn: 'Homes full of light', version: before.version });
  expect(await version()).toBeGreaterThan(content);
  expect(await site()).toMatchObject({ logo: null, texts: { headlineEn: 'Homes full of light' } });
  const [line] = await app.db
    .select()
    .from(changes)
    .where(and(eq(changes.action, 'company.brand'), eq(changes.field, 'logoFileId')))
    .orderBy(changes.id)
    .then((rows) => rows.slice(-1));
  expect(line).toMatchObject({ old: before.logo.fileId, new: null });
  const year = new Date(Date.now() + 400 * 86_400_000);
  await sweepFiles(app.app.files, year);
  await sweepFiles(app.app.files, new Date(year.getTime() + 86_400_000));
  expect(await app.db.$count(logoFiles)).toBe(3);
  const history = (await app.as('ADMIN').get('/admin/company/history')).json();
  for (const field of ['logoFileId', 'headlineEn']) {
    const restore = { batch: history.items[0].batch, field };
    const restored = await app.as('ADMIN').post('/admin/company/history/restore', restore);
    expect(restored.statusCode).toBe(200);
  }
  expect(await read()).toMatchObject({ logo: { fileId: before.logo.fileId }, headlineEn: '' });
});

test('an outdated copy is refused; an empty save changes nothing', async () => {
  const { version } = await read();
  await put({ bankEn: 'Sahel Bank', bankAr: 'بنك السهل', iban: 'jo00 sahl 0000' });
  expect((await put({ bankEn: 'Other', version })).statusCode).toBe(409);
  expect(await read()).toMatchObject({ bankEn: 'Sahel Bank', iban: 'JO00 SAHL 0000' });
  const entries = await app.db.$count(changes);
  await put({});
  expect(await app.db.$count(changes)).toBe(entries);
  expect((await app.db.select().from(company))[0]?.version).toBe(version + 1);
});
