import { IMPORT_ROWS_MAX, TRASH_TTL_MS } from '@diyar/contract/limits';
import type {
  RunningAnswersInput,
  RunningImport,
  RunningSheet,
  RunningWord,
} from '@diyar/contract/moving-in';
import { companyDay } from '@diyar/contract/rules/dates';
import { currencyOfHeading } from '@diyar/contract/rules/heading-currency';
import {
  columnsOf,
  type RunningField,
  type RunningKind,
  runningField,
} from '@diyar/contract/rules/running-sheets';
import { headingKey } from '@diyar/contract/rules/sheet-cells';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { runningHeadings, runningImports, users } from '../../db/schema.ts';
import type { RunningAnswers, StoredSheet } from '../../db/tables/moving-in.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { digestOf } from '../changes/index.ts';
import { requireMovingIn } from '../ledger/index.ts';
import { readSheets, samplesOf } from '../sheet-files/index.ts';
import { compareBooks } from './books.ts';
import { type CheckedRow, checkRows } from './check.ts';
import { type Context, readContext } from './context.ts';
import { answeredWord, answerKey, isMeaning, type Reading, readSheet } from './read-rows.ts';

export type ImportRecord = typeof runningImports.$inferSelect;

/** More are decided one after the other. */
const WORDS_SHOWN = 30;

const remembered = async (db: Db | Tx) =>
  new Map((await db.select().from(runningHeadings)).map((one) => [`${one.kind} ${one.heading}`, one.field]));

type Remembered = Awaited<ReturnType<typeof remembered>>;

