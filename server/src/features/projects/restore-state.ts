import type { RestoreKept } from '@diyar/contract/history';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { existingFiles } from '../files/index.ts';
import { liveProject, updateProject } from './save.ts';
import { inputOf, type ProjectState, readState } from './state.ts';

/** Without the pictures that are deleted for good. */
async function withFiles(db: Db, wanted: ProjectState, now: ProjectState) {
  const { gallery, coverFileId, coverPosterFileId } = wanted;
  const there = await existingFiles(db, [
    coverFileId,
    coverPosterFileId,
    ...gallery.flatMap(({ fileId, posterFileId }) => [fileId, posterFileId]),
  ]);
  const isThere = (id: number | null) => id === null || there.has(id);
  const kept: RestoreKept[] = [];
  const isCoverThere = isThere(coverFileId) && isThere(coverPosterFileId);
  if (!isCoverThere) kept.push({ field: 'coverFileId', reason: 'gone' });
  const pictures = gallery.filter(({ fileId, posterFileId }) => isThere(fileId) && isThere(posterFileId));
  if (pictures.length < gallery.length) kept.push({ field: 'gallery', reason: 'gone' });
  const cover = isCoverThere ? wanted : now;
  const state = {
    ...wanted,
    gallery: pictures,
    coverFileId: cover.coverFileId,
    coverPosterFileId: cover.coverPosterFileId,
  };
  return { state, kept };
}

/** Saves the project with these fields, and all others as they are. Another save meanwhile is a conflict, as always. */
export async function restoreProjectState(
  db: Db,
  actor: Actor,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<RestoreKept[]> {
  const { now, version } = await db.transaction(async (tx) => {
    const project = await liveProject(tx, id);
    return { now: await readState(tx, id), version: project.version };
  });
  const { state, kept } = await withFiles(db, { ...now, ...values } as ProjectState, now);
  await updateProject(db, actor, id, inputOf(state, version), 'projects.bringBack');
  return kept;
}
