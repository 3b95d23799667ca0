import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { Step } from '~/ui/admin/layout/steps.tsx';
import type { EditorTab } from '../draft/problems.ts';
import type { Editor } from './use-editor.ts';

/** The tabs with what stands beside their names. Those behind the first open with what Next waits for. */
export function useEditorSteps({ missing, draft, tab }: Editor): Step<EditorTab>[] {
  const { projectsEditor: t, projectsUnits: units } = useAdminTexts();
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
