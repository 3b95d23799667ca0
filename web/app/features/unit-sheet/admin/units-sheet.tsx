import type { FloorRange, SheetField } from '@diyar/contract/rules/unit-sheet';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type CellIssues, issuesAmong, repeatedNumbers } from '~/features/project-draft/admin/cells.ts';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { PHONE, useMediaQuery } from '~/lib/admin/media-query.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { columnsFor, fieldOf } from './columns.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetLine } from './sheet-line.tsx';
import { SheetToolsRow } from './sheet-tools-row.tsx';
import { shownUnits, type Which } from './shown-units.ts';
import { UnitCards } from './unit-cards.tsx';
import type { StepName, UnitHistory } from './unit-history.ts';
import { useSheet } from './use-sheet.ts';

export type SheetCell = { key: string; field: SheetField };

export type UnitsSheetProps = {
  units: UnitDraft[];
  /** The units as they are stored, to mark what changed. */
  start: readonly UnitDraft[];
  floors: FloorRange;
  /** Kinds and unlisted units can be edited. */
  hasSheet: boolean;
  history: UnitHistory;
  onChange: (name: StepName, n: number, update: (units: UnitDraft[]) => UnitDraft[]) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Opens the dialog of a unit; `shown` are those it can go on to. */
  onOpen: (unit: UnitDraft, shown: readonly UnitDraft[]) => void;
  /** A cell that is to get the focus. */
  cellToFocus: SheetCell | null;
  onFocused: () => void;
  /** Import and export. */
  tools: ReactNode;
};

/** Every unit of the project as an editable sheet, on phones as cards. */
export function UnitsSheet(props: UnitsSheetProps) {
  const { units, start, floors, hasSheet, history, onChange, onUndo, onRedo, onOpen, tools } = props;
  const { unitSheet: t } = useAdminTexts();
  const { lang } = useLanguage();
  const isPhone = useMediaQuery(PHONE);
  const [which, setWhich] = useState<Which>('all');
  const [q, setQ] = useState('');
  const [isSelecting, setSelecting] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const columns = useMemo(() => columnsFor(lang, hasSheet), [lang, hasSheet]);
  const shown = useMemo(() => shownUnits(units, which, q), [units, which, q]);
  const before = useMemo(() => new Map(start.map((unit) => [unit.key, unit])), [start]);
  const repeated = useMemo(() => repeatedNumbers(units), [units]);
  const issuesOf = (unit: UnitDraft): CellIssues => issuesAmong(unit, floors, repeated);
  const problems = useMemo(
    () =>
      units.flatMap((unit) =>
        (Object.keys(issuesAmong(unit, floors, repeated)) as SheetField[]).map((field) => ({
          key: unit.key,
          field,
        })),
      ),
    [units, floors, repeated],
  );
  const undo = () => {
    onUndo();
    return history.past.length > 0;
  };
  const redo = () => {
    onRedo();
    return history.future.length > 0;
  };
  // outside of the sheet too, but not in a field, which has its own
  useShortcut('mod+z', undo, { isEnabled: history.past.length > 0, whileTyping: false });
  useShortcut('mod+y', redo, { isEnabled: history.future.length > 0, whileTyping: false });
  const sheet = useSheet({
    units,
    shown,
    columns,
    floors,
    change: onChange,
    undo,
    redo,
    open: (unit) => onOpen(unit, shown),
    help: () => setHelping(true),
  });
  const isBulk = sheet.selected.size > 0;

  function focusCell({ key, field }: SheetCell) {
    const unit = units.find((one) => one.key === key);
    if (!unit) return;
    const column = columns.find(({ id }) => id === field);
    if (isPhone || !column) return onOpen(unit, shown);
    if (!shown.includes(unit)) {
      setWhich('all');
      setQ('');
    }
    sheet.startWorking();
    sheet.goTo({ key, col: column.id });
  }

  const onCellToFocus = useEffectEvent((cell: SheetCell) => {
    focusCell(cell);
    props.onFocused();
  });
  useEffect(() => {
    if (props.cellToFocus) onCellToFocus(props.cellToFocus);
  }, [props.cellToFocus]);

  function nextProblem() {
    const { active } = sheet;
    const at = problems.findIndex(({ key, field }) => key === active?.key && field === fieldOf(active.col));
    const next = problems[(at + 1) % problems.length];
    if (next) focusCell(next);
  }

  function add() {
    setWhich('all');
    setQ('');
    const unit = sheet.add();
    if (isPhone) onOpen(unit, [...shown, unit]);
  }

  return (
    <>
      {isBulk ? (
        <BulkBar
          units={units}
          selected={sheet.selected}
          onSelect={(keys) => {
            sheet.setSelected(keys);
            if (keys.size === 0) setSelecting(false);
          }}
          columns={columns}
          floors={floors}
          hasSheet={hasSheet}
          change={onChange}
        />
      ) : (
        <SheetToolsRow
          units={units}
          q={q}
          onSearch={setQ}
          which={which}
          onWhich={setWhich}
          history={history}
          onUndo={onUndo}
          onRedo={onRedo}
          onAdd={add}
          onSelect={isPhone && units.length > 0 ? () => setSelecting(!isSelecting) : undefined}
          tools={tools}
        />
      )}
      {units.length === 0 ? (
        <EmptyState title={t.none}>{t.noneBody}</EmptyState>
      ) : shown.length === 0 ? (
        <p className="note">{t.noneHere}</p>
      ) : isPhone ? (
        <UnitCards
          shown={shown}
          issuesOf={issuesOf}
          isSelecting={isSelecting || isBulk}
          selected={sheet.selected}
          onToggle={sheet.toggleRow}
          onOpen={(unit) => onOpen(unit, shown)}
        />
      ) : (
        <>
          <SheetGrid
            sheet={sheet}
            shown={shown}
            before={before}
            repeated={repeated}
            floors={floors}
            columns={columns}
          />
          <SheetLine
            sheet={sheet}
            shown={shown}
            before={before}
            issuesOf={issuesOf}
            attention={problems.length}
            onNextProblem={nextProblem}
            onKeys={() => setHelping(true)}
          />
        </>
      )}
      <PasteDialog sheet={sheet} />
      <KeysDialog isOpen={isHelping} onClose={() => setHelping(false)} />
    </>
  );
}
