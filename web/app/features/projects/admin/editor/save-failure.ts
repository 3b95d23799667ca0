import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import type { EditingSession } from './use-editing-session.ts';
import { SaveStopped } from './use-save-project.ts';

/** Somebody else saved meanwhile: the notice about it is the only message (conflict-notice.tsx). */
export const isStaleSave = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale';

/** The message beside the button when saving failed; undefined otherwise. */
export function useSaveFailure({ editor, save }: EditingSession): string | undefined {
  const { projectsEditor: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const { error } = save;
  if (error === null || isStaleSave(error)) return undefined;
  if (!(error instanceof SaveStopped)) return `${t.saveFailed}: ${errorText(error)}`;
  if (error.why === 'uploads') return t.notUploaded;
  return editor.problems.length > 0 ? ui.fieldsNeedAttention(editor.problems.length) : undefined;
}

/** Whether a toast is needed: an ended session or an invalid field is already visible. */
export const isAlerting = (error: unknown): boolean =>
  !(error instanceof SaveStopped) &&
  !isStaleSave(error) &&
  !(error instanceof ApiError && error.status === 401);
