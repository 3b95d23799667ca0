import type { DealId } from '@diyar/contract/rules/ids';
import type { PlanStage, WrittenLine } from '@diyar/contract/rules/stages';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { dealUnits, stages, units } from '../../db/schema.ts';
import { invalidField } from './days.ts';

const read = (db: Db | Tx, where: SQL): Promise<PlanStage[]> =>
  db
    .select({
      id: stages.id,
      nameEn: stages.nameEn,
      nameAr: stages.nameAr,
      order: stages.position,
      plannedOn: stages.plannedOn,
      reachedOn: stages.reachedOn,
    })
    .from(stages)
    .where(where)
    .orderBy(asc(stages.position), asc(stages.id));

/** The stages of a building, in their order. */
export const readStagesOf = (db: Db | Tx, projectId: number) => read(db, eq(stages.projectId, projectId));

export const readPlanStages = (db: Db | Tx, ids: readonly number[]): Promise<PlanStage[]> =>
  ids.length === 0 ? Promise.resolve([]) : read(db, inArray(stages.id, [...ids]));

/** Lines follow stages of their own building, which nobody deletes until the transaction ends. */
export async function requireStages(
  tx: Tx,
  projectId: number | null,
  lines: readonly WrittenLine[],
  path: (string | number)[],
): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ stageId }) => stageId ?? []))];
  if (ids.length === 0) return;
  const found = await tx
    .select({ id: stages.id })
    .from(stages)
    .where(and(inArray(stages.id, ids), eq(stages.projectId, projectId ?? 0)))
    .orderBy(asc(stages.id))
    .for('key share');
  for (const [i, { stageId }] of lines.entries())
    if (stageId !== undefined && !found.some(({ id }) => id === stageId))
      throw invalidField([...path, i, 'stageId'], 'invalidChoice');
}

/** The project of a deal's home, whose stages its plan may follow. */
export async function projectOfDeal(tx: Tx, dealId: DealId): Promise<number | null> {
  const [home] = await tx
    .select({ projectId: units.projectId })
    .from(dealUnits)
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(and(eq(dealUnits.dealId, dealId), eq(dealUnits.ordinal, 0)));
  return home?.projectId ?? null;
}
