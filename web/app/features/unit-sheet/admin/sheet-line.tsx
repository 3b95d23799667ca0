import { fieldMessage } from '@diyar/contract/field-issues';
import { Fragment } from 'react';
import { type CellIssues, isLocked } from '~/features/project-draft/admin/cells.ts';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { oldText } from './cell-values.ts';
import { fieldOf } from './columns.ts';
import { cellsIn } from './grid-state.ts';
import { unitLabel } from './sheet-row.tsx';
import type { Sheet } from './use-sheet.ts';

type Props = {
  sheet: Sheet;
  shown: readonly UnitDraft[];
  before: ReadonlyMap<string, UnitDraft>;
  issuesOf: (unit: UnitDraft) => CellIssues;
  /** How many cells are not understood, in the whole sheet. */
  attention: number;
  onNextProblem: () => void;
  onKeys: () => void;
};

const HINTS = [
  { keys: ['↵'], hint: 'edit' },
  { keys: ['Tab'], hint: 'next' },
  { keys: ['Ctrl', 'D'], hint: 'fill' },
  { keys: ['Ctrl', 'Z'], hint: 'undo' },
] as const;

/** Below the sheet: the active cell and what is wrong with it, and the most used keys. */
export function SheetLine({ sheet, shown, before, issuesOf, attention, onNextProblem, onKeys }: Props) {
  const { unitSheet: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { active, range } = sheet;
  const row = active && sheet.isShown ? shown.findIndex(({ key }) => key === active.key) : -1;
  const unit = shown[row];
  const field = fieldOf(active?.col);
  const issue = unit && field ? issuesOf(unit)[field] : undefined;
  const old = unit && field ? oldText(unit, before.get(unit.key), field, lang) : null;
  const problem = issue && fieldMessage(issue, lang);
  const typed = unit && field ? unit.typed[field] : undefined;
  const note = problem
    ? typed
      ? t.wrong(typed, problem)
      : problem
    : range
      ? t.rangeOf(cellsIn(range))
      : unit && field && isLocked(unit, field)
        ? t.locked
        : active?.col === 'status' && unit
          ? t.statusNote
          : old !== null
            ? t.was(old || t.empty)
            : '';
  return (
    <div className={classNames('unit-sheet-line', problem && 'unit-sheet-line--bad')}>
      <span role="status" className="unit-sheet-line-cell">
        {unit && active && <b>{t.cell(unitLabel(unit, row, lang), t.columns[active.col])}</b>}
        {note && (
          <span>
            {problem && <Icon name="warning-circle" />}
            {note}
          </span>
        )}
      </span>
      <span className="grow" />
      {attention > 0 && (
        <TextButton isDanger onPress={onNextProblem}>
          {t.attention(attention)}
        </TextButton>
      )}
      <span className="unit-sheet-line-keys" aria-hidden="true">
        {HINTS.map(({ keys, hint }) => (
          <Fragment key={hint}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            <span>{t.hints[hint]}</span>
          </Fragment>
        ))}
      </span>
      <TextButton onPress={onKeys}>{t.hints.keys}</TextButton>
    </div>
  );
}
