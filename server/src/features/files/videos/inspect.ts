import { open } from 'node:fs/promises';
import { AppError } from '../../../errors.ts';
import type { Film } from './bytes.ts';
import { inspectMp4 } from './mp4.ts';
import { inspectWebm } from './webm.ts';

/** Reads a film's dimensions and erases, in place, metadata about place and author. */
export async function inspectVideo(path: string, size: number, mimeType: string): Promise<Film> {
  await using handle = await open(path, 'r+');
  const film = mimeType === 'video/webm' ? await inspectWebm(handle, size) : await inspectMp4(handle, size);
  if (!film) throw new AppError('unreadableFile');
  // both or none
  return film.width && film.height ? film : { ...film, width: null, height: null };
}
