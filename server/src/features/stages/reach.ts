import type { DealId } from '@diyar/contract/rules/ids';
import { type Sum, sumsByCurrency } from '@diyar/contract/rules/ledger';
import { type PlannedLine, planProgress } from '@diyar/contract/rules/plans';
import { mayEnter } from '@diyar/contract/rules/roles';
import { dueAfter, type PlanStage } from '@diyar/contract/rules/stages';
import type { BuildingStages, ReachInput, ReachPreview } from '@diyar/contract/stages';
import { and, asc, eq, exists, inArray } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals, planLines, projects, stages } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, digestOf } from '../changes/index.ts';
import {
  balanceOfDeal,
  companyDay,
  dayOfDeal,
  inTotals,
  invalidField,
  linesOfDeal,
  planOfDeal,
  readStagesOf,
} from '../ledger/index.ts';
import { lockStage, readStages } from './read.ts';

/** Deals that owe something by a line that follows the stage; of all, or whether this one does. */
export const dealsOfStage = (db: Db | Tx, stageId: number, of?: DealId) =>
  db
    .select({ deal: deals, lines: linesOfDeal, plan: planOfDeal })
    .from(deals)
    .where(
      and(
        inTotals,
        inArray(deals.stage, ['reserved', 'sold']),
        of === undefined ? undefined : eq(deals.id, of),
        exists(
          db
            .select({ id: planLines.id })
            .from(planLines)
            .where(and(eq(planLines.dealId, deals.id), eq(planLines.stageId, stageId))),
        ),
      ),
    )
    .orderBy(asc(deals.id));
export type DealOfStage = Awaited<ReturnType<typeof dealsOfStage>>[number];

/** The lines of a deal that follow the stage, as they stand with it reached on a day, or on none. */
export function linesOfStage(one: DealOfStage, stage: PlanStage, today: string): PlannedLine[] {
  const balance = balanceOfDeal(one);
  if (!balance) return [];
  const plan = one.plan.map((line) => {
    if (line.after?.id !== stage.id) return line;
    const { dueOn: _, waitsFor: __, ...rest } = line;
    const after = { ...stage, days: line.after.days };
    return { ...rest, after, ...dueAfter(after, dayOfDeal(one.deal)) };
  });
  return planProgress(plan, balance, today).filter(({ after }) => after?.id === stage.id);
}

/** What it does, counted anew at each question; the press has to name exactly this. */
async function previewReach(
  db: Db | Tx,
  actor: Actor,
  projectId: number,
  stageId: number,
  on: string | null,
): Promise<ReachPreview> {
  const today = companyDay();
  const building = await readStagesOf(db, projectId);
  const stage = building.find(({ id }) => id === stageId);
  if (!stage) throw new AppError('notFound');
  const concerned = await dealsOfStage(db, stageId);
  const ofDeals = (reachedOn: string | null) =>
    concerned.map((one) => ({ one, lines: linesOfStage(one, { ...stage, reachedOn }, today) }));
  // who may not see what was paid learns which days have passed, and no more
  const seesMoney = mayEnter(actor, 'money');
  const lateOn = (reachedOn: string | null) =>
    ofDeals(reachedOn)
      .flatMap(({ lines }) => lines)
      .filter(({ isLate, dueOn, waitsFor }) =>
        seesMoney ? isLate : !waitsFor && dueOn !== null && dueOn < today,
      ).length;
  const lines = ofDeals(on);
  const sums: Sum[] = lines.flatMap(({ one, lines: own }) =>
    own.map(({ amount }) => ({ currency: one.deal.currency as Sum['currency'], amount })),
  );
  return {
    on,
    stage,
    deals: lines.filter(({ lines: own }) => own.length > 0).length,
    lines: sums.length,
    sums: sumsByCurrency(sums),
    // taken back, nothing of it is late any more: those are told that are until then
    late: lateOn(on ?? stage.reachedOn),
    lateToday: lateOn(today),
    before: building.filter(({ order, reachedOn }) => order < stage.order && reachedOn === null),
    today,
    digest: digestOf([
      ...[stage, on, today],
      lines.map(({ one, lines: own }) => [one.deal.id, one.deal.version, own]),
    ]),
  };
}

/** A day that is not in the future, or none: then it is taken back. */
function requireDay(on: string | null): void {
  if (on !== null && on > companyDay()) throw invalidField(['on'], 'dateInFuture');
}

async function projectOf(
  db: Db | Tx,
  stageId: number,
): Promise<{ id: number; nameEn: string; nameAr: string }> {
  const [found] = await db
    .select({
      id: projects.id,
      nameEn: projects.nameEn,
      nameAr: projects.nameAr,
      deletedAt: projects.deletedAt,
    })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(eq(stages.id, stageId));
  if (!found || found.deletedAt) throw new AppError('notFound');
  return found;
}

export async function readReach(
  db: Db,
  actor: Actor,
  stageId: number,
  on: string | null,
): Promise<ReachPreview> {
  requireDay(on);
  const project = await projectOf(db, stageId);
  return db.transaction((tx) => previewReach(tx, actor, project.id, stageId, on), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/**
 * One write: every line that follows the stage has another day by it. Of several presses one is right, for the others it
 * is no longer as they were shown.
 */
export const reachStage = (
  db: Db,
  actor: Actor,
  stageId: number,
  { on, digest }: ReachInput,
): Promise<BuildingStages> => {
  requireDay(on);
  return db.transaction(async (tx) => {
    const before = await lockStage(tx, stageId);
    const project = await projectOf(tx, stageId);
    if (before.reachedOn === on) throw new AppError('stale');
    const shown = await previewReach(tx, actor, project.id, stageId, on);
    if (shown.digest !== digest) throw new AppError('stale');
    await tx.update(stages).set({ reachedOn: on }).where(eq(stages.id, stageId));
    await audit(tx, actor, on === null ? 'stages.takeBack' : 'stages.reach', {
      entity: 'project',
      id: project.id,
      details: {
        name: before.nameAr || before.nameEn,
        building: project.nameAr || project.nameEn,
        on: on ?? before.reachedOn,
        count: shown.lines,
      },
    });
    return readStages(tx, project.id);
  });
};
