import type { ImportRow, UnitImport } from '@diyar/contract/unit-imports';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { importCalls } from '../../testing/unit-files.ts';

let app: TestApp;
let projectId: number;
const { created, put } = projectCalls(() => app);
const { paste, columns, answer, rows, run, sheet } = importCalls(
  () => app,
  () => projectId,
);

const home = (unitNumber: string, more: object = {}) =>
  unitPayload({ unitNumber, floor: 1, price: 120_000, currency: 'USD', ...more });

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  projectId = (await created({ units: [home('101'), home('102')] })).id;
});

const made = async (text: string): Promise<UnitImport> => (await paste(text)).json();
const said = async (id: string, answers: object): Promise<UnitImport> => {
  const done = await answer(id, answers);
  expect(done.statusCode, done.body).toBe(200);
  return done.json();
};
const unitsByNumber = async () =>
  Object.fromEntries((await sheet()).map((unit: { unitNumber: string }) => [unit.unitNumber, unit]));

test('floors in words are read in both languages', async () => {
  const floors = ['الطابق الثالث', 'السفلي الثاني', 'Third floor', 'B2', 'الطابق الأرضي', 'تسوية'];
  const text = floors.map((floor, i) => `N${i}\t${floor}\t90\t2\t1`).join('\n');
  const file = await made(`No\tFloor\tArea\tBeds\tBaths\n${text}`);
  expect(file.check).toMatchObject({ new: 6, refused: 0, words: [] });
  expect((await rows(file.id)).map(({ values }: ImportRow) => values.floor)).toEqual([3, -2, 3, -2, 0, -1]);
});

test('a word that is not understood is decided once for all its rows, and can be decided again', async () => {
  const file = await made('No\tFloor\tKind\n101\tالروف\tدوبلكس\n102\tالرّوف\tشقة');
  expect(file.check?.words).toEqual([
    { field: 'floor', word: 'الروف', rows: 2, value: null },
    { field: 'kind', word: 'دوبلكس', rows: 1, value: null },
  ]);
  expect(file.check).toMatchObject({ refused: 2 });
  const refused = await answer(file.id, { words: [{ field: 'floor', word: 'الروف', value: 'x' }] });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'words.0.value']);
  const floor = await said(file.id, { words: [{ field: 'floor', word: 'الروف', value: '7' }] });
  expect(floor.check).toMatchObject({ changed: 1, refused: 1 });
  const both = await said(file.id, { words: [{ field: 'kind', word: 'دوبلكس', value: '' }] });
  expect(both.check).toMatchObject({ changed: 2, refused: 0 });
  expect(both.check?.words.map(({ value }) => value)).toEqual(['7', '']);
  expect(floor.check?.words.map(({ field }) => field)).toEqual(['kind', 'floor']);
  const again = await said(file.id, { words: [{ field: 'floor', word: 'الروف', value: null }] });
  expect(again.check).toMatchObject({ refused: 2 });
});

test('a column that is no column of words does not ask for thousands of them', async () => {
  const text = Array.from({ length: 100 }, (_, i) => `N${i}\tword ${i}`).join('\n');
  const { check } = await made(`No\tKind\n${text}`);
  expect([check?.words.length, check?.moreWords]).toEqual([30, 70]);
});

test('a refused cell is corrected in place, one that the file does not have is added', async () => {
  const file = await made('No\tPrice $\tArea\n101\task the owner\t90\n101\t5\t90\n201\t99000\t');
  expect(file.check).toMatchObject({ refused: 3 });
  const next = await said(file.id, {
    cells: [
      { row: 2, field: 'price', text: '131,000' },
      { row: 3, field: 'unitNumber', text: '102' },
      { row: 4, field: 'sizeSqm', text: '٧٥' },
      { row: 4, field: 'bedrooms', text: '1' },
    ],
  });
  expect(next.check).toMatchObject({ changed: 2, refused: 1 });
  const [, , last] = await rows(file.id);
  expect(last).toMatchObject({ edited: ['sizeSqm', 'bedrooms'], issues: [{ field: 'bathrooms' }] });
  const whole = await said(file.id, { cells: [{ row: 4, field: 'bathrooms', text: '1' }] });
  expect((await run(whole)).statusCode).toBe(200);
  expect(await unitsByNumber()).toMatchObject({
    101: { price: 131_000 },
    102: { price: 5 },
    201: { price: 99_000, sizeSqm: 75, bedrooms: 1 },
  });
  expect((await answer(file.id, { currency: 'ILS' })).statusCode).toBe(409);
});

const NEW = 'Area\tBeds\tBaths';
const FACTS = '90\t2\t1';

