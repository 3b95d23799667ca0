import { parentPort, workerData } from 'node:worker_threads';
import { columnsOf, fieldsOf, RUNNING_KINDS, runningField } from '@diyar/contract/rules/running-sheets';
import { fieldOfHeading } from '@diyar/contract/rules/unit-sheet';
import type { SheetsOf, SheetTable, TableAnswer } from './read-file.ts';
import { readText, textOf } from './read-text.ts';
import { type RawTable, readWorkbook } from './read-workbook.ts';
import { Refusal } from './refusal.ts';
import { hasAll, type IsKnown, knownHeadings, tableOf } from './table.ts';

const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, i) => bytes[i] === byte);

/** The old .xls, and an .xlsx with a password, which is wrapped in the same container. */
const isOle = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b);

/** What kind of file it is follows from its first bytes, not from its name. */
async function read(source: Uint8Array | string): Promise<RawTable[]> {
  if (typeof source === 'string') return [readText(source)];
  if (isOle(source)) throw new Refusal('importProtected');
  return isZip(source) ? await readWorkbook(Buffer.from(source)) : [readText(textOf(source))];
}

/** A worksheet with fewer known headings is something else, where a workbook has several. */
const HEADINGS_MIN = 3;

/** What the headings of each kind of table are. */
const KINDS: Record<SheetsOf, { kind: string; isKnown: IsKnown; needed: IsKnown[]; enough: number }[]> = {
  units: [{ kind: 'units', isKnown: (heading) => fieldOfHeading(heading) !== null, needed: [], enough: 0 }],
  running: RUNNING_KINDS.map((kind) => ({
    kind,
    isKnown: (heading: string) => runningField(kind, heading) !== null,
    needed: fieldsOf(kind)
      .filter((field) => columnsOf(kind)[field]?.isNeeded)
      .map((field) => (heading: string) => runningField(kind, heading) === field),
    enough: Math.min(HEADINGS_MIN, fieldsOf(kind).length),
  })),
};

/** Of units the first worksheet; of running deals each one, as the kind whose headings it has most of. */
function tablesOf(sheets: readonly RawTable[], of: SheetsOf): SheetTable[] {
  return sheets.flatMap((raw, i) => {
    const [best] = KINDS[of]
      .map((one) => ({ ...one, known: knownHeadings(raw, one.isKnown) }))
      // of two with as many headings the one that has all that it needs
      .map((one) => ({ ...one, rank: one.known + (hasAll(raw, one.needed) ? 0.5 : 0) }))
      .sort((a, b) => b.rank - a.rank);
    if (!best || (of === 'units' ? i > 0 : sheets.length > 1 && best.known < best.enough)) return [];
    try {
      return [{ kind: best.kind, ...tableOf(raw, best.isKnown) }];
    } catch (error) {
      // headings that nobody has filled in yet, beside a sheet that is
      const isEmpty = error instanceof Refusal && error.code === 'importNotATable';
      if (isEmpty && sheets.length > 1 && of !== 'units') return [];
      throw error;
    }
  });
}

async function answer({ source, of }: { source: Uint8Array | string; of: SheetsOf }): Promise<TableAnswer> {
  try {
    const sheets = await read(source);
    const tables = tablesOf(sheets, of);
    if (tables.length === 0) throw new Refusal('importNotATable');
    const known = new Set(tables.map(({ sheet }) => sheet));
    return { tables, otherSheets: sheets.flatMap(({ sheet }) => (known.has(sheet) ? [] : [sheet])) };
  } catch (error) {
    return error instanceof Refusal
      ? { refused: error.code, label: error.label }
      : { refused: 'importDamaged' };
  }
}

parentPort?.postMessage(await answer(workerData));
