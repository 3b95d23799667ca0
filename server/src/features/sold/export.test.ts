import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes } from '../../db/schema.ts';
import { testApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
  await app.as('ADMIN').post('/admin/selled', {
    apartmentName: '=1+1',
    buyerName: 'رنا <الخطيب>',
    buyerPhone: '+970 599 123 456',
    soldAt: '2026-07-30T11:05:00Z',
    notes: 'سطر\nثانٍ',
  });
  await app.as('ADMIN').post('/admin/selled', { apartmentName: 'Other', soldAt: '2025-01-01T00:00:00Z' });
});
afterAll(() => app.close());

const fetchFile = (query: string) => app.as('ADMIN').get(`/admin/selled/export?${query}`);

test('XLSX: text as text, dates as dates, right to left in Arabic', async () => {
  const answer = await fetchFile('format=xlsx&lang=ar');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="sold-[\d-]+\.xlsx"$/);
  const parts = unzip(answer.rawPayload);
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const all = [...parts.values()].join('\n');
  expect(sheet).toContain('rightToLeft="1"');
  expect(sheet).not.toContain('<f>');
  expect(parts.get('xl/workbook.xml')).toContain('الشقق المباعة');
  for (const text of ['المشتري', '=1+1', 'رنا &lt;الخطيب&gt;', '+970 599 123 456', 'سطر\nثانٍ'])
    expect(all).toContain(text);
  // 30 July 2026 14:05 in Hebron, as a sheet counts days
  expect(sheet).toContain('46233.586805');
});

test('what is exported is what is shown: the same search and days', async () => {
  const rows = async (query: string) =>
    unzip((await fetchFile(`format=xlsx&${query}`)).rawPayload)
      .get('xl/worksheets/sheet1.xml')
      ?.match(/<row /g)?.length;
  expect(await rows('')).toBe(3);
  expect(await rows('q=Other')).toBe(2);
  expect(await rows('from=2026-07-30&to=2026-07-30')).toBe(2);
  expect(await rows('q=nobody')).toBe(1);
});

test('it is recorded who took what', async () => {
  await fetchFile('format=xlsx&q=rana');
  const entries = await app.db.select().from(changes).where(eq(changes.action, 'sold.export'));
  expect(entries.at(-1)).toMatchObject({ actorName: 'admin', new: { q: 'rana' } });
});
