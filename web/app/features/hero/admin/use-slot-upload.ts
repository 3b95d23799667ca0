import { FILE_MAX_BYTES } from '@diyar/contract/limits';
import { accepts } from '@diyar/contract/rules/media-limits';
import { useEffect, useRef, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { isStale, useSavedByText } from '~/lib/admin/save-merged.ts';
import { dismissTopic, showToast } from '~/lib/admin/toasts.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { storedToken } from '~/lib/session/stored-token.ts';
import { type Captions, useUploadHero } from './hero-api.ts';

type State =
  | { kind: 'rest' }
  | { kind: 'uploading'; preview: string; percent: number }
  | { kind: 'failed'; file: File; captions: Captions };

/** A temporary preview, the upload, then the slot as stored on the server. */
export function useSlotUpload(id: number, version: number) {
  const { hero: t } = useAdminTexts();
  const errorText = useErrorText();
  const savedBy = useSavedByText();
  const upload = useUploadHero();
  const [state, setState] = useState<State>({ kind: 'rest' });
  const stop = useRef<AbortController>(null);
  const preview = state.kind === 'uploading' ? state.preview : null;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  // ends with the next try, with dismissing and with leaving
  const topic = `hero-upload-${id}`;
  useEffect(() => () => dismissTopic(topic), [topic]);

  async function start([file]: File[], captions: Captions = {}) {
    if (!file) return;
    const fail = (message: string) => {
      setState({ kind: 'failed', file, captions });
      showToast({ kind: 'failure', title: `${t.uploadFailed}: ${message}`, detail: t.slot(id), topic });
    };
    dismissTopic(topic);
    if (storedToken() === null) return void showToast({ kind: 'failure', title: t.signInFirst });
    if (!accepts('image', file.type)) return fail(t.notAPicture);
    if (file.size > FILE_MAX_BYTES) return fail(t.tooLarge);
    stop.current = new AbortController();
    const { signal } = stop.current;
    const shown = { kind: 'uploading', preview: URL.createObjectURL(file) } as const;
    setState({ ...shown, percent: 0 });
    try {
      await upload.mutateAsync({
        id,
        version,
        file,
        captions,
        signal,
        onProgress: ({ loaded, total }) =>
          setState({ ...shown, percent: total > 0 ? Math.floor((loaded / total) * 100) : 0 }),
      });
      setState({ kind: 'rest' });
    } catch (error) {
      if (signal.aborted) return setState({ kind: 'rest' });
      if (isStale(error)) return fail(`${savedBy(error)}. ${t.replaceAgain}`);
      const isRefused = error instanceof ApiError && error.status === 401;
      fail(isRefused ? t.signInFirst : errorText(error));
    }
  }

  return {
    state,
    start,
    cancel: () => stop.current?.abort(),
    again: () => state.kind === 'failed' && void start([state.file], state.captions),
    dismiss: () => {
      dismissTopic(topic);
      setState({ kind: 'rest' });
    },
  };
}
