import { isVideo } from '@diyar/contract/rules/media';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatProgress } from '~/lib/admin/bytes.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { UploadList, UploadRow } from '~/ui/admin/feedback/upload-list.tsx';
import { type DraftFiles, useLocalFiles, useUploads } from './draft-files.ts';
import './media.css';
import { uploadTotals } from './upload-totals.ts';
import { useUploadState } from './use-upload-state.ts';

type Props = {
  files: DraftFiles;
  /** The files that still have to be uploaded, for names and sizes. */
  pending: readonly DraftMedia[];
  onRemove: (key: string) => void;
};

/** A progress bar per file with buttons to cancel or retry, and the total above. */
export function UploadPanel({ files, pending, onRemove }: Props) {
  const { media: t } = useAdminTexts();
  const uploads = useUploads(files);
  const local = useLocalFiles(files);
  const stateOf = useUploadState();
  const rows = pending.filter(({ key }) => uploads.has(key));
  if (rows.length === 0) return null;
  const { active, loaded, total } = uploadTotals(rows, uploads);
  const title = active > 0 ? t.uploads(active) : t.notUploaded(rows.length);
  return (
    <section className="media-upload" aria-label={title}>
      <div className="media-upload-head">
        <strong>{title}</strong>
        <bdi className="dim" dir="ltr">
          {formatProgress(loaded, total)}
        </bdi>
        <progress max={total} value={loaded} aria-label={title} />
        {active > 0 && <TextButton onPress={files.queue.cancelAll}>{t.cancelAll}</TextButton>}
      </div>
      <UploadList>
        {rows.map(({ key, name, size, mimeType }) => {
          const upload = uploads.get(key);
          const source = local.sourceOf(key);
          const isActive = upload?.kind === 'uploading' || upload?.kind === 'waiting';
          return (
            <UploadRow
              key={key}
              name={name}
              size={size}
              state={stateOf(upload)}
              thumb={source?.isVideo ? source.poster : source?.url}
              isVideo={isVideo(mimeType)}
              onRemove={() => (isActive ? files.queue.cancel(key) : onRemove(key))}
              onRetry={isActive || !source ? undefined : () => files.queue.add([key])}
            />
          );
        })}
      </UploadList>
    </section>
  );
}
