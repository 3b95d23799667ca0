import { accepts } from '@diyar/contract/rules/media-limits';
import { UploadList, UploadRow } from '~/ui/admin/feedback/upload-list.tsx';
import type { useDocumentUpload } from './use-document-upload.ts';

/** The upload in progress, or why it failed. */
export function DocumentRow({ upload }: { upload: ReturnType<typeof useDocumentUpload> }) {
  const { file, state, start, cancel } = upload;
  if (!file) return null;
  // a file that can never be accepted is not retried
  const canRetry = accepts('contract', file.type);
  return (
    <UploadList isSingle>
      <UploadRow
        name={file.name}
        size={file.size}
        state={state}
        onRemove={cancel}
        onRetry={canRetry ? () => start(file) : undefined}
      />
    </UploadList>
  );
}
