import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@diyar/contract/limits';
import { asTyped } from '@diyar/contract/rules/spreadsheet-text';
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
const BINARY = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;

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

/** More cells than a table of the largest size has, empty ones beside it included. */
const CELLS_MAX = 2 * IMPORT_ROWS_MAX * IMPORT_COLUMNS_MAX;
/** Spreadsheets write empty columns at the end of a row, and empty rows below the last one. */
const WIDTH_MAX = 3 * IMPORT_COLUMNS_MAX;
const ROWS_MAX = IMPORT_ROWS_MAX + 100;

/**
 * Counts rows and columns in one pass and refuses what is too large, because the parser needs seconds for a row of a
 * million empty cells. Answers where the last row with content ends.
 */
function endOfTable(text: string, delimiter: string): number {
  let [cells, width, rows, end] = [1, 1, 0, 0];
  let [isQuoted, isCellBegun, isRowFilled] = [false, false, false];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isQuoted) {
      // a doubled quote ends the quoted part and begins it again
      if (char === '"') isQuoted = false;
    } else if (char === '"' && (!isCellBegun || text[at - 1] === '"')) {
      isQuoted = true;
      isCellBegun = isRowFilled = true;
    } else if (char === delimiter) {
      cells += 1;
      width += 1;
      isCellBegun = false;
      if (width > WIDTH_MAX) throw new Refusal('importTooManyColumns');
    } else if (char === '\n' || char === '\r') {
      cells += 1;
      if (isRowFilled) {
        rows += 1;
        end = at;
      }
      width = 1;
      isCellBegun = isRowFilled = false;
    } else {
      isCellBegun = true;
      isRowFilled ||= char !== ' ';
    }
    if (rows > ROWS_MAX || cells > CELLS_MAX) throw new Refusal('importTooManyRows');
  }
  return isRowFilled ? text.length : end;
}

export function readText(typed: string): RawTable {
  const text = typed.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  const end = endOfTable(text, delimiter);
  let rows: string[][];
  try {
    rows = parse(text.slice(0, end), {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 1024 * 1024,
    });
  } catch {
    throw new Refusal('importNotATable');
  }
  return { sheet: '', merges: [], rows: rows.map((row) => row.map(asTyped)) };
}
