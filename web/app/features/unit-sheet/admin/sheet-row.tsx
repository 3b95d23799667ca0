import { fieldMessage } from '@diyar/contract/field-issues';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { Lang } from '@diyar/contract/rules/language';
import { type CSSProperties, memo } from 'react';
import { type CellIssues, isLocked } from '~/features/project-draft/admin/cells.ts';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { CellEditor } from './cell-editor.tsx';
import { oldText, shownText } from './cell-values.ts';
import { type Column, type ColumnId, fieldOf } from './columns.ts';
import { StatusCell, statusText } from './status-cell.tsx';
import type { Editing, Sheet } from './use-sheet.ts';

type Props = {
  unit: UnitDraft;
  /** The unit as it is stored; undefined for a new one. */
  before: UnitDraft | undefined;
  issues: CellIssues;
  row: number;
  /** Where the row stands in the sheet, in pixels. */
  start: number;
  height: number;
  columns: readonly Column[];
  lang: Lang;
  /** The cell of this row that has the place of the sheet in the order of Tab. */
  activeCol: ColumnId | null;
  /** The columns of the range in this row. */
  rangeFrom: number;
  rangeTo: number;
  /** The corner of the range, with the handle that fills down. */
  isRangeEnd: boolean;
  editing: Editing | null;
  isSelected: boolean;
  actions: RowActions;
};

/** The same object in every rendering, so that rows that did not change do not render. */
export type RowActions = { current: Pick<Sheet, 'commit' | 'cancelEditing' | 'paste'> };

export const unitLabel = (unit: UnitDraft, row: number, lang: Lang): string =>
  unit.unitNumber || (lang === 'ar' ? unit.unitLabelAr : unit.unitLabelEn) || String(row + 1);

/** One unit. It renders only when something of it changes; events are the sheet's. */
export const SheetRow = memo(function SheetRow(props: Props) {
  const { unit, row, columns, start, height, isSelected } = props;
  const style: CSSProperties = { insetBlockStart: start, blockSize: height };
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the cells of a grid have the focus
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be virtual
    <div
      role="row"
      aria-rowindex={row + 2}
      aria-selected={isSelected}
      data-key={unit.key}
      style={style}
      className={classNames(
        'unit-sheet-row',
        isSelected && 'unit-sheet-row--on',
        unit.status === 'sold' && 'unit-sheet-row--sold',
      )}
    >
      {columns.map((column, col) => (
        <Cell key={column.id} {...props} column={column} col={col} />
      ))}
    </div>
  );
});

function Cell({
  unit,
  before,
  issues,
  row,
  lang,
  column,
  col,
  ...props
}: Props & { column: Column; col: number }) {
  const texts = useAdminTexts();
  const { unitSheet: t } = texts;
  const field = fieldOf(column.id);
  const issue = field ? issues[field] : undefined;
  const old = field ? oldText(unit, before, field, lang) : null;
  const isActive = props.activeCol === column.id;
  const isInRange = col >= props.rangeFrom && col <= props.rangeTo;
  const isLockedCell = field !== null && isLocked(unit, field);
  const name = t.cell(unitLabel(unit, row, lang), t.columns[column.id]);
  const text = field ? shownText(unit, field, lang) : '';
  const isEdited = isActive && props.editing !== null && field !== null;
  const notes = [
    issue && fieldMessage(issue, lang),
    isLockedCell && t.locked,
    old !== null && t.was(old || t.empty),
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells of a table cannot be virtual
    <div
      role="gridcell"
      aria-colindex={col + 1}
      aria-label={[
        `${name}: ${column.id === 'status' ? statusText(unit, lang, texts) : spoken(unit, column.id, text, t, props.isSelected)}`,
        ...notes,
      ].join('. ')}
      aria-selected={isInRange || undefined}
      aria-invalid={issue ? true : undefined}
      aria-readonly={field === null || isLockedCell || undefined}
      tabIndex={isActive ? 0 : -1}
      data-col={column.id}
      dir={column.isFigure ? 'ltr' : undefined}
      title={notes.length > 0 && !isEdited ? notes.join('. ') : undefined}
      className={classNames(
        'unit-sheet-cell',
        `unit-sheet-${column.id}`,
        column.isFigure && 'unit-sheet-figure',
        isActive && 'unit-sheet-cell--active',
        isInRange && 'unit-sheet-cell--range',
        issue !== undefined && 'unit-sheet-cell--bad',
        isLockedCell && 'unit-sheet-cell--locked',
        (old !== null || (!before && column.id === 'unitNumber')) && 'unit-sheet-cell--new',
      )}
    >
      {isEdited && props.editing ? (
        <CellEditor
          editing={props.editing}
          field={field}
          label={name}
          lang={lang}
          isFigure={column.isFigure ?? false}
          onCommit={(typed, then) => props.actions.current.commit(typed, then)}
          onCancel={() => props.actions.current.cancelEditing()}
          onPaste={(block) => {
            props.actions.current.cancelEditing();
            props.actions.current.paste(block);
          }}
        />
      ) : (
        <Content
          unit={unit}
          id={column.id}
          text={text}
          isLocked={isLockedCell}
          isSelected={props.isSelected}
        />
      )}
      {props.isRangeEnd && col === props.rangeTo && <i className="unit-sheet-handle" data-fill />}
      {props.isRangeEnd && props.rangeTo < 0 && isActive && !isEdited && field && (
        <i className="unit-sheet-handle" data-fill />
      )}
    </div>
  );
}

type SheetTexts = ReturnType<typeof useAdminTexts>['unitSheet'];

/** The value of a cell in words. */
function spoken(unit: UnitDraft, id: ColumnId, text: string, t: SheetTexts, isSelected: boolean): string {
  if (id === 'isListed') return unit.isListed ? t.listed : t.notListed;
  if (id === 'select') return isSelected ? t.selected(1) : t.select;
  if (id === 'open') return t.openUnit(unit.unitNumber);
  return text || t.empty;
}

type ContentProps = { unit: UnitDraft; id: ColumnId; text: string; isLocked: boolean; isSelected: boolean };

function Content({ unit, id, text, isLocked: locked, isSelected }: ContentProps) {
  switch (id) {
    case 'select':
      return <Tick isOn={isSelected} />;
    case 'isListed':
      return <Tick isOn={unit.isListed} isDisabled={locked} />;
    case 'open':
      return <Icon name="arrows-out-simple" />;
    case 'status':
      return <StatusCell unit={unit} />;
    case 'unitLabelAr':
    case 'unitLabelEn':
      return (
        <span dir={id === 'unitLabelAr' ? 'rtl' : 'ltr'} lang={id === 'unitLabelAr' ? 'ar' : 'en'}>
          {isolateNumbers(text)}
        </span>
      );
    default:
      return (
        <>
          {locked && <Icon name="lock-simple" />}
          {text === '' ? <i className="unit-sheet-nil">–</i> : <bdi>{isolateNumbers(text)}</bdi>}
        </>
      );
  }
}

/** The cell is what is pressed and named; this only shows its state. */
const Tick = ({ isOn, isDisabled }: { isOn: boolean; isDisabled?: boolean }) => (
  <span
    className={classNames(
      'unit-sheet-tick',
      isOn && 'unit-sheet-tick--on',
      isDisabled && 'unit-sheet-tick--off',
    )}
    aria-hidden="true"
  >
    {isOn && <Icon name="check" />}
  </span>
);
