import { z } from 'zod';
import { exportChoice } from './exports.ts';
import {
  currency,
  Instant,
  idOf,
  optionalChoice,
  optionalText,
  requiredText,
  typedCurrency,
} from './fields.ts';
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX, IMPORT_TEXT_MAX, NAME_MAX, TEXT_MAX } from './limits.ts';
import { listOf, paging } from './lists.ts';
import { SHEET_FIELDS, type SheetField } from './rules/unit-sheet.ts';

const count = z.int().nonnegative();
const sheetField = z.enum(SHEET_FIELDS as [SheetField, ...SheetField[]]);

/** What a column may be: a field of the unit, or what a list says of it ('sold'), which is a deal that is missing here. */
export type ImportField = SheetField | 'status';
export const IMPORT_FIELDS: readonly ImportField[] = [...SHEET_FIELDS, 'status'];
const field = z.enum(IMPORT_FIELDS as [ImportField, ...ImportField[]]);

/** POST /admin/projects/{id}/imports as JSON: a block from the clipboard. A file comes as multipart, part 'file'. */
export const ImportTextInput = z.object({
  text: requiredText(IMPORT_TEXT_MAX),
  name: optionalText(NAME_MAX),
});
export type ImportTextInput = z.infer<typeof ImportTextInput>;

