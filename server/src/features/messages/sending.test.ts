import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages, outbox, projects, throttles, units } from '../../db/schema.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(throttles);
});

const send = (body: object, options?: object) => app.anonymous.post('/public/messages', body, options);
const stored = async (id: number) => {
  const [row] = await app.db.select().from(messages).where(eq(messages.id, id));
  return row;
};
const total = async () => (await app.db.select().from(messages)).length;

describe('both payloads', () => {
  test('fullName, mobile, content', async () => {
    const answer = await send({ fullName: ' Sami ', mobile: '٠٥٩٩-١٢٣ ٤٥٦', content: 'Hello' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { id, createdAt } = answer.json();
    expect(new Date(createdAt).toISOString()).toBe(createdAt);
    expect(await stored(id)).toMatchObject({
      senderName: 'Sami',
      phone: '0599-123 456',
      phoneKey: '599123456',
      body: 'Hello',
      source: 'contact',
      isRead: false,
      projectId: null,
      unitId: null,
    });
    expect(await app.db.select().from(outbox)).toEqual([]);
  });

  test('name, phone, message, source, page, at the other mount', async () => {
    const answer = await app.anonymous.post('/api/public/messages', {
      name: 'ليلى',
      phone: '+970 599 000 111',
      message: 'أريد زيارة',
      email: 'layla@example.com',
      source: 'home',
      page: '/diyar/',
      website: '',
    });
    expect(answer.statusCode).toBe(201);
    expect(await stored(answer.json().id)).toMatchObject({
      senderName: 'ليلى',
      email: 'layla@example.com',
      source: 'contact',
      page: '/diyar/',
    });
  });

  test('a viewing request needs no message', async () => {
    const answer = await send({ name: 'A', phone: '0599123456', source: 'viewing' });
    expect(answer.statusCode).toBe(201);
    expect(await stored(answer.json().id)).toMatchObject({ source: 'viewing', body: '' });
  });
});

describe('refused at the field, in the language of the reader', () => {
  test.each([
    [{ phone: '0599123456', message: 'x' }, 'name', 'This field is required.', 'هذا الحقل مطلوب.'],
    [
      { name: 'x', phone: '12', message: 'x' },
      'phone',
      'Please enter a valid phone number.',
      'رقم الهاتف غير صحيح. أدخل 7 أرقام على الأقل.',
    ],
    [
      { name: 'x', phone: '(((((((1', source: 'viewing' },
      'phone',
      'Please enter a valid phone number.',
      'رقم الهاتف غير صحيح. أدخل 7 أرقام على الأقل.',
    ],
    [
      { fullName: 'x', mobile: 'abcdefgh', content: 'x' },
      'mobile',
      'Please enter a valid phone number.',
      'رقم الهاتف غير صحيح. أدخل 7 أرقام على الأقل.',
    ],
    [
      { fullName: 'x', mobile: '0599123456', content: ' ' },
      'content',
      'This field is required.',
      'هذا الحقل مطلوب.',
    ],
    [
      { name: 'x', phone: '0599123456', message: 'x', email: 'nobody' },
      'email',
      'Enter a valid email',
      'أدخل بريدًا إلكترونيًا صحيحًا',
    ],
    [
      { name: 'x'.repeat(201), phone: '0599123456', message: 'x' },
      'name',
      'At most 200 characters.',
      'لا يزيد على 200 من الأحرف.',
    ],
  ])('%j at %s', async (body, path, en, ar) => {
    const before = await total();
    const english = await send(body);
    expect([english.statusCode, english.json().code]).toEqual([422, 'invalid']);
    expect(english.json().errors).toEqual([{ path, message: en }]);
    const arabic = await send(body, { headers: { 'accept-language': 'ar' } });
    expect(arabic.json().errors).toEqual([{ path, message: ar }]);
    expect(await total()).toBe(before);
  });

  test('what is no JSON is 400, what is too large 413', async () => {
    const headers = { 'content-type': 'application/json' };
    const call = (payload: string) =>
      app.app.inject({ method: 'POST', url: '/public/messages', headers, payload });
    expect((await call('{"name":')).statusCode).toBe(400);
    expect((await call(JSON.stringify({ message: 'x'.repeat(70_000) }))).statusCode).toBe(413);
  });
});

describe('the honeypot', () => {
  test('answers as if sent and stores nothing, whatever else is in the form', async () => {
    const before = await total();
    const real = await send({ name: 'A', phone: '0599123456', message: 'x' });
    const trapped = await send({ name: '', phone: 'x', message: '', website: 'http://spam.example' });
    expect(trapped.statusCode).toBe(201);
    expect(Object.keys(trapped.json())).toEqual(Object.keys(real.json()));
    expect(trapped.json().id).toBeGreaterThan(real.json().id);
    expect(await total()).toBe(before + 1);
  });
});

describe('what it is about', () => {
  const makeUnit = async (slug: string) => {
    const [project] = await app.db.insert(projects).values({ slug, nameEn: slug }).returning();
    const [unit] = await app.db
      .insert(units)
      .values({ projectId: project?.id ?? 0, labelEn: 'A-1' })
      .returning();
    return { projectId: project?.id ?? 0, unitId: unit?.id ?? 0 };
  };
  const about = async (extra: object) => {
    const answer = await send({ name: 'A', phone: '0599123456', source: 'viewing', ...extra });
    expect(answer.statusCode).toBe(201);
    const row = await stored(answer.json().id);
    return { projectId: row?.projectId, unitId: row?.unitId };
  };

  test('is kept as a real reference; a unit brings its own project', async () => {
    const [one, other] = [await makeUnit('one'), await makeUnit('other')];
    expect(await about(one)).toEqual(one);
    expect(await about({ projectId: String(one.projectId) })).toEqual({ ...one, unitId: null });
    expect(await about({ unitId: one.unitId })).toEqual(one);
    expect(await about({ projectId: other.projectId, unitId: one.unitId })).toEqual(one);
  });

  test('what is not there any more costs nobody their message', async () => {
    const gone = await makeUnit('gone');
    await app.db.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, gone.projectId));
    const nothing = { projectId: null, unitId: null };
    expect(await about(gone)).toEqual(nothing);
    expect(await about({ projectId: 999_999, unitId: 999_999 })).toEqual(nothing);
    expect((await send({ name: 'A', phone: '0599123456', message: 'x', unitId: 'x' })).statusCode).toBe(422);
  });
});
