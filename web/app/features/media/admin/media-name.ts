import { isVideo } from '@diyar/contract/rules/media';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import type { AdminTexts } from '~/i18n/admin/index.ts';

/** The name of a file: its own if known, else by its position. */
export const mediaName = ({ name, mimeType }: DraftMedia, index: number, t: AdminTexts['media']): string =>
  name || (isVideo(mimeType) ? t.video(index + 1) : t.picture(index + 1));

const EXTENSION = /\.[a-z0-9]+$/i;

/** The file name of a download. */
export function downloadName(item: DraftMedia, index: number): string {
  if (item.name) return item.name;
  const [extension = ''] = EXTENSION.exec(item.stored?.url ?? '') ?? [];
  return `diyar-${String(index + 1).padStart(2, '0')}${extension}`;
}
