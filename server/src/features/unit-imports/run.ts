import { TRASH_TTL_MS } from '@diyar/contract/limits';
import { inNaturalOrder, isNaturalOrder } from '@diyar/contract/rules/natural-order';
import type { ImportDone, ImportRow, ImportRows, ImportRowsQuery } from '@diyar/contract/unit-imports';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { unitImports } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, batchOf } from '../changes/index.ts';
import { followUnits, lockProject } from '../projects/index.ts';
import {
  type NewUnit,
  orderUnits,
  placeOf,
  recordUnits,
  type UnitRow,
  unitsOf,
  writeRows,
} from '../units/index.ts';
import { columnsOf } from './cell-values.ts';
import { type CheckedRow, countRows } from './check.ts';
import { checkImport, findImport } from './store.ts';

const present = ({ after: _, isWithdrawn: __, awaitsDeal: ___, ...row }: CheckedRow): ImportRow => row;

export async function listRows(
  db: Db,
  projectId: number,
  id: string,
  { outcome, page, size }: ImportRowsQuery,
): Promise<ImportRows> {
  const { rows: checked } = await checkImport(db, await findImport(db, projectId, id));
  const rows = outcome ? checked.filter((row) => row.outcome === outcome) : checked;
  return {
    items: rows.slice((page - 1) * size, page * size).map(present),
    total: rows.length,
    page,
    size,
  };
}

/** New units stand among the others by their number, or last where somebody has given these another order. */
async function placeAdded(tx: Tx, standing: readonly UnitRow[], added: readonly UnitRow[]): Promise<void> {
  if (added.length === 0) return;
  const before = standing.toSorted((a, b) => a.position - b.position || a.id - b.id);
  const isNatural = isNaturalOrder(before, (unit) => unit);
  const byNumber = inNaturalOrder(isNatural ? [...before, ...added] : added, (unit) => unit);
  const all = isNatural ? byNumber : [...before, ...byNumber];
  await orderUnits(
    tx,
    all.map(({ id }) => id),
  );
}

async function writeUnits(
  tx: Tx,
  actor: Actor,
  projectId: number,
  checked: readonly CheckedRow[],
): Promise<number> {
  const standing = await unitsOf(tx, projectId);
  const known = new Map(standing.map((unit) => [unit.id, unit]));
  let position = Math.max(-1, ...standing.map((unit) => unit.position));
  const rows = checked.flatMap(({ outcome, unitId, after, isWithdrawn, awaitsDeal }): NewUnit[] => {
    if (after === null || outcome === 'unchanged') return [];
    const columns = { ...columnsOf(after), isWithdrawn, awaitsDeal };
    const before = unitId === null ? undefined : known.get(unitId);
    const place = placeOf(columns, before);
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
  const added = written.filter(({ id }) => !known.has(id));
  await placeAdded(tx, standing, added);
  return standing.length + added.length;
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
    const { rows: checked, digest: newest } = await checkImport(tx, record);
    if (newest !== digest) throw new AppError('stale');
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
      isLacasa: project.isLacasa,
    });
    await followUnits(tx, actor, projectId);
    return { batch, counts, units, until: new Date(Date.now() + TRASH_TTL_MS).toISOString() };
  });
