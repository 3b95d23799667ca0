import { isDeepStrictEqual } from 'node:util';
import type { BuildingStages, BuildingStagesInput } from '@diyar/contract/stages';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { projects, stages } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, recordChanges } from '../changes/index.ts';
import { invalidField } from '../ledger/index.ts';
import { lockProject } from '../projects/index.ts';
import { digestOfStages, readStages } from './read.ts';

/** A stage that something follows stays; the answer says what. */
async function refuseUsed(tx: Tx, projectId: number, gone: readonly { id: number }[]): Promise<void> {
  const { items } = await readStages(tx, projectId);
  const used = items.find(
    ({ id, usedBy }) =>
      gone.some((one) => one.id === id) && usedBy.lines + usedBy.templates + usedBy.quotes > 0,
  );
  if (used)
    throw new AppError('stageInUse', { params: { label: used.nameAr || used.nameEn, used: used.usedBy } });
}

type Project = Awaited<ReturnType<typeof lockProject>>;

/** Whether the site shows the stages; unless it is sent, it stays as it is. */
async function showProgress(tx: Tx, actor: Actor | null, project: Project, shows: boolean | undefined) {
  if (shows === undefined || shows === project.showsProgress) return;
  await tx.update(projects).set({ showsProgress: shows }).where(eq(projects.id, project.id));
  await recordChanges(tx, actor, {
    entity: 'project',
    id: project.id,
    action: 'stages.save',
    before: { showsProgress: project.showsProgress },
    after: { showsProgress: shows },
  });
}

/** Makes names, order and planned days exactly these. A day that is reached stays with its stage. */
export const saveStages = (
  db: Db,
  actor: Actor | null,
  projectId: number,
  { items, showsProgress, digest }: BuildingStagesInput,
): Promise<BuildingStages> =>
  db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId);
    const before = await tx
      .select()
      .from(stages)
      .where(eq(stages.projectId, projectId))
      .orderBy(asc(stages.position), asc(stages.id))
      .for('update');
    if (digestOfStages(before, project.showsProgress) !== digest) throw new AppError('stale');
    for (const [i, { id }] of items.entries())
      if (
        id !== null &&
        !(before.some((one) => one.id === id) && items.findIndex((one) => one.id === id) === i)
      )
        throw invalidField(['items', i, 'id'], 'invalidChoice');
    const gone = before.filter(({ id }) => !items.some((one) => one.id === id));
    if (gone.length > 0) {
      await refuseUsed(tx, projectId, gone);
      await tx.delete(stages).where(
        inArray(
          stages.id,
          gone.map(({ id }) => id),
        ),
      );
    }
    for (const [position, { id, nameEn, nameAr, plannedOn }] of items.entries()) {
      const values = { position, nameEn, nameAr, plannedOn };
      const known = before.find((one) => one.id === id);
      if (!known) await tx.insert(stages).values({ projectId, ...values });
      else if (!isDeepStrictEqual(values, pick(known)))
        await tx.update(stages).set(values).where(eq(stages.id, known.id));
    }
    await showProgress(tx, actor, project, showsProgress);
    const after = await readStages(tx, projectId);
    if (after.digest !== digest)
      await audit(tx, actor, 'stages.save', {
        entity: 'project',
        id: projectId,
        details: { nameEn: project.nameEn, nameAr: project.nameAr, count: after.items.length },
      });
    return after;
  });

const pick = ({ position, nameEn, nameAr, plannedOn }: typeof stages.$inferSelect) => ({
  ...{ position, nameEn, nameAr, plannedOn },
});
