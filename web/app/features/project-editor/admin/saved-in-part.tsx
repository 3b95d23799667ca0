import { fieldMessage } from '@diyar/contract/field-issues';
import { unitName } from '~/features/unit-sheet/admin/unit/unit-name.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { isolate } from '~/i18n/isolate.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import type { EditingSession } from './use-editing-session.ts';

/** The number of cells that are listed; the rest is a count. */
const LISTED = 8;

/** After a save in part: how many units are saved, and each cell that is not, with the way to it. */
export function SavedInPart({ session }: { session: EditingSession }) {
  const { projectEditor: t, unitSheetUnit, unitSheet } = useAdminTexts();
  const { lang } = useLanguage();
  const { editor, left } = session;
  if (!left) return null;
  const steps = editor.steps();
  if (steps.left.length === 0) return null;
  const { units } = editor.draft;
  const title =
    steps.held.length > 0 ? t.partTitle(left.saved, steps.held.length) : t.partCells(steps.left.length);
  return (
    <div className="error-summary" role="alert">
      <Icon name="warning-circle" />
      <div>
        <strong>{title}</strong>
        <ul>
          {steps.left.slice(0, LISTED).map(({ key, field, issue }) => {
            const at = units.findIndex((unit) => unit.key === key);
            const unit = units[at];
            return (
              unit && (
                <li key={`${key} ${field}`}>
                  <TextButton onPress={() => editor.goTo(`units.${at}.${field}`)}>
                    {isolate(unit.unitNumber || unitName(unit, at, lang, unitSheetUnit))},{' '}
                    {unitSheet.columns[field]}: {fieldMessage(issue, lang)}
                  </TextButton>
                </li>
              )
            );
          })}
          {steps.left.length > LISTED && <li>{t.partMore(steps.left.length - LISTED)}</li>}
        </ul>
      </div>
    </div>
  );
}
