import { TRASH_TTL_MS } from '@diyar/contract/limits';
import type { ImportDone, ImportRow, ImportRows, ImportRowsQuery } from '@diyar/contract/unit-imports';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { unitImports } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/index.ts';
import type { Actor } from '../auth/index.ts';
import { batchOf, digestOf } from '../changes/index.ts';
import { announceUnits, lockProject } from '../projects/index.ts';
import { type NewUnit, numberUnits, placesOn, recordUnits, unitsOf, writeRows } from '../units/index.ts';
import { type CheckedRow, countRows } from './check.ts';
import { columnsOf } from './sheet-values.ts';
import { checkImport, findImport } from './store.ts';

const present = ({ after: _, ...row }: CheckedRow): ImportRow => row;

export async function listRows(
  db: Db,
  projectId: number,
  id: string,
  { outcome, page, size }: ImportRowsQuery,
): Promise<ImportRows> {
  const checked = await checkImport(db, await findImport(db, projectId, id));
  const rows = outcome ? checked.filter((row) => row.outcome === outcome) : checked;
  return {
    items: rows.slice((page - 1) * size, page * size).map(present),
    total: rows.length,
    page,
    size,
  };
}

/** New units come last on the site and on their floor, in the order of the file. */
async function writeUnits(
  tx: Tx,
  actor: Actor,
  projectId: number,
  checked: readonly CheckedRow[],
): Promise<number> {
  const standing = await unitsOf(tx, projectId);
  const known = new Map(standing.map((unit) => [unit.id, unit]));
  const next = placesOn(standing);
  let position = Math.max(-1, ...standing.map((unit) => unit.position));
  const rows = checked.flatMap(({ outcome, unitId, after }): NewUnit[] => {
    if (after === null || outcome === 'unchanged') return [];
    const columns = columnsOf(after);
    const before = known.get(unitId ?? 0);
    const isMoved = columns.floor !== null && columns.floor !== (before?.floor ?? null);
    const place = isMoved ? next(columns.floor) : (before?.place ?? 0);
    if (!before) {
      position += 1;
      return [{ ...columns, projectId, position, place }];
    }
    return [{ ...before, ...columns, place, version: before.version + 1, updatedAt: new Date() }];
  });
  const written = await writeRows(tx, rows);
  await recordUnits(
    tx,
    actor,
    written.map((unit) => ({ id: unit.id, before: known.get(unit.id) ?? null, after: unit })),
  );
  await numberUnits(tx, projectId);
  return standing.length + written.filter(({ id }) => !known.has(id)).length;
}

/** All rows that are not refused, or nothing; only while they do what somebody has seen. */
export const runImport = (
  db: Db,
  actor: Actor,
  projectId: number,
  id: string,
  digest: string,
): Promise<ImportDone> =>
  db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId);
    const record = await findImport(tx, projectId, id);
    if (record.batch !== null) throw new AppError('conflict');
    const checked = await checkImport(tx, record);
    if (digestOf(checked) !== digest) throw new AppError('stale');
    const counts = countRows(checked);
    if (counts.new + counts.changed === 0) throw new AppError('importNothing');
    const units = await writeUnits(tx, actor, projectId, checked);
    const batch = batchOf(tx);
    await tx.update(unitImports).set({ batch, rows: [] }).where(eq(unitImports.id, id));
    const { nameEn, nameAr } = project;
    await audit(tx, actor, 'units.import', {
      entity: 'project',
      id: projectId,
      details: { nameEn, nameAr, file: record.name, new: counts.new, changed: counts.changed },
    });
    await announceUnits(tx, actor, project);
    return { batch, counts, units, until: new Date(Date.now() + TRASH_TTL_MS).toISOString() };
  });
