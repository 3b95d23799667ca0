import type { TakeBackPlan, TakenBack } from '@diyar/contract/unit-batches';
import { asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, batchOf, digestOf } from '../changes/index.ts';
import { followUnits, lockProject } from '../projects/index.ts';
import { isLive, orderUnits, recordUnits, removeUnits, type UnitRow, writeRows } from '../units/index.ts';
import { type Plan, planTakeBack } from './preview.ts';

function present({ remove, restore, change, ...plan }: Plan): TakeBackPlan {
  const ids = (rows: readonly UnitRow[]) => rows.map(({ id, version }) => [id, version]);
  // the moments of the batch are part of what was seen, the clock is not
  const digest = digestOf([plan, ids(remove), ids(restore), change.map(({ after }) => after)]);
  return { ...plan, digest };
}

export const readPlan = async (db: Db, projectId: number, batch: string): Promise<TakeBackPlan> =>
  present(await planTakeBack(db, projectId, batch));

/** Restored units stand where they stood: the others make room. */
async function placeRestored(tx: Tx, projectId: number, restored: readonly UnitRow[]): Promise<void> {
  const standing = await tx
    .select({ id: units.id, position: units.position })
    .from(units)
    .where(sql`${eq(units.projectId, projectId)} and ${isLive}`)
    .orderBy(asc(units.position), asc(units.id));
  const order = standing.map(({ id }) => id);
  for (const { id, position } of restored.toSorted((a, b) => a.position - b.position))
    order.splice(Math.min(position, order.length), 0, id);
  await orderUnits(tx, order);
}

async function apply(tx: Tx, actor: Actor, projectId: number, { remove, restore, change }: Plan) {
  await removeUnits(tx, actor, remove);
  const written = change.map(({ before, after }) => ({
    ...after,
    version: before.version + 1,
    updatedAt: new Date(),
  }));
  await writeRows(
    tx,
    written.map(({ claim: _, ...row }: UnitRow & { claim?: unknown }) => row),
  );
  await recordUnits(
    tx,
    actor,
    change.map(({ before, after }) => ({ id: before.id, before, after })),
  );
  if (restore.length > 0) await placeRestored(tx, projectId, restore);
  await recordUnits(
    tx,
    actor,
    restore.map((unit) => ({ id: unit.id, before: null, after: unit, isRestored: true })),
  );
}

/** Everything that can be taken back, in one transaction, which is itself such a batch. */
export const takeBack = (
  db: Db,
  actor: Actor,
  projectId: number,
  batch: string,
  digest: string,
): Promise<TakenBack> =>
  db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId);
    const plan = await planTakeBack(tx, projectId, batch);
    const shown = present(plan);
    if (shown.digest !== digest) throw new AppError('stale');
    if (plan.removed + plan.restored + plan.units === 0) return { ...shown, undo: null };
    await apply(tx, actor, projectId, plan);
    const { nameEn, nameAr } = project;
    await audit(tx, actor, 'units.takeBack', {
      entity: 'project',
      id: projectId,
      details: {
        nameEn,
        nameAr,
        of: batch,
        removed: plan.removed,
        restored: plan.restored,
        changed: plan.units,
        kept: plan.keptUnits,
      },
      isLacasa: project.isLacasa,
    });
    await followUnits(tx, actor, projectId);
    return { ...shown, undo: batchOf(tx) };
  });
