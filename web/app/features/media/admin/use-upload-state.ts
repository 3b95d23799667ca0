import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import type { UploadState } from '~/ui/admin/feedback/upload-list.tsx';
import { FileGone } from './draft-files.ts';
import type { Upload } from './upload-queue.ts';

/** The state of an upload's row, with a message for a failure. */
export function useUploadState(): (upload: Upload | undefined) => UploadState {
  const { media: t } = useAdminTexts();
  const errorText = useErrorText();
  return (upload) => {
    if (!upload || upload.kind === 'waiting') return { kind: 'waiting' };
    if (upload.kind === 'uploading') return upload;
    if (upload.kind === 'cancelled') return { kind: 'failed', message: t.cancelled };
    const { error, percent } = upload;
    if (error instanceof FileGone) return { kind: 'failed', message: t.lost };
    if (error instanceof ApiError && error.reason === 'network')
      return { kind: 'failed', message: t.connectionLost(percent) };
    return { kind: 'failed', message: errorText(error) };
  };
}
