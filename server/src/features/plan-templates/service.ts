import { isDeepStrictEqual } from 'node:util';
import type { PlanTemplate, PlanTemplates, PlanTemplatesInput } from '@diyar/contract/plan-templates';
import type { OfferedPlan } from '@diyar/contract/public-reads';
import type { TemplateStep } from '@diyar/contract/rules/plans';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { planTemplates, projects } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, recordChanges } from '../changes/index.ts';
import { readPlanStages, readStagesOf, requireStages } from '../ledger/index.ts';
import { lockProject } from '../projects/index.ts';

const readRows = (db: Db | Tx, projectId: number): Promise<PlanTemplate[]> =>
  db
    .select({
      id: planTemplates.id,
      nameEn: planTemplates.nameEn,
      nameAr: planTemplates.nameAr,
      isPublic: planTemplates.isPublic,
      steps: planTemplates.steps,
    })
    .from(planTemplates)
    .where(eq(planTemplates.projectId, projectId))
    .orderBy(asc(planTemplates.position), asc(planTemplates.id));

async function presentTemplates(
  db: Db | Tx,
  projectId: number,
  handoverOn: string | null,
): Promise<PlanTemplates> {
  const stages = await readStagesOf(db, projectId);
  return { items: await readRows(db, projectId), handoverOn, ...(stages.length > 0 && { stages }) };
}

/** With the day of the handover, on which a plan's last payments fall. */
export async function readPlanTemplates(db: Db, projectId: number): Promise<PlanTemplates> {
  const [project] = await db
    .select({ handoverOn: projects.handoverDate })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
  if (!project) throw new AppError('notFound');
  return presentTemplates(db, projectId, project.handoverOn);
}

/** What the public site may calculate with. */
export async function readOfferedPlans(db: Db, projectId: number): Promise<OfferedPlan[]> {
  const plans: OfferedPlan[] = await db
    .select({ nameEn: planTemplates.nameEn, nameAr: planTemplates.nameAr, steps: planTemplates.steps })
    .from(planTemplates)
    .where(and(eq(planTemplates.projectId, projectId), planTemplates.isPublic))
    .orderBy(asc(planTemplates.position), asc(planTemplates.id));
  const named = ({ steps }: OfferedPlan) => steps.flatMap(({ stageId }) => stageId ?? []);
  const stages = await readPlanStages(db, plans.flatMap(named));
  return plans.map((plan) => {
    const own = stages.filter(({ id }) => named(plan).includes(id));
    return own.length > 0 ? { ...plan, stages: own } : plan;
  });
}

const contentOf = ({ nameEn, nameAr, isPublic, steps }: PlanTemplatesInput['items'][number]) => ({
  nameEn,
  nameAr,
  isPublic,
  steps: steps.map(({ step, percent, count, everyMonths, stageId, daysAfter }) => ({
    ...{ step, percent, count, everyMonths },
    ...(stageId !== undefined && { stageId, daysAfter }),
  })),
});

const asLine = ({ stageId }: TemplateStep) => ({
  ...{ dueOn: null, amount: 0, label: '' },
  ...(stageId !== undefined && { stageId }),
});

/** Makes the templates exactly these, in this order. Deals that were made from one keep their plan. */
export async function savePlanTemplates(
  db: Db,
  actor: Actor | null,
  projectId: number,
  { items }: PlanTemplatesInput,
): Promise<PlanTemplates> {
  return db.transaction(async (tx) => {
    const { nameEn, nameAr, handoverDate } = await lockProject(tx, projectId);
    const [before, after] = [(await readRows(tx, projectId)).map(contentOf), items.map(contentOf)];
    for (const [i, { steps }] of items.entries())
      await requireStages(tx, projectId, steps.map(asLine), ['items', i, 'steps']);
    if (!isDeepStrictEqual(before, after)) {
      await tx.delete(planTemplates).where(eq(planTemplates.projectId, projectId));
      if (after.length > 0)
        await tx
          .insert(planTemplates)
          .values(after.map((template, position) => ({ ...template, projectId, position })));
      await recordChanges(tx, actor, {
        entity: 'project',
        id: projectId,
        action: 'plans',
        before: { planTemplates: before },
        after: { planTemplates: after },
      });
      await audit(tx, actor, 'projects.plans', {
        entity: 'project',
        id: projectId,
        details: { nameEn, nameAr, count: after.length },
      });
    }
    return presentTemplates(tx, projectId, handoverDate);
  });
}
