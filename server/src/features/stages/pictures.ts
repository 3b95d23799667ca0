import { STAGE_PICTURES_MAX } from '@diyar/contract/limits';
import type { BuildingStages, StagePictureChange, StagePictureInput } from '@diyar/contract/stages';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { projects, stagePictures, type stages } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { claimFile } from '../files/index.ts';
import { companyDay, invalidField } from '../ledger/index.ts';
import { lockStage, readStages } from './read.ts';

async function logPictures(tx: Tx, actor: Actor, stage: typeof stages.$inferSelect): Promise<BuildingStages> {
  const [project] = await tx
    .select({ nameEn: projects.nameEn, nameAr: projects.nameAr })
    .from(projects)
    .where(eq(projects.id, stage.projectId));
  await audit(tx, actor, 'stages.pictures', {
    entity: 'project',
    id: stage.projectId,
    details: {
      name: stage.nameAr || stage.nameEn,
      building: project?.nameAr || project?.nameEn || '',
    },
  });
  return readStages(tx, stage.projectId);
}

/** Adds a picture, once: the same file again is the same picture. */
export const addPicture = (
  db: Db,
  actor: Actor,
  stageId: number,
  { fileId, ...texts }: StagePictureInput,
): Promise<BuildingStages> =>
  db.transaction(async (tx) => {
    const stage = await lockStage(tx, stageId);
    if (texts.takenOn > companyDay()) throw invalidField(['takenOn'], 'dateInFuture');
    if ((await tx.$count(stagePictures, eq(stagePictures.stageId, stageId))) >= STAGE_PICTURES_MAX)
      throw new AppError('tooManyFiles', { params: { max: STAGE_PICTURES_MAX } });
    await claimFile(tx, fileId, 'public', ['image'], ['fileId']);
    await tx
      .insert(stagePictures)
      .values({ stageId, fileId, ...texts, createdBy: actor.id })
      .onConflictDoNothing();
    return logPictures(tx, actor, stage);
  });

async function stageOfPicture(tx: Tx, pictureId: number) {
  const [picture] = await tx
    .select({ stageId: stagePictures.stageId })
    .from(stagePictures)
    .where(eq(stagePictures.id, pictureId));
  if (!picture) throw new AppError('notFound');
  return lockStage(tx, picture.stageId);
}

export const changePicture = (
  db: Db,
  actor: Actor,
  pictureId: number,
  change: StagePictureChange,
): Promise<BuildingStages> =>
  db.transaction(async (tx) => {
    const stage = await stageOfPicture(tx, pictureId);
    if (change.takenOn > companyDay()) throw invalidField(['takenOn'], 'dateInFuture');
    await tx.update(stagePictures).set(change).where(eq(stagePictures.id, pictureId));
    return logPictures(tx, actor, stage);
  });

export const removePicture = (db: Db, actor: Actor, pictureId: number): Promise<BuildingStages> =>
  db.transaction(async (tx) => {
    const stage = await stageOfPicture(tx, pictureId);
    await tx.delete(stagePictures).where(eq(stagePictures.id, pictureId));
    return logPictures(tx, actor, stage);
  });
