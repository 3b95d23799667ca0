import type { ImportRow, UnitImport } from '@diyar/contract/unit-imports';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { importCalls } from '../../testing/unit-files.ts';
import { workbook } from '../../testing/workbook.ts';
import { readBuilding } from '../units/index.ts';

let app: TestApp;
let projectId: number;
const { created } = projectCalls(() => app);
const { upload, paste, columns, answer, rows, run, sheet, exported } = importCalls(
  () => app,
  () => projectId,
);

const home = (unitNumber: string, price: number | null = 120_000) =>
  unitPayload({ unitNumber, unitLabelEn: `Apartment ${unitNumber}`, floor: 1, price, currency: 'USD' });

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const units = ['101', '102', '103'].map((number) => home(number));
  projectId = (await created({ units })).id;
});

const read = async (answer: Promise<{ statusCode: number; body: string }>): Promise<UnitImport> => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(201);
  return JSON.parse(body);
};
const issuesOf = (row: ImportRow | undefined) =>
  row?.issues.map(({ code, field, issue }) => [code, field, issue]);

test('a file says what each row would do before anything is written', async () => {
  const file = await workbook([
    ['رقم الشقة', 'الثمن $', 'المساحه', 'رأي المهندس', 'الحالة', 'غرف', 'حمام'],
    ['101', '١٢٩٬٥٠٠', 90, 'x', 'متوفر', null, null],
    ['102', 120_000, '92.5', null, null, null, null],
    ['103', 120_000, 90, null, null, null, null],
    ['201', 99_000, 70, null, null, 2, 1],
    ['202', 99_000, null, null, null, 2, 1],
    ['101', 1, null, null, null, null, null],
    [null, 5, null, null, null, null, null],
    ['203', '129 ألف', 70, null, null, 1, 1],
  ]);
  const read1 = await read(upload(file, 'تسعير.xlsx'));
  expect(read1).toMatchObject({ name: 'تسعير.xlsx', sheet: 'Units', problem: null, batch: null });
  expect(read1.columns.map(({ field }) => field)).toEqual([
    'unitNumber',
    'price',
    'sizeSqm',
    null,
    'status',
    'bedrooms',
    'bathrooms',
  ]);
  expect(read1.columns[1]).toMatchObject({ currency: 'USD' });
  expect(read1.check).toMatchObject({ rows: 8, new: 1, changed: 2, unchanged: 1, refused: 4 });
  const list: ImportRow[] = await rows(read1.id);
  expect(list.map(({ row, outcome }) => [row, outcome])).toEqual([
    [2, 'changed'],
    [3, 'changed'],
    [4, 'unchanged'],
    [5, 'new'],
    [6, 'refused'],
    [7, 'refused'],
    [8, 'refused'],
    [9, 'refused'],
  ]);
  expect(list[0]).toMatchObject({ before: { price: 120_000 }, values: { price: 129_500 } });
  expect(issuesOf(list[4])).toEqual([['factsMissing', 'sizeSqm', null]]);
  expect(list[5]?.issues).toMatchObject([{ code: 'numberTwice', row: 2 }]);
  expect(issuesOf(list[6])).toEqual([['numberMissing', 'unitNumber', null]]);
  expect(issuesOf(list[7])).toEqual([['cell', 'price', 'invalidAmount']]);
  expect((await rows(read1.id, 'outcome=refused&size=2&page=2')).map((one: ImportRow) => one.row)).toEqual([
    8, 9,
  ]);
  expect(await sheet()).toHaveLength(3);
});

test('one import is one transaction and one entry of the log; it runs once', async () => {
  const file = await workbook([
    ['No.', 'Price USD', 'Kind', 'Floor', 'm²'],
    ['102', 133_000, null, null, null],
    ['P-1', null, 'موقف', -1, 12],
    ['P-2', null, 'parking', 'B1', 12],
  ]);
  const before = (await app.as('ADMIN').get(`/admin/projects/${projectId}`)).json();
  const one = await read(upload(file));
  const done = await run(one);
  expect(done.statusCode, done.body).toBe(200);
  expect(done.json()).toMatchObject({ counts: { new: 2, changed: 1 }, units: 5 });
  const units = await sheet();
  expect(units.map((unit: { unitNumber: string }) => unit.unitNumber)).toEqual([
    '101',
    '102',
    '103',
    'P-1',
    'P-2',
  ]);
  expect(units[1]).toMatchObject({ price: 133_000, currency: 'USD' });
  expect(units[4]).toMatchObject({ kind: 'parking', floor: -1, isListed: false, unitLabelAr: 'موقف P-2' });
  const [entry] = (await app.as('SUPERADMIN').get('/admin/audit?size=1')).json().items;
  expect(entry).toMatchObject({
    action: 'units.import',
    details: { file: 'units.xlsx', new: 2, changed: 1 },
  });
  expect(entry.changes).toContainEqual(
    expect.objectContaining({ entity: 'unit', field: 'price', before: 120_000, after: 133_000 }),
  );
  const after = (await app.as('ADMIN').get(`/admin/projects/${projectId}`)).json();
  expect(after.version).toBe(before.version + 1);
  expect((await run(one)).statusCode).toBe(409);
});