/** A column of the file. `field` is what its heading was matched to; null is left out. */
export const ImportColumn = z.object({
  index: count,
  heading: z.string(),
  /** The first values that are not empty, each once. */
  samples: z.array(z.string()),
  field: field.nullable(),
  /** Chosen by a person for this project before. */
  isRemembered: z.boolean(),
  /** That its heading names, of a price. */
  currency: currency.nullable(),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

export const IMPORT_OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** new + changed + unchanged + refused = rows. */
export const ImportCounts = z.object({
  rows: count,
  new: count,
  changed: count,
  unchanged: count,
  refused: count,
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** Why no row of the file can be read yet. */
export const IMPORT_PROBLEMS = ['noNumberColumn', 'fieldTwice', 'currencyMissing'] as const;

/** A word that is not understood, once for all its rows. `value` is what somebody said it means; '' leaves it out. */
export const ImportWord = z.object({ field, word: z.string(), rows: count, value: z.string().nullable() });
export type ImportWord = z.infer<typeof ImportWord>;

/** A value of a cell as people read it is made by the reader: texts, numbers, switches, kinds. */
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type SheetValue = z.infer<typeof value>;

/** A text that visitors did not read before. */
export const VisibleText = z.object({
  row: count,
  unitNumber: z.string(),
  field: sheetField,
  before: z.string(),
  after: z.string(),
});
export type VisibleText = z.infer<typeof VisibleText>;

/** What visitors newly read once the import has run. */
export const NewlyVisible = z.object({
  /** Otherwise nothing of it is on the site before the project is published. */
  isPublished: z.boolean(),
  /** Units that the site did not offer before. */
  units: count,
  /** New or changed, of units that are offered. */
  prices: count,
  /** Offered units of which floor, rooms, area, kind or number change. */
  facts: count,
  texts: count,
  /** The first of them. */
  samples: z.array(VisibleText),
});
export type NewlyVisible = z.infer<typeof NewlyVisible>;

/** Rows by what their list says; these come in withdrawn, and their deals are to be made. */
export const LackingDeals = z.object({ sold: count, reserved: count, held: count });
export type LackingDeals = z.infer<typeof LackingDeals>;

/**
 * The answer to POST …/imports (201), GET …/imports/{id} and PUT …/imports/{id}. `check` is null while `problem` says why.
 * `digest` names what was seen; the import runs only while it is still so.
 */
export const UnitImport = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The worksheet that was read, '' for text. */
  sheet: z.string(),
  /** Other worksheets with content, which were not read. */
  otherSheets: z.array(z.string()),
  createdAt: Instant,
  columns: z.array(ImportColumn),
  problem: z.object({ code: z.enum(IMPORT_PROBLEMS), field: field.nullable() }).nullable(),
  /** Whether some price names no currency, neither in its cell nor in its heading, and what somebody said of these. */
  currency: z.object({ isAsked: z.boolean(), value: currency.nullable() }),
  check: ImportCounts.extend({
    digest: z.string(),
    /** The most frequent ones first, and how many there are beside them. */
    words: z.array(ImportWord),
    moreWords: count,
    lackingDeals: LackingDeals,
    visible: NewlyVisible,
  }).nullable(),
  /** Set once it has run; see unit-batches. */
  batch: z.uuid().nullable(),
});
export type UnitImport = z.infer<typeof UnitImport>;

/**
 * PUT …/imports/{id}: what somebody says of the file; what is left out stays. `fields` is the field of each column, in
 * their order, and what was corrected of it is remembered for the project. A word or a cell of which null is said is as
 * the file has it again.
 */
export const ImportAnswersInput = z.object({
  fields: z.array(field.nullable()).max(IMPORT_COLUMNS_MAX).optional(),
  /** Of prices that name none. */
  currency: typedCurrency.nullable().optional(),
  words: z
    .array(z.object({ field, word: z.string().max(TEXT_MAX), value: z.string().max(NAME_MAX).nullable() }))
    .max(IMPORT_ROWS_MAX)
    .optional(),
  cells: z
    .array(z.object({ row: count, field: sheetField, text: z.string().max(TEXT_MAX).nullable() }))
    .max(IMPORT_ROWS_MAX)
    .optional(),
});
export type ImportAnswersInput = z.infer<typeof ImportAnswersInput>;

export const IMPORT_ISSUES = [
  'cell',
  'numberMissing',
  'numberTwice',
  'numberOfTwoUnits',
  'factsMissing',
  'locked',
  'tooManyUnits',
] as const;

/** Why a row is refused. `issue` is a code of field-issues for 'cell'; `row` is the other row for 'numberTwice'. */
export const ImportIssue = z.object({
  code: z.enum(IMPORT_ISSUES),
  field: field.nullable(),
  issue: z.string().nullable(),
  typed: z.string(),
  row: count.nullable(),
});
export type ImportIssue = z.infer<typeof ImportIssue>;

export const ImportRow = z.object({
  /** As the spreadsheet numbers it. */
  row: count,
  outcome: z.enum(IMPORT_OUTCOMES),
  unitNumber: z.string(),
  unitId: idOf.unit.nullable(),
  /** What the row says, read; a cell that could not be read is missing, and so is an empty one. */
  values: z.partialRecord(sheetField, value),
  /** Only what differs, before the import. */
  before: z.partialRecord(sheetField, value),
  /** Cells that somebody corrected here. */
  edited: z.array(sheetField),
  /** Why it comes in withdrawn: its deal is missing, or the list says so; null where the status stays. */
  withdrawn: z.enum(['sold', 'reserved', 'held', 'withdrawn']).nullable(),
  issues: z.array(ImportIssue),
  /** The unit is in a deal, whose own price stays. */
  isClaimed: z.boolean(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** GET …/imports/{id}/rows: in the order of the file. */
export const ImportRowsQuery = z.object({ outcome: optionalChoice(IMPORT_OUTCOMES), ...paging });
export type ImportRowsQuery = z.infer<typeof ImportRowsQuery>;
export const ImportRows = listOf(ImportRow);
export type ImportRows = z.infer<typeof ImportRows>;

/** GET …/imports/{id}/refused: the refused rows as they were, with the reason in a last column. */
export const RefusedRowsQuery = z.object(exportChoice);
export type RefusedRowsQuery = z.infer<typeof RefusedRowsQuery>;

/** POST …/imports/{id}/run. Another digest than the newest is 409 'stale': look at the rows again. */
export const ImportRunInput = z.object({ digest: requiredText(100) });
export type ImportRunInput = z.infer<typeof ImportRunInput>;

export const ImportDone = z.object({
  batch: z.uuid(),
  counts: ImportCounts,
  /** Units of the project from now on. */
  units: count,
  /** It can be taken back until then. */
  until: Instant,
});
export type ImportDone = z.infer<typeof ImportDone>;

/** GET /admin/projects/{id}/units/export. */
export const UnitsExportQuery = z.object(exportChoice);
export type UnitsExportQuery = z.infer<typeof UnitsExportQuery>;
