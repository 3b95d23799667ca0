import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@diyar/contract/limits';
import { parse } from 'csv-parse/sync';
import type { RawTable } from './read-workbook.ts';
import { Refusal } from './refusal.ts';

const decoded = (bytes: Uint8Array, encoding: string, fatal = true): string | null => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

/** Excel writes 'Unicode text' as UTF-16, mostly with a mark; without one every second byte of plain letters is 0. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 200);
  const zeros = (odd: number) => head.filter((byte, i) => i % 2 === odd && byte === 0).length;
  if (zeros(1) > head.length / 8 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > head.length / 8 && zeros(1) === 0 ? 'utf-16be' : null;
}

/** No spreadsheet writes these into a text file; a picture or a film has them in its first bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
const BINARY = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/;

/** UTF-8, UTF-16, or what Arabic Excel on Windows writes as plain CSV. */
export function textOf(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  const text = wide
    ? decoded(bytes, wide)
    : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1256', false));
  if (text === null || BINARY.test(text)) throw new Refusal('importEncoding');
  return text;
}

const DELIMITERS = ['\t', ';', ','];

/** The delimiter of which most stand in the lines that have one, outside of quotes. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const fields = (delimiter: string) =>
    Math.min(...lines.map((line) => line.split(delimiter).length), Number.POSITIVE_INFINITY);
  const most = (delimiter: string) => lines[0]?.split(delimiter).length ?? 1;
  const [best] = DELIMITERS.toSorted((a, b) => fields(b) - fields(a) || most(b) - most(a));
  return best ?? ',';
}

/** An export puts an apostrophe before what a spreadsheet would take for a formula. */
const plain = (text: string) => (/^'+\s*[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

export function readText(text: string): RawTable {
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text.replace(/^\uFEFF/, '')),
      relax_column_count: true,
      relax_quotes: true,
      to: IMPORT_ROWS_MAX + 100,
      max_record_size: 1024 * 1024,
    });
  } catch {
    throw new Refusal('importNotATable');
  }
  if (rows.some((row) => row.length > IMPORT_COLUMNS_MAX * 3)) throw new Refusal('importTooManyColumns');
  return { sheet: '', otherSheets: [], merges: [], rows: rows.map((row) => row.map(plain)) };
}
