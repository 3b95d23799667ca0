import {
  fieldOfHeading,
  headingKey,
  isStatusHeading,
  SHEET_FIELDS,
  type SheetField,
} from '@diyar/contract/rules/unit-sheet';
import type { ImportColumn, UnitImport } from '@diyar/contract/unit-imports';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { importHeadings, unitImports, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../auth/index.ts';
import { digestOf } from '../changes/index.ts';
import { requireProject } from '../projects/index.ts';
import { claimOf, isLive } from '../units/index.ts';
import { type CheckedRow, checkRows, countRows, type StandingUnit } from './check.ts';
import { readTable } from './read-file.ts';

export type ImportRecord = typeof unitImports.$inferSelect;
type Fields = ImportRecord['fields'];

const SAMPLES = 3;

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
function matchHeadings(headings: readonly string[], chosen: ReadonlyMap<string, SheetField | null>): Fields {
  const taken = new Set<SheetField>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const field = chosen.has(key) ? (chosen.get(key) ?? null) : fieldOfHeading(heading);
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

export async function findImport(db: Db | Tx, projectId: number, id: string): Promise<ImportRecord> {
  const [record] = await db
    .select()
    .from(unitImports)
    .where(and(eq(unitImports.id, id), eq(unitImports.projectId, projectId)));
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

export async function setColumns(db: Db, projectId: number, id: string, fields: Fields): Promise<UnitImport> {
  return db.transaction(async (tx) => {
    await requireProject(tx, projectId);
    const before = await findImport(tx, projectId, id);
    if (before.batch !== null) throw new AppError('conflict');
    const all = before.headings.map((_, i) => fields[i] ?? null);
    await remember(tx, before, all);
    const [record] = await tx
      .update(unitImports)
      .set({ fields: all })
      .where(eq(unitImports.id, id))
      .returning();
    if (!record) throw new Error('update returned nothing');
    return present(tx, record);
  });
}

/** Why no row can be read with these columns. */
function problemOf(fields: Fields): UnitImport['problem'] {
  const twice = SHEET_FIELDS.find((field) => fields.indexOf(field) !== fields.lastIndexOf(field));
  if (twice) return { code: 'fieldTwice', field: twice };
  return fields.includes('unitNumber') ? null : { code: 'noNumberColumn', field: null };
}

/** Every row, checked against the units as they are now; empty while the columns are not sound. */
export async function checkImport(db: Db | Tx, record: ImportRecord): Promise<CheckedRow[]> {
  if (problemOf(record.fields) !== null || record.batch !== null) return [];
  const project = await requireProject(db, record.projectId);
  return checkRows(record, { ...project, units: await standingUnits(db, record.projectId) });
}

/** Enough to recognise a column by. */
function samplesOf({ rows }: ImportRecord, index: number): string[] {
  const found: string[] = [];
  for (const { cells } of rows) {
    const cell = cells[index] ?? '';
    const text = typeof cell === 'string' ? cell.trim() : cell.day;
    if (text !== '') found.push(text);
    if (found.length === SAMPLES) break;
  }
  return found;
}

function columnsOf(record: ImportRecord, chosen: ReadonlyMap<string, SheetField | null>): ImportColumn[] {
  return record.headings.map((heading, index) => ({
    index,
    heading,
    samples: samplesOf(record, index),
    field: record.fields[index] ?? null,
    isRemembered: chosen.has(headingKey(heading)),
    isStatus: isStatusHeading(heading),
  }));
}

export async function present(db: Db | Tx, record: ImportRecord): Promise<UnitImport> {
  const { id, name, sheet, otherSheets, createdAt, batch } = record;
  const problem = problemOf(record.fields);
  const rows = await checkImport(db, record);
  return {
    id,
    name,
    sheet,
    otherSheets,
    createdAt: createdAt.toISOString(),
    columns: columnsOf(record, await remembered(db, record.projectId)),
    problem,
    check: problem || batch !== null ? null : { ...countRows(rows), digest: digestOf(rows) },
    batch,
  };
}
