import type { ErrorCode } from '@diyar/contract/errors';
import { MEGABYTE } from '@diyar/contract/limits';
import { workbook } from './workbook.ts';
import { zipOf } from './zip.ts';

export const TABLE = [
  ['No', 'Price $'],
  ['101', 5],
] as const;

/** A workbook of which one part is replaced. */
export const altered = async (part: string, change: (xml: string) => string) =>
  zipOf(await workbook(TABLE), (name, bytes) =>
    name === part ? Buffer.from(change(bytes.toString())) : bytes,
  );

export const SHEET = 'xl/worksheets/sheet1.xml';
export const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

/** Files that no import of tables reads, with what each is refused with. */
export const BROKEN_FILES: [string, ErrorCode, () => Promise<Uint8Array> | Uint8Array][] = [
  ['a truncated workbook', 'importDamaged', async () => (await workbook(TABLE)).subarray(0, 1500)],
  [
    'a workbook that inflates to gigabytes',
    'importExpands',
    () => altered(SHEET, (xml) => xml.replace('</sheetData>', `${' '.repeat(101 * MEGABYTE)}</sheetData>`)),
  ],
  [
    'a part that is larger than it claims',
    'importDamaged',
    async () => zipOf(await workbook(TABLE), (_, bytes) => bytes, { claimedSize: 10 }),
  ],
  ['two million rows of text', 'tooLarge', () => Buffer.from('101,5\n'.repeat(2_000_000))],
  [
    'more rows than a file may have',
    'importTooManyRows',
    () => Buffer.from(`No,Price\n${'101,5\n'.repeat(5_001)}`),
  ],
  [
    'two million rows of a workbook',
    'importTooManyRows',
    () =>
      altered(SHEET, (xml) => xml.replace('</sheetData>', `${'<row r="3"/>'.repeat(2_000_000)}</sheetData>`)),
  ],
  [
    'macros',
    'importMacros',
    async () => zipOf(await workbook(TABLE), undefined, { add: { 'xl/vbaProject.bin': Buffer.from('x') } }),
  ],
  [
    'merged cells among the rows',
    'importMergedCells',
    () =>
      altered(SHEET, (xml) =>
        xml.replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells>'),
      ),
  ],
  [
    'a password, or the old format',
    'importProtected',
    () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  ],
  [
    'a picture that is called a table',
    'importEncoding',
    () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  ],
  ['half a letter of UTF-16', 'importEncoding', () => utf16('No,Price\n101,5').subarray(0, -1)],
  ['a text without rows', 'importNotATable', () => Buffer.from('No,Price\n')],
  [
    'too many columns',
    'importTooManyColumns',
    () => Buffer.from(`${'a,'.repeat(150)}No\n${'1,'.repeat(150)}101`),
  ],
  ['5 MB of commas', 'importTooManyColumns', () => Buffer.from(`Unit,Price\n${','.repeat(5_000_000)}`)],
  [
    'a million rows of commas',
    'importTooManyRows',
    () => Buffer.from(`No,Price\n${',,,\n'.repeat(1_000_000)}`),
  ],
  [
    'a list of three million sheets',
    'importExpands',
    () =>
      altered('xl/workbook.xml', (xml) => xml.replace('<sheets>', `<sheets>${'<sheet '.repeat(3_000_000)}`)),
  ],
  [
    '600,000 merged cells',
    'importMergedCells',
    () =>
      altered(SHEET, (xml) => {
        const merged = Array.from({ length: 600_000 }, (_, i) => `<mergeCell ref="A${i}:B${i}"/>`).join('');
        return xml.replace('</sheetData>', `</sheetData><mergeCells>${merged}</mergeCells>`);
      }),
  ],
  ['nothing', 'emptyFile', () => Buffer.alloc(0)],
  ['a workbook without a cell', 'importNotATable', () => workbook([])],
  [
    'some other archive',
    'importDamaged',
    () => zipOf(null, undefined, { add: { 'a.txt': Buffer.from('x') } }),
  ],
];
