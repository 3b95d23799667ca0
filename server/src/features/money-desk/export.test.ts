import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes, chequeSteps, entries, entryRates } from '../../db/schema.ts';
import { unzip } from '../../testing/unzip.ts';
import { type DeskApp, deskApp } from './test-desk.ts';

let app: DeskApp;
beforeAll(async () => {
  app = await deskApp();
  const one = await app.deal({ name: 'Nadia Farraj', phone: '0599 000 111' });
  await app.entry(one, 'charge', 90_000, { reason: 'price', onDay: '2026-01-02' });
  const dinars = await app.entry(one, 'payment', 6250.5, { currency: 'JOD', onDay: '2026-02-03' });
  await app.db
    .insert(entryRates)
    .values({ entryId: dinars, rate: 1.41, countsFor: 8813.21, onDay: '2026-02-03' });
  const wrong = await app.entry(one, 'payment', 5, { onDay: '2026-03-04', note: '=1+1' });
  await app.db
    .update(entries)
    .set({ voidedAt: new Date(), voidedOn: '2026-03-05', voidReason: 'typed twice' })
    .where(eq(entries.id, wrong));
  await app.cheque(one, { number: '552211', bank: 'بنك السهل', dueOn: '2026-12-24', state: 'cleared' });
  const other = await app.deal({ name: 'Elsewhere' }, app.otherId);
  await app.entry(other, 'charge', 1, { reason: 'price' });
});
afterAll(() => app.close());

const path = (query = '') => `/admin/money/entries/export?lang=en${query}`;
const csv = async (query = '') => {
  const answer = await app.lacasa.get(path(query));
  return answer.body.replace('\uFEFF', '').trim().split('\r\n');
};

test('CSV: every entry, void ones too, with days and the decimals of its currency', async () => {
  const [header = '', ...lines] = await csv();
  expect(lines).toHaveLength(4);
  const at = (line: string | undefined, name: string) => line?.split(',')[header.split(',').indexOf(name)];
  const [charge, cheque, dinars, gone] = lines;
  expect([at(charge, 'Day'), at(charge, 'Kind'), at(charge, 'For')]).toEqual([
    '2026-01-02',
    'Charge',
    'Price',
  ]);
  expect([at(charge, 'Amount'), at(charge, 'Currency')]).toEqual(['90000.00', 'USD']);
  expect([at(cheque, 'Cheque'), at(cheque, 'Due'), at(cheque, 'State')]).toEqual([
    '552211',
    '2026-12-24',
    'Cleared',
  ]);
  expect([at(dinars, 'Amount'), at(dinars, 'Rate'), at(dinars, 'Counts for')]).toEqual([
    '6250.500',
    '1.41',
    '8813.21',
  ]);
  expect([at(gone, 'Void'), at(gone, 'Voided on'), at(gone, 'Why void'), at(gone, 'Note')]).toEqual([
    'Yes',
    '2026-03-05',
    'typed twice',
    "'=1+1",
  ]);
  expect(lines.join()).not.toContain('Elsewhere');
});

test('of some days only, of a building only, in Arabic', async () => {
  expect(await csv('&from=2026-02-01&to=2026-02-28')).toHaveLength(2);
  expect(await csv(`&buildingId=${app.lacasaId}`)).toHaveLength(5);
  const arabic = (await app.lacasa.get('/admin/money/entries/export?lang=ar')).body;
  expect(arabic).toContain('محصَّل');
  expect(arabic).not.toMatch(/مصروف|صُرف/);
});

test('XLSX: numbers with a format, days as days', async () => {
  const answer = await app.lacasa.get(path('&format=xlsx'));
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="entries-\d{4}-\d\d-\d\d\.xlsx"$/,
  );
  const parts = unzip(answer.rawPayload);
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const styles = parts.get('xl/styles.xml') ?? '';
  for (const format of ['#,##0.000', '#,##0.00', 'yyyy-mm-dd']) expect(styles).toContain(format);
  expect(sheet).toMatch(/<c [^>]*><v>6250\.5<\/v>/);
  // 2 January 2026, counted in days since 1900
  expect(sheet).toMatch(/<v>46024<\/v>/);
});

test('who took it is recorded', async () => {
  const recorded = await app.db.select().from(changes).where(eq(changes.action, 'money.export'));
  expect(recorded[0]).toMatchObject({ actorName: 'lacasa', entity: 'entry' });
});

test('a period goes by the day the money counts, of a cheque the day it cleared; nothing else counts', async () => {
  const id = await app.deal({ name: 'Huda' });
  await app.entry(id, 'charge', 70_000, { reason: 'price', onDay: '2025-10-11' });
  const paid = await app.cheque(id, { number: '300118', state: 'cleared', stateOn: '2026-02-10' });
  const back = await app.cheque(id, { number: '300119', state: 'returned', stateOn: '2026-02-20' });
  await app.cheque(id, { number: '300120', state: 'drawer' });
  for (const [entryId, state, onDay] of [
    [paid, 'drawer', '2025-10-11'],
    [paid, 'cleared', '2026-02-10'],
    [back, 'cleared', '2026-02-12'],
    [back, 'returned', '2026-02-20'],
  ] as const)
    await app.db.insert(chequeSteps).values({ entryId, state, onDay });
  await app.db.update(entries).set({ onDay: '2025-10-11' }).where(eq(entries.id, paid));
  await app.db
    .update(entries)
    .set({ voidedAt: new Date(), voidedOn: '2026-02-21', voidReason: 'dealCancelled' })
    .where(eq(entries.id, await app.entry(id, 'discount', 10, { onDay: '2026-02-21' })));
  const [header = '', ...lines] = await csv('&from=2026-02-10&to=2026-02-28');
  const at = (line: string, name: string) => line.split(',')[header.split(',').indexOf(name)];
  expect(
    lines.map((line) =>
      ['Cheque', 'Day', 'Line', 'Counts on', 'Counts for', 'No longer counts'].map((name) => at(line, name)),
    ),
  ).toEqual([
    ['300118', '2025-10-11', 'Cleared', '2026-02-10', '1000.00', ''],
    ['300119', '2026-01-10', 'Cleared', '2026-02-12', '1000.00', ''],
    ['300119', '2026-01-10', 'Returned', '2026-02-20', '', '1000.00'],
    ['', '2026-02-21', 'Entry', '', '', ''],
  ]);
  expect(await csv('&from=2025-10-01&to=2025-10-31'), 'not on the day it was handed in').toHaveLength(2);
  // what a plain sum makes of the file is what the deal's account says
  const all = (await csv()).slice(1).filter((line) => at(line, 'Name') === 'Huda');
  const sum = (kind: string, name: string) =>
    all
      .filter((line) => at(line, 'Kind') === kind)
      .reduce((total, line) => total + Number(at(line, name)), 0);
  const { balance } = (await app.lacasa.get(`/admin/deals/${id}/ledger`)).json();
  expect(sum('Payment', 'Counts for') - sum('Payment', 'No longer counts')).toBe(balance.paid);
  expect(sum('Charge', 'Counts for')).toBe(balance.charges);
  const arabic = (await app.lacasa.get('/admin/money/entries/export?lang=ar')).body;
  expect(arabic).toContain('أُلغيت الصفقة');
  expect(arabic).not.toContain('dealCancelled');
});
