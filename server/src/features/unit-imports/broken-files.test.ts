import { errorMessage } from '@diyar/contract/errors';
import { IMPORT_FILE_MAX_MB, MEGABYTE } from '@diyar/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { altered, BROKEN_FILES, SHEET, TABLE, utf16 } from '../../testing/broken-files.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { importCalls } from '../../testing/unit-files.ts';
import { workbook } from '../../testing/workbook.ts';
import { zipOf } from '../../testing/zip.ts';
import { readTable } from '../sheet-files/index.ts';

let app: TestApp;
let projectId: number;
const { upload, sheet, rows } = importCalls(
  () => app,
  () => projectId,
);
beforeAll(async () => {
  app = await testApp();
  const { created } = projectCalls(() => app);
  projectId = (await created({ units: [unitPayload({ unitNumber: '101' })] })).id;
});
afterAll(() => app.close());

test.each(BROKEN_FILES)(
  '%s: a clear sentence in both languages, and nothing changes',
  async (_, code, make) => {
    const before = await sheet();
    const answer = await upload(await make());
    expect([answer.statusCode >= 400 && answer.statusCode < 500, answer.json().code], answer.body).toEqual([
      true,
      code,
    ]);
    expect(answer.json().message.length).toBeGreaterThan(10);
    expect(errorMessage(code, 'ar')).toMatch(/[\u0600-\u06ff]/);
    expect(await sheet()).toEqual(before);
  },
);

test('the process answers others while a text is read', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const text = `No,Price\n${Array.from({ length: 4_000 }, (_, i) => `A-${i},5`).join('\n')}`;
  const { rows: found } = await readTable(text, 1);
  clearImmediate(timer);
  expect(found).toHaveLength(4_000);
  expect(turns).toBeGreaterThan(0);
});

test('empty rows below and empty columns beside a table do no harm; a quoted cell may have lines', async () => {
  const text = `No,Notes,Price${','.repeat(250)}\n101,"first\nsaid ""x"", then,",5${',\n'.repeat(20_000)}`;
  const { headings, rows: found } = await readTable(text, 1);
  expect(headings).toEqual(['No', 'Notes', 'Price']);
  expect(found).toEqual([{ row: 2, cells: ['101', 'first\nsaid "x", then,', '5'] }]);
});

test('an outside entity is not resolved', async () => {
  const file = await altered('xl/sharedStrings.xml', (xml) =>
    xml
      .replace(/<\?xml[^>]*\?>/, '$&<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>')
      .replace('Price $', 'Price &e;'),
  );
  const answer = await upload(file);
  expect(answer.json().columns[1].heading).toBe('Price &e;');
});

test('a day that Excel has made of a number is refused in its row', async () => {
  const file = await workbook([
    ['No', 'Price $'],
    [new Date('2026-02-01T00:00Z'), 5],
    ['101', new Date('2026-02-01T00:00Z')],
  ]);
  const list = await rows((await upload(file)).json().id);
  expect(list).toMatchObject([
    { outcome: 'refused', issues: [{ field: 'unitNumber', issue: 'dateInCell' }] },
    { outcome: 'refused', issues: [{ field: 'price', issue: 'dateInCell' }] },
  ]);
});

test('a merged title above the headings does no harm; formulas are read by their result', async () => {
  const titled = await zipOf(await workbook([['Prices of May', null], ...TABLE]), (name, bytes) =>
    name === SHEET
      ? Buffer.from(
          bytes
            .toString()
            .replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells>')
            .replace('<v>5</v>', '<f>HYPERLINK("x")+2</f><v>7</v>'),
        )
      : bytes,
  );
  const answer = await upload(titled);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await rows(answer.json().id)).toMatchObject([{ unitNumber: '101', values: { price: 7 } }]);
});

test.each([
  ['UTF-8 with a mark, semicolons', Buffer.from('\uFEFFرقم;السعر $\n101;129500')],
  ['UTF-16, tabs', utf16('رقم\tالسعر $\n101\t129500')],
  ['UTF-16 without a mark', Buffer.from('No\tPrice $\n101\t129500', 'utf16le')],
  [
    'Windows-1256, commas',
    Buffer.from([
      0xd1,
      0xde,
      0xe3,
      0x2c,
      0xc7,
      0xe1,
      0xd3,
      0xda,
      0xd1,
      0x24,
      0x0a,
      ...Buffer.from('101,"129,500"'),
    ]),
  ],
])('%s', async (_, bytes) => {
  const answer = await upload(bytes, 'list.csv');
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await rows(answer.json().id)).toMatchObject([{ unitNumber: '101', values: { price: 129_500 } }]);
});

test(`${IMPORT_FILE_MAX_MB} MB is the most a file may have`, async () => {
  const answer = await upload(Buffer.alloc(IMPORT_FILE_MAX_MB * MEGABYTE + 1, 'a'));
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'tooLarge']);
});

test('another project, role or address does not reach an import', async () => {
  const { id } = (await upload(await workbook(TABLE))).json();
  const { created } = projectCalls(() => app);
  const other = (await created()).id;
  expect((await app.as('ADMIN').get(`/admin/projects/${other}/imports/${id}`)).statusCode).toBe(404);
  expect((await app.as('LACASA').get(`/admin/projects/${projectId}/imports/${id}`)).statusCode).toBe(403);
  expect((await app.anonymous.get(`/admin/projects/${projectId}/imports/${id}`)).statusCode).toBe(401);
});
