import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes } from '../../db/schema.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { unzip } from '../../testing/unzip.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
  const former = await app.reserve({ name: 'Former Holder', phone: '0599000111' });
  await app.lacasa.delete(`/lacasa/apartments/${former.id}/reservation`);
  await app.reserve({ name: '=HYPERLINK("x")', phone: '+970 59 022 7140', dueAmountStr: '1,000.50 NIS' });
  const lines = await app.reserve({ name: 'George "G" Sayegh', dueAmountStr: '$900' });
  await app.pay(lines, cash(250.25, 'USD'));
  await app.reserve({ name: 'Mixed', dueAmountStr: '100 USD', paidAmountStr: '300 ILS' });
});
afterAll(() => app.close());

const csv = async (query = '') =>
  (await app.lacasa.get(`/lacasa/export?format=csv${query}`)).body.split('\r\n');

test('CSV: every apartment in the order of the building, money in its own currency', async () => {
  const answer = await app.lacasa.get('/lacasa/export?format=csv');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="lacasa-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers['cache-control']).toContain('no-store');
  const [header, ...lines] = await csv();
  expect(header).toBe(
    '\uFEFFFloor,Apartment,Kind,Status,Name,Phone,Currency,Price,Fees,Discount,Due,Written off,Paid,Refunded,Pending cheques,Outstanding,Overpaid,Fully paid,Due as typed,Paid as typed,Reserved on',
  );
  expect(lines.filter((line) => line !== '')).toHaveLength(46);
  expect(lines[0]).toBe('6,A-601,Apartment,Free,,,,,,,,,,,,,,,,,');
  expect(lines[1]).toMatch(
    /^6,A-602,Apartment,Reserved,"'=HYPERLINK\(""x""\)",'\+970 59 022 7140,ILS,1000\.5,0,0,1000\.5,0,0,0,0,1000\.5,0,No,"1,000\.50 NIS",,\d{4}-/,
  );
  expect(lines[2]).toMatch(
    /^6,A-603,Apartment,Reserved,"George ""G"" Sayegh",,USD,900,0,0,900,0,250\.25,0,0,649\.75,0,No,\$900,250\.25 USD,/,
  );
  expect(lines[3]).toMatch(
    /^6,A-604,Apartment,Reserved,Mixed,,USD,100,0,0,100,0,0,0,0,100,0,No,100 USD,300 ILS,/,
  );
});

test('each row adds up: price, fees and discount make what is due, with the rest what is outstanding', async () => {
  const unit = await app.reserve({ name: 'Adds Up', dueAmountStr: '135,000 USD' });
  await app.pay(unit, cash(58_000, 'USD'));
  for (const entry of [
    { kind: 'charge', reason: 'fee', amount: 500, currency: 'USD' },
    { kind: 'discount', amount: 2_000, currency: 'USD', note: 'agreed' },
    { kind: 'writeOff', amount: 75, currency: 'USD', note: 'rounding' },
  ])
    await app.enter(await app.dealOf(unit), { on: '2026-11-01', ...entry });
  const [header = '', ...lines] = await csv();
  const names = header.split(',');
  const line = lines.find((one) => one.includes('Adds Up')) ?? '';
  const cell = (name: string) => Number(line.split(',')[names.indexOf(name)]);
  expect([cell('Price'), cell('Fees'), cell('Discount'), cell('Written off')]).toEqual([
    135_000, 500, 2_000, 75,
  ]);
  expect(cell('Price') + cell('Fees') - cell('Discount')).toBe(cell('Due'));
  expect(cell('Due') - cell('Written off') - cell('Paid') + cell('Refunded')).toBe(cell('Outstanding'));
  expect(cell('Outstanding')).toBe(75_425);
});

test('in Arabic when asked for', async () => {
  const [header, free] = await csv('&lang=ar');
  expect(header).toContain('الطابق,الشقة,النوع');
  expect(free).toBe('6,A-601,شقة,متاحة,,,,,,,,,,,,,,,,,');
});

test('XLSX: a sheet with the same cells', async () => {
  const answer = await app.lacasa.get('/lacasa/export?format=xlsx');
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  const xml = [...unzip(answer.rawPayload).values()].join('');
  for (const text of ['A-601', 'P-16', 'Outstanding', '649.75', 'Mixed']) expect(xml).toContain(text);
});

test('a removed holder is in neither, and who exported is recorded', async () => {
  for (const format of ['csv', 'xlsx']) {
    const { rawPayload } = await app.lacasa.get(`/lacasa/export?format=${format}`);
    const parts = format === 'csv' ? [String(rawPayload)] : [...unzip(rawPayload).values()];
    for (const part of parts) expect(part).not.toMatch(/Former|0599000111/);
  }
  const entries = (await app.db.select().from(changes)).filter((entry) => entry.action === 'lacasa.export');
  expect(entries.at(-1)?.actorName).toBe('lacasa');
  expect((await app.lacasa.get('/lacasa/export?format=pdf')).statusCode).toBe(422);
});
