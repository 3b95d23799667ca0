import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changes, messages, projects, units } from '../../db/schema.ts';
import { testApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { derivedColumns } from './index.ts';
import { messageMaker } from './test-inbox.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(messages);
});

const put = messageMaker(() => app.db);
const fetchFile = (query: string, headers = {}) =>
  app.as('ADMIN').get(`/admin/messages/export?${query}`, { headers });
const linesOf = (body: string) => body.replace('\uFEFF', '').trimEnd().split('\r\n');

test('is for ADMIN and SUPERADMIN; its choices are checked', async () => {
  expect((await app.anonymous.get('/admin/messages/export')).statusCode).toBe(401);
  expect((await app.as('LACASA').get('/api/admin/messages/export')).statusCode).toBe(403);
  expect((await app.as('SUPERADMIN').get('/api/admin/messages/export')).statusCode).toBe(200);
  for (const query of ['format=pdf', 'lang=fr', 'zone=Mars/Base', 'tab=new'])
    expect((await fetchFile(query)).statusCode, query).toBe(422);
});

test('CSV: the same filters, the headers in the language of the reader', async () => {
  const [project] = await app.db
    .insert(projects)
    .values({ slug: 'tower', nameEn: 'Tower', nameAr: 'البرج' })
    .returning();
  const [unit] = await app.db
    .insert(units)
    .values({ projectId: project?.id ?? 0, labelEn: 'A-1', labelAr: 'أ-1' })
    .returning();
  const at = new Date('2026-07-30T11:05:00Z');
  const first = await put({
    senderName: '=HYPERLINK("http://x")',
    phone: '+970 599 123 456',
    email: 's@example.com',
    body: 'Hello, "you"',
    createdAt: at,
    source: 'viewing',
    projectId: project?.id,
    unitId: unit?.id,
  });
  const second = await put({ senderName: 'ليلى', phone: '', body: 'مرحبا', createdAt: at, isRead: true });

  const english = await fetchFile('format=csv');
  expect(english.statusCode).toBe(200);
  expect(english.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-language': 'en',
    'cache-control': 'no-store',
  });
  expect(english.headers['content-disposition']).toMatch(
    /^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(english.body.startsWith('\uFEFF')).toBe(true);
  expect(linesOf(english.body)).toEqual([
    'ID,Time,Sender,Phone,Email,Message,Status,Source,Project,Unit',
    `${second},2026-07-30 14:05,ليلى,,,مرحبا,Read,Contact form,,`,
    `${first},2026-07-30 14:05,"'=HYPERLINK(""http://x"")",'+970 599 123 456,s@example.com,"Hello, ""you""",New,Viewing request,Tower,A-1`,
  ]);

  const arabic = await fetchFile('tab=unread&zone=UTC', { 'accept-language': 'ar' });
  expect(linesOf(arabic.body)).toEqual([
    'الرقم,الوقت,المرسل,الهاتف,البريد الإلكتروني,الرسالة,الحالة,المصدر,المشروع,الوحدة',
    expect.stringMatching(new RegExp(`^${first},2026-07-30 11:05,.*,جديدة,طلب معاينة,البرج,أ-1$`)),
  ]);
  expect(linesOf((await fetchFile('lang=ar&q=nobody')).body)).toHaveLength(1);
});

test('CSV: every message once, however many there are', async () => {
  const words = { senderName: 'Many', phone: '0599000000', body: 'x' };
  const same = new Date('2026-01-01T00:00:00Z');
  await app.db
    .insert(messages)
    .values(Array.from({ length: 1203 }, () => ({ ...words, ...derivedColumns(words), createdAt: same })));
  const ids = linesOf((await fetchFile('')).body)
    .slice(1)
    .map((line) => Number(line.split(',')[0]));
  expect(new Set(ids).size).toBe(1203);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

test('XLSX: a sheet of text and dates, right to left in Arabic; characters no sheet can hold are left out', async () => {
  const formula = '=1+1';
  await put({
    senderName: formula,
    body: 'سطر\nثانٍ \u0007<b>&</b>',
    createdAt: new Date('2026-07-30T11:05:00Z'),
  });
  const answer = await fetchFile('format=xlsx&lang=ar');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(answer.headers['content-disposition']).toMatch(/filename="messages-[\d-]+\.xlsx"$/);
  const parts = unzip(answer.rawPayload);
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const all = [...parts.values()].join('\n');
  expect(sheet).toContain('rightToLeft="1"');
  expect(sheet).not.toContain('<f>');
  expect(parts.get('xl/workbook.xml')).toContain('الرسائل');
  expect(all).toContain('المرسل');
  expect(all).toContain(formula);
  expect(all).toContain('ثانٍ &lt;b&gt;&amp;&lt;/b&gt;');
  expect(all).not.toContain('\u0007');
  // 30 July 2026 14:05 as a sheet counts days
  expect(sheet).toContain('46233.586805');

  const english = unzip((await fetchFile('format=xlsx')).rawPayload);
  expect(english.get('xl/worksheets/sheet1.xml')).not.toContain('rightToLeft');
});

test('it is recorded who took what', async () => {
  await fetchFile('tab=read&q=sami');
  const entries = await app.db.select().from(changes).where(eq(changes.action, 'messages.export'));
  expect(entries.at(-1)).toMatchObject({ actorName: 'admin', new: { tab: 'read', q: 'sami' } });
});
