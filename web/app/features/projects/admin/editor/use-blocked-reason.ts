import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { Editor } from './use-editor.ts';

/** SPEC §2.15: why Next and Save cannot be pressed yet: 'Arabic street is missing'. */
export function useBlockedReason({ missing }: Editor): string | undefined {
  const { projectsEditor: t } = useAdminTexts();
  const [first] = missing;
  return first && t.isMissing(t.required[first], missing.length - 1);
}
