import { z } from 'zod';
import { DealUnit } from './deal-unit.ts';
import { exportChoice } from './exports.ts';
import {
  currency,
  Day,
  day,
  Id,
  Instant,
  idOf,
  optionalChoice,
  optionalText,
  requiredText,
  typedCurrency,
  typedNumber,
} from './fields.ts';
import {
  AMOUNT_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_TEXT_MAX,
  LINE_MAX,
  NAME_MAX,
  TEXT_MAX,
} from './limits.ts';
import { listOf, paging } from './lists.ts';
import {
  RUNNING_FIELDS,
  RUNNING_KINDS,
  type RunningField,
  type RunningKind,
} from './rules/running-sheets.ts';

const count = z.int().nonnegative();
const kind = z.enum(RUNNING_KINDS as [RunningKind, ...RunningKind[]]);
const field = z.enum(RUNNING_FIELDS as [RunningField, ...RunningField[]]);
const building = z.object({ id: Id, nameEn: z.string(), nameAr: z.string() });

/** POST /admin/moving-in/imports as JSON: a block from the clipboard. A file comes as multipart, part 'file'. */
export const RunningTextInput = z.object({
  text: requiredText(IMPORT_TEXT_MAX),
  name: optionalText(NAME_MAX),
});

export const RunningColumn = z.object({
  index: count,
  heading: z.string(),
  samples: z.array(z.string()),
  field: field.nullable(),
  /** That its heading names, of money. */
  currency: currency.nullable(),
});
export type RunningColumn = z.infer<typeof RunningColumn>;

export const RUNNING_OUTCOMES = ['new', 'unchanged', 'refused'] as const;
export type RunningOutcome = (typeof RUNNING_OUTCOMES)[number];

/** new + unchanged + refused = rows. A row of totals is none. */
export const RunningCounts = z.object({ rows: count, new: count, unchanged: count, refused: count });
export type RunningCounts = z.infer<typeof RunningCounts>;

export const RunningWord = z.object({
  kind,
  field,
  word: z.string(),
  rows: count,
  value: z.string().nullable(),
  /** What it may mean. */
  choices: z.array(z.object({ value: z.string(), en: z.string(), ar: z.string() })),
});
export type RunningWord = z.infer<typeof RunningWord>;

export const RUNNING_PROBLEMS = ['columnMissing', 'fieldTwice'] as const;

export const RunningSheet = z.object({
  kind,
  /** Of the file, and the worksheet in it ('' for text). */
  file: z.string(),
  sheet: z.string(),
  columns: z.array(RunningColumn),
  problem: z.object({ code: z.enum(RUNNING_PROBLEMS), field: field.nullable() }).nullable(),
  counts: RunningCounts,
});
export type RunningSheet = z.infer<typeof RunningSheet>;

/** What of a building and a currency comes in or is there already, beside what the user's books say. */
export const BOOK_PARTS = ['price', 'paid', 'cheques'] as const;
export type BookPart = (typeof BOOK_PARTS)[number];

/** `rows` are refused ones that make exactly the difference; `why` is what somebody wrote. */
export const BookLine = z.object({
  part: z.enum(BOOK_PARTS),
  here: z.number(),
  books: z.number().nullable(),
  difference: z.number(),
  rows: z.array(z.object({ kind, row: count })),
  why: z.string(),
  /** Equal, or the difference has a name. */
  isSettled: z.boolean(),
});
export type BookLine = z.infer<typeof BookLine>;
export const BookGroup = z.object({ building, currency, deals: count, lines: z.array(BookLine) });
export type BookGroup = z.infer<typeof BookGroup>;

/** What was brought in; it can be taken back until `until`, which is null once it was or the time is over. */
const broughtIn = {
  at: Instant,
  by: z.string(),
  deals: count,
  cheques: count,
  persons: count,
  leads: count,
  openings: count,
  /** Rows that were left out. */
  refused: count,
  until: Instant.nullable(),
  takenBackAt: Instant.nullable(),
};

/** GET /admin/moving-in/imports/{id}. `digest` names what was seen; it runs only while it is still so. */
export const RunningImport = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: Instant,
  /** What was paid until the evening before is one opening per deal, dated so. */
  on: Day,
  sheets: z.array(RunningSheet),
  /** Worksheets in which nothing was recognised. */
  otherSheets: z.array(z.string()),
  currency: z.object({ isAsked: z.boolean(), value: currency.nullable() }),
  words: z.array(RunningWord),
  books: z.array(BookGroup),
  isNotCompared: z.boolean(),
  /** Every difference has a name, or nothing is compared. */
  isSettled: z.boolean(),
  digest: z.string(),
  done: z.object(broughtIn).nullable(),
});
export type RunningImport = z.infer<typeof RunningImport>;

const typedMoney = typedNumber({ min: 0, max: AMOUNT_MAX }).nullable();

