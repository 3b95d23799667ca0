import { type Cell, clockIn } from './table.ts';
import type { ZipEntry } from './zip.ts';

/** XML cannot contain these, and Excel would reject the whole file. */
const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
  text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const xmlText = (text: string): string =>
  withoutControls(text).replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

/** Positions in the list of styles below. */
const STYLES = { plain: 0, bold: 1, time: 2, day: 3, amount: 4 };
/** Of currencies; an amount with so many decimals has the style `amount` plus that number. */
const DECIMALS = [0, 1, 2, 3, 4];
const FORMATS = [
  'yyyy-mm-dd hh:mm',
  'yyyy-mm-dd',
  ...DECIMALS.map((count) => (count === 0 ? '#,##0' : `#,##0.${'0'.repeat(count)}`)),
];
/** Numbers below are formats that spreadsheets know already. */
const FIRST_FORMAT = 164;

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const styles = () => {
  const fonts = '<font><sz val="11"/><name val="Calibri"/></font>';
  const formats = FORMATS.map(
    (code, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${xmlText(code)}"/>`,
  );
  const formatted = FORMATS.map(
    (_, index) =>
      `<xf numFmtId="${FIRST_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return [
    `${HEAD}<styleSheet ${MAIN}><numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
    `<fonts count="2">${fonts}${fonts.replace('<font>', '<font><b/>')}</fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${2 + formatted.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>`,
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    `${formatted.join('')}</cellXfs></styleSheet>`,
  ];
};

const SCHEMAS = 'http://schemas.openxmlformats.org';
const RELATIONS = `${SCHEMAS}/officeDocument/2006/relationships`;
const relations = (targets: Record<string, string>) => [
  `${HEAD}<Relationships xmlns="${SCHEMAS}/package/2006/relationships">`,
  ...Object.entries(targets).map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  ),
  '</Relationships>',
];

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const contentTypes = () => [
  `${HEAD}<Types xmlns="${SCHEMAS}/package/2006/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
];

/** 'A', 'Z', 'AA'. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const DAY_MS = 86_400_000;
/** Spreadsheets count days since the end of 1899. */
const serial = (utc: Date) => utc.getTime() / DAY_MS + 25_569;

const numberCell = (at: string, value: number, style: number) =>
  `<c r="${at}"${style === STYLES.plain ? '' : ` s="${style}"`}><v>${value}</v></c>`;
const textCell = (at: string, text: string, style = STYLES.plain) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

function cellXml(at: string, cell: Cell, clock: (time: Date) => string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return textCell(at, cell);
  if (typeof cell === 'number') return numberCell(at, cell, STYLES.plain);
  // spreadsheets have no time zones: a date is local time
  if (cell instanceof Date)
    return numberCell(at, serial(new Date(`${clock(cell).replace(' ', 'T')}Z`)), STYLES.time);
  if ('day' in cell) return numberCell(at, serial(new Date(`${cell.day}T00:00Z`)), STYLES.day);
  return numberCell(at, cell.amount, STYLES.amount + Math.min(cell.decimals, DECIMALS.length - 1));
}

export interface Sheet {
  title: string;
  rightToLeft: boolean;
  /** In characters. */
  widths: readonly number[];
  header: readonly string[];
  rows: AsyncIterable<readonly Cell[]>;
  zone: string;
}

const CHUNK_ROWS = 100;

async function* sheetXml({ rightToLeft, widths, header, rows, zone }: Sheet): AsyncGenerator<string> {
  const clock = clockIn(zone);
  const columns = widths.map((_, index) => columnName(index));
  const view = rightToLeft ? ' rightToLeft="1"' : '';
  const row = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`;
  let chunk = [
    `${HEAD}<worksheet ${MAIN}><sheetViews><sheetView${view} workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>',
    ...widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`),
    '</cols><sheetData>',
    row(
      1,
      header.map((text, index) => textCell(`${columns[index]}1`, text, STYLES.bold)),
    ),
  ].join('');
  let number = 1;
  for await (const cells of rows) {
    number++;
    chunk += row(
      number,
      cells.map((cell, index) => cellXml(`${columns[index]}${number}`, cell, clock)),
    );
    if (number % CHUNK_ROWS !== 0) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}</sheetData></worksheet>`;
}

/** The files of an XLSX workbook with one sheet (ECMA-376), row by row: libraries hold all of them at once. */
export const workbookFiles = (sheet: Sheet): ZipEntry[] => [
  { name: '[Content_Types].xml', text: contentTypes() },
  { name: '_rels/.rels', text: relations({ officeDocument: 'xl/workbook.xml' }) },
  {
    name: 'xl/workbook.xml',
    text: [
      `${HEAD}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>`,
      `<sheet name="${xmlText(sheet.title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: relations({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
  },
  { name: 'xl/styles.xml', text: styles() },
  { name: 'xl/worksheets/sheet1.xml', text: sheetXml(sheet) },
];
