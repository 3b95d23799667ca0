import { IMPORT_ROWS_MAX } from '@diyar/contract/limits';
import { currencyOfHeading } from '@diyar/contract/rules/heading-currency';
import { headingKey } from '@diyar/contract/rules/sheet-cells';
import { fieldOfHeading, isStatusHeading } from '@diyar/contract/rules/unit-sheet';
import {
  IMPORT_FIELDS,
  type ImportAnswersInput,
  type ImportColumn,
  type ImportField,
  type UnitImport,
} from '@diyar/contract/unit-imports';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { importHeadings, unitImports, units } from '../../db/schema.ts';
import type { ImportAnswers } from '../../db/tables/unit-imports.ts';
import { AppError } from '../../errors.ts';
import { digestOf } from '../changes/index.ts';
import { requireProject } from '../projects/index.ts';
import { readTable, samplesOf } from '../sheet-files/index.ts';
import { claimOf, isLive } from '../units/index.ts';
import { checkRows, countRows, type StandingUnit } from './check.ts';
import { isMeaning, type RowReading, rowReader, wordKey } from './read-row.ts';
import { lackingDeals, newlyVisible } from './visible.ts';
import { wordsOf } from './words.ts';

export type ImportRecord = typeof unitImports.$inferSelect;
type Fields = ImportRecord['fields'];
type AnswerInput = Required<ImportAnswersInput>;

export const standingUnits = (db: Db | Tx, projectId: number): Promise<StandingUnit[]> =>
  db
    .select({ unit: units, claim: claimOf })
    .from(units)
    .where(and(eq(units.projectId, projectId), isLive));

const remembered = async (db: Db | Tx, projectId: number) =>
  new Map(
    (await db.select().from(importHeadings).where(eq(importHeadings.projectId, projectId))).map(
      ({ heading, field }) => [heading, field] as const,
    ),
  );