test('what changed since it was looked at stops it, and nothing is written', async () => {
  const one = await read(paste('Number\tPrice $\n101\t130,000'));
  const [unit, ...others] = await sheet();
  const save = (units: object[]) =>
    app.as('ADMIN').put(`/admin/projects/${projectId}`, {
      ...{ i18n: { en: { name: 'A' }, ar: { name: 'ب' } }, address: { streetEn: 'x', streetAr: 'y' } },
      units,
    });
  const kept = others.map(({ id, ...rest }: { id: number }) => ({ ...rest, id, coverFileId: null }));
  expect((await save([{ ...unit, coverFileId: null, price: 125_000 }, ...kept])).statusCode).toBe(200);
  const refused = await run(one);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale']);
  expect((await sheet())[0].price).toBe(125_000);
});

test('a price list is pasted: two columns, with or without headings', async () => {
  expect((await read(paste('Unit No\tList price\r\n101\t$131,500\r\n'))).check).toMatchObject({ changed: 1 });
  const bare = await read(paste('101\t131500\n102\t132500'));
  expect(bare).toMatchObject({ problem: { code: 'noNumberColumn' }, check: null });
  expect((await columns(bare.id, ['unitNumber', 'price'])).json().problem.code).toBe('currencyMissing');
  const said = (await answer(bare.id, { currency: 'USD' })).json();
  expect(said.check).toMatchObject({ rows: 2, changed: 2 });
  const twice = (await columns(bare.id, ['unitNumber', 'unitNumber'])).json();
  expect(twice.problem).toEqual({ code: 'fieldTwice', field: 'unitNumber' });
});

test('a corrected column is remembered for the project', async () => {
  const text = 'Code;Wert\n101;$131500';
  const first = await read(paste(text));
  expect(first.columns.map(({ field }) => field)).toEqual([null, null]);
  await columns(first.id, ['unitNumber', 'price']);
  const second = await read(paste(text));
  expect(second.columns).toMatchObject([
    { field: 'unitNumber', isRemembered: true },
    { field: 'price', isRemembered: true },
  ]);
  expect(second.check).toMatchObject({ changed: 1 });
});

describe('prices', () => {
  const reading = async (text: string) => {
    const [row] = await rows((await read(paste(text))).id);
    return row as ImportRow;
  };

  test('a currency in the heading counts, that of a cell before it; a contradiction is refused', async () => {
    for (const heading of ['السعر $', 'السعر (دولار)', 'Price (USD)']) {
      projectId = (await created({ units: [{ ...home('101', 500_000), currency: 'ILS' }] })).id;
      expect(await reading(`No,${heading}\n101,140000`)).toMatchObject({
        values: { price: 140_000, currency: 'USD' },
        before: { price: 500_000, currency: 'ILS' },
      });
      expect(await reading(`No,${heading}\n101,140000 JD`)).toMatchObject({ values: { currency: 'JOD' } });
      expect(await reading(`No,${heading},Currency\n101,140000,ILS`)).toMatchObject({
        values: { currency: 'ILS' },
      });
    }
    projectId = (await created({ units: [home('101')] })).id;
    const other = await reading('No\tPrice\n101\t86000 JD');
    expect(other).toMatchObject({ values: { currency: 'JOD' }, before: { currency: 'USD' } });
    expect((await reading('No\tPrice\tCurrency\n101\t$86000\tJOD')).outcome).toBe('refused');
  });

  test('where nothing names one the file is asked once, whatever was there before', async () => {
    for (const units of [[], [home('101')], [home('101', null)]]) {
      projectId = (await created({ units })).id;
      const text = 'No,Price,Area,Beds,Baths\n101,86000,90,2,1\n102,$90000,90,2,1\n103,91000,90,2,1';
      const made = await read(paste(text));
      expect(made).toMatchObject({
        problem: { code: 'currencyMissing', field: 'price' },
        currency: { isAsked: true, value: null },
        check: null,
      });
      expect((await run(made)).statusCode).not.toBe(200);
      const said: UnitImport = (await answer(made.id, { currency: 'JOD' })).json();
      expect(said).toMatchObject({ problem: null, currency: { isAsked: true, value: 'JOD' } });
      expect((await run(said)).statusCode).toBe(200);
      const prices = (await sheet()).map((unit: { currency: string }) => unit.currency);
      expect(prices).toEqual(['JOD', 'USD', 'JOD']);
    }
    expect((await read(paste('No,Price\n101,$5'))).currency).toEqual({ isAsked: false, value: null });
  });

  test('of a sold unit they stay; of a reserved one the deal keeps its own', async () => {
    const [unit] = await sheet();
    const sold = await app.as('ADMIN').post('/admin/selled', { unitId: unit.id, buyerName: 'Huda' });
    expect(sold.statusCode, sold.body).toBe(201);
    const row = await reading('No,Price $\n101,86000');
    expect(row).toMatchObject({
      outcome: 'refused',
      isClaimed: true,
      issues: [{ code: 'locked', field: 'price' }],
    });
    expect((await reading('No,Price $\n101,120000')).outcome).toBe('unchanged');
  });
});

