import type { EditorTab } from '~/features/project-draft/admin/problems.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { Step } from '~/ui/admin/layout/steps.tsx';
import type { Editor } from './use-editor.ts';

/** The tabs with their notes. Those after the first are enabled by the same rule as Next. */
export function useEditorSteps({ missing, draft, tab }: Editor): Step<EditorTab>[] {
  const { projectEditor: t, unitSheetUnit: units } = useAdminTexts();
  const isBlocked = missing.length > 0;
  return [
    {
      id: 'info',
      label: t.tabs.info,
      note: isBlocked && <small className="bad">{t.missingCount(missing.length)}</small>,
    },
    {
      id: 'structure',
      label: t.tabs.structure,
      note: draft.units.length > 0 && <small>{units.count(draft.units.length)}</small>,
      isDisabled: isBlocked && tab !== 'structure',
    },
    { id: 'review', label: t.tabs.review, isDisabled: isBlocked && tab !== 'review' },
  ];
}