/** What a person chose for a heading before, else what it names; each field once, from the first column on. */
function matchHeadings(kind: RunningKind, headings: readonly string[], chosen: Remembered) {
  const taken = new Set<RunningField>();
  return headings.map((heading) => {
    const key = `${kind} ${headingKey(heading)}`;
    const field = chosen.has(key) ? (chosen.get(key) ?? null) : runningField(kind, heading);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

async function readInto(db: Db, actor: Actor, source: Uint8Array | string, file: string) {
  const { tables, otherSheets } = await readSheets(source, actor.id, 'running');
  const chosen = await remembered(db);
  const sheets = tables.map(({ kind: named, sheet, headings, rows }): StoredSheet => {
    const kind = named as RunningKind;
    return { kind, file, sheet, headings, rows, fields: matchHeadings(kind, headings, chosen) };
  });
  return { sheets, otherSheets };
}

/** Reads a file or a pasted block and keeps it for the steps that follow. */
export async function startImport(
  db: Db,
  actor: Actor,
  source: Uint8Array | string,
  name: string,
): Promise<RunningImport> {
  await db.transaction((tx) => requireMovingIn(tx, actor));
  const read = await readInto(db, actor, source, name);
  const [record] = await db
    .insert(runningImports)
    .values({ actorId: actor.id, name, onDay: companyDay(), ...read })
    .returning();
  if (!record) throw new Error('insert returned nothing');
  return present(db, record);
}

/** A further file: a sheet of a kind that was there already takes its place. */
export async function addFile(
  db: Db,
  actor: Actor,
  id: string,
  source: Uint8Array | string,
  name: string,
): Promise<RunningImport> {
  const read = await readInto(db, actor, source, name);
  return db.transaction(async (tx) => {
    const before = await findImport(tx, id, { isLocked: true });
    if (before.ranAt) throw new AppError('conflict');
    const kinds = new Set(read.sheets.map(({ kind }) => kind));
    const sheets = [...before.sheets.filter(({ kind }) => !kinds.has(kind)), ...read.sheets];
    const otherSheets = [...new Set([...before.otherSheets, ...read.otherSheets])];
    const names = [...new Set(sheets.map(({ file }) => file))].join(', ');
    return present(tx, await save(tx, id, { sheets, otherSheets, name: names }));
  });
}

async function save(tx: Tx, id: string, columns: Partial<ImportRecord>): Promise<ImportRecord> {
  const [record] = await tx.update(runningImports).set(columns).where(eq(runningImports.id, id)).returning();
  if (!record) throw new Error('update returned nothing');
  return record;
}

export async function findImport(db: Db | Tx, id: string, { isLocked = false } = {}): Promise<ImportRecord> {
  const query = db.select().from(runningImports).where(eq(runningImports.id, id));
  const [record] = await (isLocked ? query.for('update') : query);
  if (!record) throw new AppError('notFound');
  return record;
}

/** The older ones with what is said now; one of which null is said is no longer among them. */
const merged = <Said>(
  before: readonly Said[],
  said: readonly Said[],
  keyOf: (one: Said) => string,
): Said[] => [...new Map([...before, ...said].map((one) => [keyOf(one), one])).values()];

function answersOf({ answers: before }: ImportRecord, input: RunningAnswersInput): RunningAnswers {
  const { words = [], cells = [], books = [], currency, isNotCompared } = input;
  for (const [i, { kind, field, value }] of words.entries())
    if (value !== null && !isMeaning(kind, field, value))
      throw new AppError('invalid', { issues: [{ path: ['words', i, 'value'], message: 'invalidChoice' }] });
  type Words = NonNullable<RunningAnswersInput['words']>;
  type Cells = NonNullable<RunningAnswersInput['cells']>;
  return {
    currency: currency === undefined ? (before.currency ?? null) : currency,
    words: merged<Words[number]>(before.words ?? [], words, ({ kind, field, word }) =>
      answerKey(kind, field, word),
    )
      .slice(-IMPORT_ROWS_MAX)
      .flatMap(({ value, ...one }) => (value === null ? [] : [{ ...one, value }])),
    cells: merged<Cells[number]>(
      before.cells ?? [],
      cells,
      ({ kind, row, field }) => `${kind} ${row} ${field}`,
    )
      .slice(-IMPORT_ROWS_MAX)
      .flatMap(({ text, ...one }) => (text === null ? [] : [{ ...one, text }])),
    books: merged(before.books ?? [], books, (one) => [one.buildingId, one.currency, one.part].join(' ')),
    isNotCompared: isNotCompared ?? before.isNotCompared ?? false,
  };
}

/** What somebody says of the file. Corrections of what headings say are kept for the next one. */
export const answerImport = (db: Db, id: string, input: RunningAnswersInput): Promise<RunningImport> =>
  db.transaction(async (tx) => {
    const before = await findImport(tx, id, { isLocked: true });
    if (before.ranAt) throw new AppError('conflict');
    const sheets = before.sheets.map((sheet, i) => {
      const said = input.fields?.find((one) => one.sheet === i)?.fields;
      return said ? { ...sheet, fields: sheet.headings.map((_, j) => said[j] ?? null) } : sheet;
    });
    const corrected = sheets.flatMap(({ kind, headings, fields }, i) =>
      headings.flatMap((heading, j) => {
        const field = fields[j] ?? null;
        const isKept = field === (before.sheets[i]?.fields[j] ?? null) || headingKey(heading) === '';
        return isKept ? [] : [{ kind, heading: headingKey(heading), field }];
      }),
    );
    if (corrected.length > 0)
      await tx
        .insert(runningHeadings)
        .values(merged([], corrected, ({ kind, heading }) => `${kind} ${heading}`))
        .onConflictDoUpdate({
          target: [runningHeadings.kind, runningHeadings.heading],
          set: { field: sql`excluded.field` },
        });
    const onDay = input.on ?? before.onDay;
    return present(tx, await save(tx, id, { sheets, onDay, answers: answersOf(before, input) }));
  });

function problemOf({ kind, fields }: StoredSheet): RunningSheet['problem'] {
  const twice = fields.find((field, i) => field !== null && fields.indexOf(field) !== i);
  if (twice) return { code: 'fieldTwice', field: twice };
  const missing = Object.entries(columnsOf(kind)).find(
    ([field, { isNeeded }]) => isNeeded && !fields.includes(field as RunningField),
  );
  return missing ? { code: 'columnMissing', field: missing[0] as RunningField } : null;
}

/** Every row, checked against what is there now; sheets that cannot be read yet have none. */
export async function checkImport(db: Db | Tx, record: ImportRecord) {
  const { sheets, answers, onDay: on } = record;
  const readings = sheets.flatMap((sheet) => (problemOf(sheet) ? [] : readSheet(sheet, answers)));
  const people = readings
    .filter(({ kind }) => kind === 'persons' || kind === 'leads')
    .map(({ values: { buyer = '', phone = '' } }) => ({ name: buyer, phone }));
  const context = await readContext(db, people);
  const rows = checkRows(readings, context, { on, today: companyDay() });
  // what was compared is kept as it was then
  const books = record.broughtIn?.books ?? compareBooks(rows, answers);
  const isNotCompared = answers.isNotCompared ?? false;
  const isSettled = isNotCompared || books.every(({ lines }) => lines.every((line) => line.isSettled));
  const told = rows.map(({ reading, outcome, plan, dealId, personId, leadId }) => [
    ...[reading.kind, reading.row, reading.values, outcome, plan, dealId, personId, leadId],
  ]);
  return { readings, rows, books, context, isNotCompared, isSettled, digest: digestOf([told, on]) };
}

const countOf = (rows: readonly CheckedRow[], kind: RunningKind) => {
  const own = rows.filter(({ reading }) => reading.kind === kind);
  const of = (outcome: CheckedRow['outcome']) => own.filter((row) => row.outcome === outcome).length;
  return { rows: own.length, new: of('new'), unchanged: of('unchanged'), refused: of('refused') };
};

function choicesOf(kind: RunningKind, field: RunningField, context: Context): RunningWord['choices'] {
  const { words, cell } = columnsOf(kind)[field] ?? {};
  if (cell !== 'name') return Object.entries(words ?? {}).map(([value, { en, ar }]) => ({ value, en, ar }));
  const named = context.namesOf(field);
  // answered by the one of its names that no other has
  const answerOf = ({ nameAr, nameEn }: (typeof named)[number]) =>
    named.filter((one) => one.nameAr === nameAr).length > 1 ? nameEn || nameAr : nameAr || nameEn;
  const byAnswer = new Map(named.map((one) => [answerOf(one), one]));
  return [...byAnswer].map(([value, { nameEn, nameAr }]) => ({
    ...{ value, en: nameEn || nameAr, ar: nameAr || nameEn },
  }));
}

/** Each word that is not understood once, with how many rows have it and what somebody said it means. */
function wordsOf(readings: readonly Reading[], answers: RunningAnswers, context: Context): RunningWord[] {
  const found = new Map<string, RunningWord>();
  for (const { kind, words } of readings)
    for (const { field, word } of words) {
      const key = answerKey(kind, field, word);
      const known = found.get(key);
      if (known) known.rows += 1;
      else
        found.set(key, {
          kind,
          field,
          word,
          rows: 1,
          value: answeredWord(answers, kind, field, word) ?? null,
          choices: choicesOf(kind, field, context),
        });
    }
  return [...found.values()]
    .sort((a, b) => Number(b.value === null) - Number(a.value === null) || b.rows - a.rows)
    .slice(0, WORDS_SHOWN);
}

export const takeBackUntil = (ranAt: Date): Date => new Date(ranAt.getTime() + TRASH_TTL_MS);

export function doneOf({ broughtIn, ranAt, takenBackAt }: ImportRecord, by: string): RunningImport['done'] {
  if (!broughtIn || !ranAt) return null;
  const until = takeBackUntil(ranAt);
  return {
    ...{ by, at: ranAt.toISOString(), deals: broughtIn.deals.length },
    ...{
      cheques: broughtIn.cheques,
      persons: broughtIn.listed ?? 0,
      leads: broughtIn.leads?.length ?? 0,
      openings: broughtIn.openings,
      refused: broughtIn.refused ?? 0,
    },
    until: takenBackAt || until < new Date() ? null : until.toISOString(),
    takenBackAt: takenBackAt?.toISOString() ?? null,
  };
}

async function nameOf(db: Db | Tx, { actorId }: ImportRecord): Promise<string> {
  if (actorId === null) return '';
  const [row] = await db.select({ name: displayName() }).from(users).where(eq(users.id, actorId));
  return row?.name ?? '';
}

export async function present(db: Db | Tx, record: ImportRecord): Promise<RunningImport> {
  const { id, name, onDay, otherSheets, createdAt, answers } = record;
  const { readings, rows, books, context, isNotCompared, isSettled, digest } = await checkImport(db, record);
  const bare = record.sheets.flatMap((sheet) => readSheet(sheet, { ...answers, currency: null }));
  return {
    ...{ id, name, on: onDay, otherSheets, books, isNotCompared, isSettled, digest },
    createdAt: createdAt.toISOString(),
    sheets: record.sheets.map((sheet) => ({
      ...{ kind: sheet.kind, file: sheet.file, sheet: sheet.sheet, problem: problemOf(sheet) },
      counts: countOf(rows, sheet.kind),
      columns: sheet.headings.map((heading, index) => {
        const field = sheet.fields[index] ?? null;
        const isMoney = field !== null && columnsOf(sheet.kind)[field]?.cell === 'money';
        return {
          ...{ index, heading, field, samples: samplesOf(sheet.rows, index) },
          currency: isMoney ? currencyOfHeading(heading) : null,
        };
      }),
    })),
    currency: {
      isAsked: bare.some(({ kind, lacksCurrency }) => kind === 'deals' && lacksCurrency),
      value: answers.currency ?? null,
    },
    words: wordsOf(readings, answers, context),
    done: doneOf(record, await nameOf(db, record)),
  };
}
