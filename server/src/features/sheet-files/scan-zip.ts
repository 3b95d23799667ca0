import { IMPORT_ROWS_MAX } from '@diyar/contract/limits';
import type { Entry } from 'yauzl';
import { Refusal } from './refusal.ts';
import { walkZip } from './walk-zip.ts';

/** Of all parts together: twice what 5,000 rows of 100 columns need. */
const INFLATED_MAX = 50 * 1024 * 1024;
const ENTRIES_MAX = 1_000;
/** Headings and titles may stand above the rows. */
const SHEET_ROWS = IMPORT_ROWS_MAX + 100;

/** What has to be known of a workbook before it is parsed, and what its parser does not tell. */
export interface Scan {
  /** Merged ranges by part, such as 'xl/worksheets/sheet1.xml'. */
  merges: Map<string, string[]>;
  /** The parts of the worksheets in the workbook's order. */
  sheetParts: string[];
}

/** The list of the sheets and their relations are short; a long one is made to keep a search busy. */
const LIST_MAX = 1024 * 1024;
const MERGES_MAX = 10_000;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The worksheets in the order of the workbook, by their relations. */
function partsOf(workbook: string, relations: string): string[] {
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target') ?? '',
    ]),
  );
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)].map(([tag]) => {
    const target = targets.get(attribute(tag, '\\w+:id')) ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  });
}

const isWorksheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** A tag may be cut between two chunks, so the end of one is looked at again with the next. */
const OVERLAP = 200;

/** Nothing is kept but merged ranges and the list of sheets. */
export async function scanWorkbook(bytes: Buffer): Promise<Scan> {
  const merges = new Map<string, string[]>();
  const kept = new Map<string, string>();

  async function scan(entry: Entry, chunks: AsyncIterable<Buffer>): Promise<void> {
    const { fileName } = entry;
    if (/vbaProject\.bin$|^xl\/macrosheets\//i.test(fileName)) throw new Refusal('importMacros');
    if (fileName === 'EncryptedPackage') throw new Refusal('importProtected');
    const isKept = fileName === WORKBOOK || fileName === RELATIONS;
    const found = new Set<string>();
    let [rows, tail, text] = [0, '', ''];
    for await (const chunk of chunks) {
      if (isKept) text += chunk;
      if (text.length > LIST_MAX) throw new Refusal('importExpands');
      if (!isWorksheet(fileName)) continue;
      const piece = tail + chunk.toString('latin1');
      const cut = Math.max(0, piece.length - OVERLAP);
      rows += piece.slice(0, cut).match(/<(?:\w+:)?row[\s>]/g)?.length ?? 0;
      if (rows > SHEET_ROWS) throw new Refusal('importTooManyRows');
      // a tag that begins before the cut and ends after it is found with the next piece
      for (const match of piece.matchAll(/<(?:\w+:)?mergeCell\s+ref="([A-Z0-9:]{3,30})"/g))
        found.add(match[1] as string);
      if (found.size > MERGES_MAX) throw new Refusal('importMergedCells', [...found][0]);
      tail = piece.slice(cut);
    }
    if (found.size > 0) merges.set(fileName, [...found]);
    if (isKept) kept.set(fileName, text);
  }

  await walkZip(
    bytes,
    { entries: ENTRIES_MAX, inflated: INFLATED_MAX, tooMuch: () => new Refusal('importExpands') },
    scan,
  );
  return { merges, sheetParts: partsOf(kept.get(WORKBOOK) ?? '', kept.get(RELATIONS) ?? '') };
}
