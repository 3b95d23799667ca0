import type { BuildingStages, StagePicture } from '@diyar/contract/stages';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { files, projects, stagePictures, stages } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { digestOf } from '../changes/index.ts';
import { mediaColumns, presentMedia } from '../files/index.ts';
import { companyDay } from '../ledger/index.ts';

const ofStage = sql`"stages"."id"`;

/** What follows the stage of the outer query: a deal that is there or in the trash, a template, a quote that is open. */
const stageUseOn = (today: string) => ({
  lines: sql<number>`(select count(*)::int from plan_lines line where line.stage_id = ${ofStage})`,
  templates: sql<number>`(select count(*)::int from plan_templates template
    where template.project_id = "stages"."project_id" and exists (select from jsonb_array_elements(template.steps) step
      where (step->>'stageId')::int = ${ofStage}))`,
  quotes: sql<number>`(select count(*)::int from quotes quote where quote.project_id = "stages"."project_id"
    and quote.deal_id is null and quote.withdrawn_at is null and quote.valid_until >= ${today}::date
    and exists (select from jsonb_array_elements(quote.plan) line where (line->>'stageId')::int = ${ofStage}))`,
});

async function picturesOf(
  db: Db | Tx,
  ids: readonly number[],
): Promise<(StagePicture & { stageId: number })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ picture: stagePictures, file: mediaColumns })
    .from(stagePictures)
    .innerJoin(files, eq(files.id, stagePictures.fileId))
    .where(inArray(stagePictures.stageId, [...ids]))
    .orderBy(desc(stagePictures.takenOn), desc(stagePictures.id));
  return rows.map(({ picture, file }) => ({
    stageId: picture.stageId,
    id: picture.id,
    file: presentMedia(file),
    takenOn: picture.takenOn,
    captionEn: picture.captionEn,
    captionAr: picture.captionAr,
  }));
}

/** Names what a save replaces; days that are reached are not of it. */
export const digestOfStages = (rows: readonly (typeof stages.$inferSelect)[], showsProgress: boolean) =>
  digestOf([
    showsProgress,
    rows.map(({ id, nameEn, nameAr, plannedOn }) => ({ id, nameEn, nameAr, plannedOn })),
  ]);

/** The stages of a building, in their order. */
export async function readStages(db: Db | Tx, projectId: number): Promise<BuildingStages> {
  const [project] = await db
    .select({ deletedAt: projects.deletedAt, showsProgress: projects.showsProgress })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project || project.deletedAt) throw new AppError('notFound');
  const rows = await db
    .select({ stage: stages, usedBy: stageUseOn(companyDay()) })
    .from(stages)
    .where(eq(stages.projectId, projectId))
    .orderBy(asc(stages.position), asc(stages.id));
  const pictures = await picturesOf(
    db,
    rows.map(({ stage }) => stage.id),
  );
  return {
    items: rows.map(({ stage, usedBy }) => ({
      ...{ id: stage.id, nameEn: stage.nameEn, nameAr: stage.nameAr, order: stage.position },
      ...{ plannedOn: stage.plannedOn, reachedOn: stage.reachedOn, usedBy },
      pictures: pictures
        .filter(({ stageId }) => stageId === stage.id)
        .map(({ stageId: _, ...picture }) => picture),
    })),
    showsProgress: project.showsProgress,
    digest: digestOfStages(
      rows.map(({ stage }) => stage),
      project.showsProgress,
    ),
  };
}

/** Its row, which nobody else changes until the transaction ends. */
export async function lockStage(tx: Tx, stageId: number) {
  const [stage] = await tx.select().from(stages).where(eq(stages.id, stageId)).for('update');
  if (!stage) throw new AppError('notFound');
  return stage;
}