test('rows that say sold or reserved come in withdrawn and marked; the check counts them', async () => {
  const status = ['مباعة', 'محجوزة', 'held', 'متاحة', 'موقوفة'];
  const text = status.map((word, i) => `N${i}\t${word}\t${FACTS}`).join('\n');
  const file = await made(`No\tالحالة\t${NEW}\n101\tsold\t\t\t\n102\tavailable\t\t\t\n${text}`);
  expect(file.check).toMatchObject({
    new: 5,
    changed: 1,
    unchanged: 1,
    lackingDeals: { sold: 2, reserved: 1, held: 1 },
  });
  expect((await rows(file.id)).map(({ withdrawn }: ImportRow) => withdrawn)).toEqual([
    'sold',
    null,
    'sold',
    'reserved',
    'held',
    null,
    'withdrawn',
  ]);
  expect((await run(file)).statusCode).toBe(200);
  const taken = { status: 'withdrawn', awaitsDeal: true };
  const free = { status: 'available', awaitsDeal: false };
  expect(await unitsByNumber()).toMatchObject({
    101: taken,
    102: free,
    N0: taken,
    N1: taken,
    N2: taken,
    N3: free,
    N4: { status: 'withdrawn', awaitsDeal: false },
  });
  const offered = (await app.anonymous.get(`/units?projectId=${projectId}`)).json().items;
  expect(offered.map(({ unitNumber }: { unitNumber: string }) => unitNumber)).toEqual(['102', 'N3']);
  // the same list again changes nothing, and a column that is left out is not read
  expect((await made(`No\tStatus\n101\tمباع`)).check).toMatchObject({ unchanged: 1 });
  const left = await made('No\tStatus\n102\tsold');
  expect((await columns(left.id, ['unitNumber', null])).json().check).toMatchObject({ unchanged: 1 });
});

test('a word for a status that is not understood is asked, and nothing goes on the market meanwhile', async () => {
  const file = await made(`No\tStatus\t${NEW}\nN1\tتنازل\t${FACTS}`);
  expect(file.check).toMatchObject({ refused: 1, words: [{ field: 'status', word: 'تنازل' }] });
  const next = await said(file.id, { words: [{ field: 'status', word: 'تنازل', value: 'sold' }] });
  expect(next.check).toMatchObject({ new: 1, lackingDeals: { sold: 1 } });
});

test('a unit that is in a deal already follows its deal', async () => {
  const { 101: unit } = await unitsByNumber();
  await app.as('ADMIN').post('/admin/selled', { unitId: unit.id, buyerName: 'Huda' });
  expect((await made('No\tStatus\n101\tsold')).check).toMatchObject({ unchanged: 1 });
});

test('who offers the unit again, or says that there is no deal, ends the mark', async () => {
  await run(await made('No\tStatus\n101\tsold\n102\tsold'));
  const [one, two] = await sheet();
  const units = [
    { ...one, coverFileId: null, isAvailable: true },
    { ...two, coverFileId: null, awaitsDeal: false },
  ];
  expect((await put(projectId, { units })).statusCode).toBe(200);
  expect(await unitsByNumber()).toMatchObject({
    101: { status: 'available', awaitsDeal: false },
    102: { status: 'withdrawn', awaitsDeal: false },
  });
});

test('before the last press it says what visitors will newly read', async () => {
  const file = await made(
    [
      'No\tPrice $\tFloor\tالوصف\tملاحظات\tStatus\tArea\tBeds\tBaths',
      '101\t125000\t\t\tthe owner is abroad\t\t\t\t',
      '102\t120000\t2\tنص عام\t\t\t\t\t',
      `N1\t99000\t1\tنص آخر\tbuyer in default\t\t${FACTS}`,
      `N2\t99000\t1\tنص المباعة\t\tsold\t${FACTS}`,
    ].join('\n'),
  );
  // a column of descriptions is public only by somebody's choice, one of notes never
  expect(file.columns.map(({ field }) => field)).toEqual([
    ...['unitNumber', 'price', 'floor', null, 'internalNotes', 'status', 'sizeSqm', 'bedrooms', 'bathrooms'],
  ]);
  expect(file.check?.visible).toMatchObject({ isPublished: true, units: 1, prices: 2, facts: 1, texts: 0 });
  const fields = file.columns.map(({ field, index }) => (index === 3 ? 'aboutAr' : field));
  const chosen: UnitImport = (await columns(file.id, fields)).json();
  expect(chosen.check?.visible).toMatchObject({
    texts: 2,
    samples: [
      { unitNumber: '102', field: 'aboutAr', before: '', after: 'نص عام' },
      { unitNumber: 'N1', field: 'aboutAr', after: 'نص آخر' },
    ],
  });
  await put(projectId, { status: 'draft' });
  const stale = await run(chosen);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
});