test('refused rows can be downloaded as they were, with the reason', async () => {
  const one = await read(paste('رقم,السعر $\n101,حسب الاتفاق\n102,5'));
  const file = await app
    .as('ADMIN')
    .get(`/admin/projects/${projectId}/imports/${one.id}/refused?format=csv&lang=ar`);
  expect(file.body).toBe('\uFEFFرقم,السعر $,سبب الرفض\r\n101,حسب الاتفاق,السعر: أدخل مبلغًا.\r\n');
});

test('an export is named by project and day, right to left in Arabic, and is read back without a change', async () => {
  // a letter that was lost before it came to us is a letter like any other
  projectId = (await created({ units: [home('1'), home('2'), { ...home('3'), viewEn: 'caf\uFFFD' }] })).id;
  for (const format of ['csv', 'xlsx'] as const)
    for (const lang of ['ar', 'en'] as const) {
      const { check } = await read(upload(await exported(format, lang), `x.${format}`));
      expect(check).toMatchObject({ rows: 3, new: 0, changed: 0, unchanged: 3, refused: 0 });
    }
  const answer = await app.as('ADMIN').get(`/admin/projects/${projectId}/units/export?format=xlsx&lang=ar`);
  expect(answer.headers['content-disposition']).toMatch(/filename="[a-z0-9-]+-units-\d{4}-\d\d-\d\d\.xlsx"/);
});

test('the public order and that of the sheet are by number, and new units are called by kind and number', async () => {
  const text =
    'No,Floor,Area,Beds,Baths,Kind\nA-10,8,90,2,1,\nA-802,8,90,2,1,\nA-2,8,90,2,1,\nA-801,8,90,2,1,مكتب';
  await run(await read(paste(text)));
  // a later file with a number in between
  await run(await read(paste('No,Floor,Area,Beds,Baths\nA-9,8,90,2,1')));
  const all = ['101', '102', '103', 'A-2', 'A-9', 'A-10', 'A-801', 'A-802'];
  const numbers = (units: { unitNumber: string }[]) => units.map(({ unitNumber }) => unitNumber);
  const units = await sheet();
  expect(numbers(units)).toEqual(all);
  expect(numbers((await app.anonymous.get(`/units?projectId=${projectId}`)).json().items)).toEqual(all);
  expect(
    numbers((await app.anonymous.get(`/units?projectId=${projectId}&size=3&page=2`)).json().items),
  ).toEqual(all.slice(3, 6));
  expect(numbers((await app.anonymous.get(`/projects/${projectId}`)).json().units)).toEqual(all);
  const drawn = (await readBuilding(app.db, projectId)).filter(({ floor }) => floor === 8);
  expect(numbers(drawn)).toEqual(all.slice(3));
  expect(units[6]).toMatchObject({ unitLabelAr: 'مكتب A-801', unitLabelEn: 'Office A-801' });
  expect(units[3]).toMatchObject({ unitLabelAr: 'شقة A-2', unitLabelEn: 'Apartment A-2' });
});
