import { FILE_MAX_BYTES, MEDIA_MAX_FILES } from '../limits.ts';
import { isImage, isVideo } from './media.ts';

type Chosen = { name: string; size: number; type: string };
export type MediaChoice<F> = { accepted: F[]; tooMany: boolean; tooLarge: F[]; wrongType: F[] };

export type Accepts = 'media' | 'image' | 'contract';

/** docs/product/projects-and-media.md#accepted-types */
export function accepts(kind: Accepts, mimeType: string): boolean {
  if (isImage(mimeType)) return !/svg/i.test(mimeType);
  return kind === 'media' ? isVideo(mimeType) : kind === 'contract' && /^application\/pdf$/i.test(mimeType);
}

/** Accepts files in order until the editor is full. */
export function chooseMedia<F extends Chosen>(have: number, files: readonly F[]): MediaChoice<F> {
  const wrongType = files.filter((file) => !accepts('media', file.type));
  const tooLarge = files.filter((file) => !wrongType.includes(file) && file.size > FILE_MAX_BYTES);
  const fitting = files.filter((file) => !wrongType.includes(file) && !tooLarge.includes(file));
  const room = Math.max(0, MEDIA_MAX_FILES - have);
  return { accepted: fitting.slice(0, room), tooMany: fitting.length > room, tooLarge, wrongType };
}