/** What a person chose for a heading before, else what it names; each field once, from the first column on. */
function matchHeadings(headings: readonly string[], chosen: ReadonlyMap<string, ImportField | null>): Fields {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const named = isStatusHeading(heading) ? 'status' : fieldOfHeading(heading);
    const field = chosen.has(key) ? (chosen.get(key) ?? null) : named;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Reads a file or a pasted block and keeps it for the steps that follow. */
export async function startImport(
  db: Db,
  actor: Actor,
  projectId: number,
  source: Uint8Array | string,
  name: string,
): Promise<UnitImport> {
  await requireProject(db, projectId);
  const table = await readTable(source, actor.id);
  const fields = matchHeadings(table.headings, await remembered(db, projectId));
  const [record] = await db
    .insert(unitImports)
    .values({ projectId, actorId: actor.id, name, fields, ...table })
    .returning();
  if (!record) throw new Error('insert returned nothing');
  return present(db, record);
}

export async function findImport(
  db: Db | Tx,
  projectId: number,
  id: string,
  { isLocked = false } = {},
): Promise<ImportRecord> {
  const query = db
    .select()
    .from(unitImports)
    .where(and(eq(unitImports.id, id), eq(unitImports.projectId, projectId)));
  const [record] = await (isLocked ? query.for('update') : query);
  if (!record) throw new AppError('notFound');
  return record;
}

/** Corrections of what the headings say are kept for the project's next file. */
async function remember(tx: Tx, { projectId, headings, fields: before }: ImportRecord, fields: Fields) {
  const rows = headings.flatMap((heading, i) => {
    const key = headingKey(heading);
    const field = fields[i] ?? null;
    return key !== '' && field !== (before[i] ?? null) ? [{ projectId, heading: key, field }] : [];
  });
  if (rows.length === 0) return;
  await tx.delete(importHeadings).where(
    and(
      eq(importHeadings.projectId, projectId),
      inArray(
        importHeadings.heading,
        rows.map(({ heading }) => heading),
      ),
    ),
  );
  await tx
    .insert(importHeadings)
    .values(rows)
    .onConflictDoUpdate({
      target: [importHeadings.projectId, importHeadings.heading],
      set: { field: sql`excluded.field` },
    });
}

/** The older ones with what is said now; one of which null is said is no longer among them. */
function merged<Said>(
  before: readonly Said[] | undefined,
  said: readonly Said[],
  keyOf: (one: Said) => string,
): Said[] {
  return [...new Map([...(before ?? []), ...said].map((one) => [keyOf(one), one])).values()];
}

function answersOf(
  { answers: before, rows }: ImportRecord,
  { currency, words = [], cells = [] }: ImportAnswersInput,
) {
  const isRow = new Set(rows.map(({ row }) => row));
  for (const [i, { field, value }] of words.entries())
    if (value !== null && !isMeaning(field, value))
      throw new AppError('invalid', { issues: [{ path: ['words', i, 'value'], message: 'invalidChoice' }] });
  const said = {
    words: merged<AnswerInput['words'][number]>(
      before.words,
      words,
      ({ field, word }) => `${field} ${wordKey(word)}`,
    ),
    cells: merged<AnswerInput['cells'][number]>(before.cells, cells, ({ field, row }) => `${row} ${field}`),
  };
  return {
    currency: currency === undefined ? (before.currency ?? null) : currency,
    // more words than rows are none of the file's
    words: said.words
      .slice(-IMPORT_ROWS_MAX)
      .flatMap(({ value, ...one }) => (value === null ? [] : [{ ...one, value }])),
    cells: said.cells.flatMap(({ text, ...one }) =>
      text === null || !isRow.has(one.row) ? [] : [{ ...one, text }],
    ),
  } satisfies ImportAnswers;
}

/** What somebody says of the file: its columns, the currency of its prices, words and cells. */
export async function answerImport(
  db: Db,
  projectId: number,
  id: string,
  input: ImportAnswersInput,
): Promise<UnitImport> {
  return db.transaction(async (tx) => {
    await requireProject(tx, projectId);
    // two answers at once must both count
    const before = await findImport(tx, projectId, id, { isLocked: true });
    if (before.batch !== null) throw new AppError('conflict');
    const { fields } = input;
    const all = fields ? before.headings.map((_, i) => fields[i] ?? null) : before.fields;
    await remember(tx, before, all);
    const [record] = await tx
      .update(unitImports)
      .set({ fields: all, answers: answersOf(before, input) })
      .where(eq(unitImports.id, id))
      .returning();
    if (!record) throw new Error('update returned nothing');
    return present(tx, record);
  });
}

/** Why no row can be read with these columns. */
function problemOf(fields: Fields, readings: readonly RowReading[]): UnitImport['problem'] {
  const twice = IMPORT_FIELDS.find((field) => fields.indexOf(field) !== fields.lastIndexOf(field));
  if (twice) return { code: 'fieldTwice', field: twice };
  if (!fields.includes('unitNumber')) return { code: 'noNumberColumn', field: null };
  return readings.some(({ lacksCurrency }) => lacksCurrency)
    ? { code: 'currencyMissing', field: 'price' }
    : null;
}

/** Every row, checked against the units as they are now; empty while the file is not sound. */
export async function checkImport(db: Db | Tx, record: ImportRecord) {
  const read = rowReader(record);
  const readings = record.rows.map((row) => ({ row: row.row, reading: read(row) }));
  const ofRows = readings.map(({ reading }) => reading);
  const problem = problemOf(record.fields, ofRows);
  const project = await requireProject(db, record.projectId);
  const units = await standingUnits(db, record.projectId);
  const rows = problem || record.batch !== null ? [] : checkRows(readings, { ...project, units });
  const visible = newlyVisible(rows, units, project.status === 'active');
  const digest = digestOf([rows, visible.isPublished]);
  return { rows, problem, visible, digest, words: wordsOf(ofRows, record.answers) };
}

/** Whether the currency of some price is known only by what somebody said of the file, or not at all. */
function asksCurrency(record: ImportRecord): boolean {
  const read = rowReader({ ...record, answers: { ...record.answers, currency: null } });
  return record.rows.some((row) => read(row).lacksCurrency);
}

function columnsOf(record: ImportRecord, chosen: ReadonlyMap<string, ImportField | null>): ImportColumn[] {
  return record.headings.map((heading, index) => {
    const field = record.fields[index] ?? null;
    return {
      index,
      heading,
      samples: samplesOf(record.rows, index),
      field,
      isRemembered: chosen.has(headingKey(heading)),
      currency: field === 'price' ? currencyOfHeading(heading) : null,
    };
  });
}

export async function present(db: Db | Tx, record: ImportRecord): Promise<UnitImport> {
  const { id, name, sheet, otherSheets, createdAt, batch, answers } = record;
  const { rows, problem, digest, visible, words } = await checkImport(db, record);
  return {
    id,
    name,
    sheet,
    otherSheets,
    createdAt: createdAt.toISOString(),
    columns: columnsOf(record, await remembered(db, record.projectId)),
    problem,
    currency: { isAsked: asksCurrency(record), value: answers.currency ?? null },
    check:
      problem || batch !== null
        ? null
        : { ...countRows(rows), digest, ...words, visible, lackingDeals: lackingDeals(rows) },
    batch,
  };
}