/** PUT /admin/moving-in/imports/{id}: what somebody says of the file; what is left out stays. */
export const RunningAnswersInput = z.object({
  on: day.optional(),
  fields: z
    .array(z.object({ sheet: count, fields: z.array(field.nullable()).max(IMPORT_COLUMNS_MAX) }))
    .optional(),
  currency: typedCurrency.nullable().optional(),
  words: z
    .array(
      z.object({ kind, field, word: z.string().max(TEXT_MAX), value: z.string().max(NAME_MAX).nullable() }),
    )
    .max(IMPORT_ROWS_MAX)
    .optional(),
  cells: z
    .array(z.object({ kind, row: count, field, text: z.string().max(TEXT_MAX).nullable() }))
    .max(IMPORT_ROWS_MAX)
    .optional(),
  books: z
    .array(
      z.object({
        buildingId: Id,
        currency: typedCurrency,
        part: z.enum(BOOK_PARTS),
        amount: typedMoney,
        why: optionalText(LINE_MAX),
      }),
    )
    .max(1000)
    .optional(),
  isNotCompared: z.boolean().optional(),
});
export type RunningAnswersInput = z.infer<typeof RunningAnswersInput>;

export const RUNNING_ISSUES = [
  'cell',
  'missing',
  'buildingUnknown',
  'unitUnknown',
  'unitOfTwo',
  'unitTwice',
  'unitTaken',
  'unitWithdrawn',
  'unitsOfTwo',
  'currencyMissing',
  'discountTooLarge',
  'dayInFuture',
  'planUnknown',
  'dealUnknown',
  'dealOfTwo',
  'dealRefused',
  'chequeTwice',
  'chequeCleared',
  'personTwice',
  'leadTwice',
  'ownerUnknown',
] as const;
export type RunningIssueCode = (typeof RUNNING_ISSUES)[number];

/** Why a row is refused. `row` is another row it names, `choices` what the cell could say instead. */
export const RunningIssue = z.object({
  code: z.enum(RUNNING_ISSUES),
  field: field.nullable(),
  issue: z.string().nullable(),
  typed: z.string(),
  row: count.nullable(),
  choices: z.array(z.string()),
});
export type RunningIssue = z.infer<typeof RunningIssue>;

/** What a row that comes in should be looked at for. */
export const RUNNING_NOTES = [
  'overpaid',
  'chequesBeyond',
  'restWithoutDay',
  'samePhone',
  'otherName',
  'nameAdded',
  'knownPhone',
] as const;
export const RunningNote = z.object({ code: z.enum(RUNNING_NOTES), row: count.nullable(), text: z.string() });
export type RunningNote = z.infer<typeof RunningNote>;

const cell = z.union([z.string(), z.number(), z.array(z.string())]);

export const RunningRow = z.object({
  row: count,
  outcome: z.enum(RUNNING_OUTCOMES),
  building: building.nullable(),
  units: z.array(DealUnit),
  values: z.partialRecord(field, cell),
  /** As the file has it, of cells that could not be read. */
  typed: z.partialRecord(field, z.string()),
  /** Cells that somebody corrected here. */
  edited: z.array(field),
  issues: z.array(RunningIssue),
  notes: z.array(RunningNote),
  /** Of one that is there already: what differs, which is never written. */
  differences: z.array(z.object({ field, here: cell, file: cell })),
  dealId: idOf.deal.nullable(),
  leadId: idOf.lead.nullable(),
  personId: idOf.person.nullable(),
  /** Of a deal: how many cheques of the file are its. */
  cheques: count,
});
export type RunningRow = z.infer<typeof RunningRow>;

export const RunningRowsQuery = z.object({ kind, outcome: optionalChoice(RUNNING_OUTCOMES), ...paging });
export type RunningRowsQuery = z.infer<typeof RunningRowsQuery>;
export const RunningRows = listOf(RunningRow);
export type RunningRows = z.infer<typeof RunningRows>;

export const RunningRefusedQuery = z.object({ kind, ...exportChoice });
/** GET /admin/moving-in/sheet: with the buildings' own units to fill in, or with the deals that are here. */
export const RunningSheetQuery = z.object({
  kind,
  filled: optionalChoice(['yes'] as const),
  ...exportChoice,
});
export type RunningSheetQuery = z.infer<typeof RunningSheetQuery>;

/** POST …/run. Another digest than the newest is 409 'stale': look at the rows again. */
export const RunningRunInput = z.object({ digest: requiredText(100) });

/** GET …/take-back: what taking it back would do now. */
export const RunningTakeBack = z.object({
  deals: count,
  cheques: count,
  persons: count,
  leads: count,
  /** Worked on since, in a month that was closed, or persons who have something by now: they stay. */
  kept: z.array(
    z.object({
      kind,
      /** Of the deal, person or lead. */
      id: Id,
      name: z.string(),
      units: z.string(),
      reason: z.enum(['changed', 'monthClosed', 'inUse']),
    }),
  ),
  digest: z.string(),
});
export type RunningTakeBack = z.infer<typeof RunningTakeBack>;

/** GET /admin/moving-in: whether openings may still be written, and what was brought in. */
export const MovingIn = z.object({
  endedAt: Instant.nullable(),
  endedBy: z.string(),
  openings: count,
  imports: z.array(z.object({ id: z.uuid(), name: z.string(), ...broughtIn })),
});
export type MovingIn = z.infer<typeof MovingIn>;
