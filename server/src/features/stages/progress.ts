import { STAGE_PICTURES_SHOWN } from '@diyar/contract/limits';
import type { PublicProgress } from '@diyar/contract/public-reads';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { files, projects, stagePictures, stages } from '../../db/schema.ts';
import { mediaColumns, presentMedia } from '../files/index.ts';

/** Of a project that the public may see: its stages and a page of their pictures, where staff show them. */
export async function readProgress(
  db: Db | Tx,
  projectId: number,
  page: number,
): Promise<PublicProgress | null> {
  const shown = and(eq(projects.id, projectId), projects.showsProgress, isNull(projects.deletedAt));
  const steps = await db
    .select({
      ...{ nameEn: stages.nameEn, nameAr: stages.nameAr },
      ...{ plannedOn: stages.plannedOn, reachedOn: stages.reachedOn },
    })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(shown)
    .orderBy(asc(stages.position), asc(stages.id));
  if (steps.length === 0) return null;
  const pictures = await db
    .select({
      ...{ takenOn: stagePictures.takenOn },
      ...{ captionEn: stagePictures.captionEn, captionAr: stagePictures.captionAr },
      ...{ nameEn: stages.nameEn, nameAr: stages.nameAr },
      file: mediaColumns,
    })
    .from(stagePictures)
    .innerJoin(files, eq(files.id, stagePictures.fileId))
    .innerJoin(stages, eq(stages.id, stagePictures.stageId))
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(shown)
    .orderBy(desc(stagePictures.takenOn), desc(stagePictures.id))
    .offset((page - 1) * STAGE_PICTURES_SHOWN)
    .limit(STAGE_PICTURES_SHOWN + 1);
  return {
    // of what is to come no day leaves the server
    stages: steps.map(({ plannedOn, ...stage }) => ({
      ...stage,
      expectedIn: stage.reachedOn === null ? (plannedOn?.slice(0, 7) ?? null) : null,
    })),
    pictures: pictures
      .slice(0, STAGE_PICTURES_SHOWN)
      .map(({ file, ...picture }) => ({ ...picture, file: presentMedia(file) })),
    hasOlder: pictures.length > STAGE_PICTURES_SHOWN,
  };
}
