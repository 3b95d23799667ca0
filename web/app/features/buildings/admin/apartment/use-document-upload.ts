import type { TrackedUnit } from '@diyar/contract/buildings';
import { FILE_MAX_BYTES } from '@diyar/contract/limits';
import { accepts } from '@diyar/contract/rules/media-limits';
import { useRef, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { upload } from '~/lib/api/api.ts';
import type { UploadState } from '~/ui/admin/feedback/upload-list.tsx';
import { readWritten } from '../building-api.ts';
import { useBuildingCache } from '../show-apartment.ts';
import { useTracker } from '../tracker.ts';
import { clearMissing } from './photo-fetch.ts';

export type Document = 'photo' | 'contract';
const KIND = { photo: 'image', contract: 'contract' } as const;

/** Uploads the photo or the contract of the holder, with progress; can be cancelled and retried. */
export function useDocumentUpload(apartment: TrackedUnit, document: Document) {
  const { buildings: t } = useAdminTexts();
  const errorText = useErrorText();
  const { filesBase } = useTracker();
  const cache = useBuildingCache();
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<UploadState>({ kind: 'waiting' });
  const stop = useRef<AbortController>(null);

  const send = useWrite({
    mutationFn: (chosen: File) => {
      const form = new FormData();
      form.append('file', chosen);
      stop.current = new AbortController();
      return upload(`${filesBase}/apartments/${apartment.id}/${document}`, form, {
        signal: stop.current.signal,
        onProgress: ({ loaded }) => setState({ kind: 'uploading', loaded }),
        read: readWritten,
      });
    },
    onSuccess: (updated) => {
      setFile(null);
      if (document === 'photo') clearMissing(apartment);
      if (updated) cache.show(updated);
      showToast({ kind: 'success', title: document === 'photo' ? t.uploadedPhoto : t.uploadedContract });
    },
    onError: (error) => {
      if (stop.current?.signal.aborted) return;
      setState({ kind: 'failed', message: `${t.uploadFailed}: ${errorText(error)}` });
    },
  });

  const start = (chosen: File) => {
    setFile(chosen);
    const refused = !accepts(KIND[document], chosen.type)
      ? document === 'photo'
        ? t.wrongPhoto
        : t.wrongContract
      : chosen.size > FILE_MAX_BYTES
        ? t.tooLarge
        : null;
    if (refused) return setState({ kind: 'failed', message: `${t.uploadFailed}: ${refused}` });
    setState({ kind: 'uploading', loaded: 0 });
    send.mutate(chosen);
  };
  const cancel = () => {
    stop.current?.abort();
    setFile(null);
  };
  return { file, state, start, cancel };
}
