import { SaveStopped } from '~/features/project-draft/admin/save-stopped.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { isStale } from '~/lib/admin/save-merged.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import type { EditingSession } from './use-editing-session.ts';

/** The message beside the button when saving failed; undefined otherwise. */
export function useSaveFailure({ editor, save }: EditingSession): string | undefined {
  const { projectEditor: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const { error } = save;
  if (error === null || isStale(error)) return undefined;
  if (!(error instanceof SaveStopped)) return `${t.saveFailed}: ${errorText(error)}`;
  if (error.why === 'uploads') return t.notUploaded;
  return editor.problems.length > 0 ? ui.fieldsNeedAttention(editor.problems.length) : undefined;
}

/** Whether a toast is needed: an ended session or an invalid field is already visible. */
export const isAlerting = (error: unknown): boolean =>
  !(error instanceof SaveStopped) && !isStale(error) && !(error instanceof ApiError && error.status === 401);
