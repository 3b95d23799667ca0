import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import { mediaSource } from '~/lib/admin/media-source.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { MediaThumb } from '~/ui/admin/values/media-thumb.tsx';
import { type DraftFiles, useLocalFiles } from './draft-files.ts';

/** A thumbnail of a file, from this browser or from the server. */
export function DraftThumb({ item, files }: { item: DraftMedia; files: DraftFiles }) {
  const local = useLocalFiles(files);
  const source = local.sourceOf(item.key) ?? (item.stored && mediaSource(item.stored));
  if (!source) return <Icon name="image" />;
  return <MediaThumb source={source} isWhole={item.isLayout} sizes="200px" />;
}
