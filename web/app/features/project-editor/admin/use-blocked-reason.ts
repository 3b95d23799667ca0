import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { Editor } from './use-editor.ts';

/** Why Next and Save are disabled: 'Arabic street is missing'. */
export function useBlockedReason({ missing }: Editor): string | undefined {
  const { projectEditor: t } = useAdminTexts();
  const [first] = missing;
  return first && t.isMissing(t.required[first], missing.length - 1);
}
