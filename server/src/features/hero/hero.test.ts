import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changes, contentVersion, files } from '../../db/schema.ts';
import { multipart } from '../../testing/multipart.ts';
import { jpeg } from '../../testing/pictures.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let picture: number;
beforeAll(async () => {
  app = await testApp();
  const form = await multipart({ file: { bytes: await jpeg({ width: 640, height: 400 }), name: 'h.jpg' } });
  picture = (await app.as('ADMIN').post('/uploads', form.payload, { headers: form.headers })).json().fileId;
  // its sizes change what is answered, and the version of the content
  await app.app.files.variants.idle();
});
afterAll(() => app.close());

const admin = () => app.as('ADMIN');
const put = (id: number | string, body: object) => admin().put(`/hero-media/${id}`, body);
const list = async () => (await app.anonymous.get('/hero-media')).json();

/** Inserts a file row of another class or kind. */
async function fileOf(row: Partial<typeof files.$inferInsert>): Promise<number> {
  const [made] = await app.db
    .insert(files)
    .values({
      class: 'public',
      storageKey: `k${Math.random()}`,
      sha256: 'x',
      mimeType: 'image/jpeg',
      size: 1,
      ...row,
    })
    .returning();
  return made?.id ?? 0;
}

test('everybody reads; ADMIN and SUPERADMIN write, at both mounts', async () => {
  for (const mount of ['', '/api']) {
    expect((await app.anonymous.get(`${mount}/hero-media`)).json()).toEqual({ items: [], total: 0 });
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const call = (token?: string) =>
        app.app.inject({
          method,
          url: `${mount}/hero-media/9`,
          headers: token ? { authorization: `Bearer ${token}` } : {},
        });
      expect((await call()).statusCode).toBe(401);
      expect((await call(app.token('LACASA'))).statusCode).toBe(403);
      for (const role of ['ADMIN', 'SUPERADMIN'] as const)
        expect([401, 403]).not.toContain((await call(app.token(role))).statusCode);
    }
  }
});

describe('a slot', () => {
  test('is filled; its position follows from its number, whatever is sent', async () => {
    const answer = await put(7, { fileId: picture, position: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: 7,
      position: 3,
      fileId: picture,
      url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.jpg$/),
      mimeType: 'image/jpeg',
      width: 640,
      height: 400,
      placeholder: expect.any(String),
      captionEn: '',
      captionAr: '',
      focalX: 0.5,
      focalY: 0.5,
    });
    await put('12', {
      fileId: String(picture),
      captionEn: 'Terrace',
      captionAr: 'شرفة',
      focalX: 0.25,
      focalY: 1,
    });
    await put(1, { fileId: picture });
    const { items, total } = await list();
    expect(items.map((item: { id: number; position: number }) => [item.id, item.position])).toEqual([
      [1, 1],
      [7, 3],
      [12, 4],
    ]);
    expect(total).toBe(3);
    expect((await app.anonymous.get('/company')).json().heroPhotos).toEqual(items);
  });

  test('captions and focal point change without a new picture, and remain with a new one', async () => {
    const other = await fileOf({});
    const focused = await put(12, { focalX: 0.1 });
    expect(focused.json()).toMatchObject({ fileId: picture, captionAr: 'شرفة', focalX: 0.1, focalY: 1 });
    expect((await admin().patch('/hero-media/12', { captionEn: '' })).json()).toMatchObject({
      captionEn: '',
      captionAr: 'شرفة',
    });
    expect((await put(12, { fileId: other })).json()).toMatchObject({ fileId: other, captionAr: 'شرفة' });
  });

  test('an outdated copy is refused with who saved, also once the slot was emptied; without a version the last one wins', async () => {
    const patch = (body: object) => admin().patch('/hero-media/3', body);
    const { version } = (await put(3, { fileId: picture })).json();
    await app.as('SUPERADMIN').patch('/hero-media/3', { captionEn: 'Theirs' });
    const refused = [
      await patch({ version, captionEn: 'Mine' }),
      await put(3, { version, fileId: picture, captionEn: 'Mine' }),
    ];
    for (const answer of refused)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'stale', savedBy: { name: 'SUPERADMIN', at: expect.any(String) } },
      ]);
    const newest = (await patch({ captionEn: 'Mine' })).json();
    expect((await patch({ version: newest.version, focalX: 0.1 })).json()).toMatchObject({
      captionEn: 'Mine',
      focalX: 0.1,
    });
    const { version: last } = (await list()).items.find(({ id }: { id: number }) => id === 3);
    await admin().delete('/hero-media/3');
    expect((await patch({ version: last, focalX: 0.2 })).statusCode).toBe(409);
  });

  test('an empty one needs a picture', async () => {
    for (const answer of [await put(2, { captionEn: 'x' }), await admin().patch('/hero-media/2', {})]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual([{ path: 'fileId', message: 'This field is required.' }]);
    }
  });

  test.each([
    [{ focalX: 1.1 }, 'focalX', 'At most 1.'],
    [{ focalY: -0.1 }, 'focalY', 'At least 0.'],
    [{ captionEn: 'x'.repeat(301) }, 'captionEn', 'At most 300 characters.'],
    [{ fileId: 'x' }, 'fileId', 'Enter a number.'],
  ])('%j is refused at %s', async (body, path, message) => {
    const answer = await put(1, body);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  test('takes public pictures only', async () => {
    const attempts = [
      [await fileOf({ class: 'contract' }), 'wrongFileClass'],
      [await fileOf({ class: 'photo' }), 'wrongFileClass'],
      [await fileOf({ mimeType: 'video/mp4' }), 'wrongFileType'],
      [999_999, 'unknownReference'],
    ] as const;
    for (const [fileId, code] of attempts) {
      const answer = await put(3, { fileId });
      expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    }
    expect((await list()).items.some((item: { id: number }) => item.id === 3)).toBe(false);
  });

  test.each([0, 13, 'x', '1.5'])('%s is no slot', async (id) => {
    expect((await put(id, { fileId: picture })).statusCode).toBe(400);
    expect((await admin().delete(`/hero-media/${id}`)).statusCode).toBe(400);
  });

  test('is emptied: 204, then 404; every write is recorded and invalidates cached pages', async () => {
    const version = async () => (await app.db.select().from(contentVersion))[0]?.version ?? 0;
    const before = await version();
    await put(4, { fileId: picture });
    const filled = await version();
    const answer = await admin().delete('/hero-media/4');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await admin().delete('/hero-media/4')).statusCode).toBe(404);
    // the sizes of a picture that are ready by now raise it too
    expect(filled).toBeGreaterThan(before);
    expect(await version()).toBeGreaterThan(filled);
    const entries = await app.db
      .select()
      .from(changes)
      .where(and(eq(changes.field, ''), eq(changes.entityId, 4)))
      .orderBy(changes.id);
    expect(entries.filter((entry) => entry.entity === 'hero').map((entry) => entry.action)).toEqual([
      'hero.save',
      'hero.delete',
    ]);
    expect(await app.db.select().from(files).where(eq(files.id, picture))).toHaveLength(1);
  });

  test('concurrent writes of one slot leave one picture', async () => {
    const [a, b] = [await fileOf({}), await fileOf({})];
    const answers = await Promise.all([put(5, { fileId: a }), put(5, { fileId: b })]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const { items } = await list();
    expect(items.filter((item: { id: number }) => item.id === 5)).toHaveLength(1);
  });
});
