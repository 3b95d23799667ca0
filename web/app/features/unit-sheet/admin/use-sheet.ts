import { dirOf } from '@diyar/contract/rules/language';
import type { FloorRange, SheetField } from '@diyar/contract/rules/unit-sheet';
import { useMemo, useRef, useState } from 'react';
import { isLocked, setCell } from '~/features/project-draft/admin/cells.ts';
import { blankUnit, type UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { useLanguage } from '~/lib/language.tsx';
import { editedText } from './cell-values.ts';
import { blockText, copiedCell, parseBlock } from './clipboard.ts';
import { type Column, fieldOf } from './columns.ts';
import { type Edit, emptied, filled, type Paste, pasted, surplus } from './edits.ts';
import { type GridAction, type GridPress, gridAction } from './grid-keys.ts';
import { type CellAt, cellsIn, moved, type Range, rangeOf } from './grid-state.ts';
import type { StepName } from './unit-history.ts';

export type Editing = {
  text: string;
  /** Started by typing: then arrows end it. */
  isTyped: boolean;
};

type Settings = {
  units: UnitDraft[];
  /** The rows: filtered, in the order of the units. */
  shown: UnitDraft[];
  columns: readonly Column[];
  floors: FloorRange;
  change: (name: StepName, n: number, update: (units: UnitDraft[]) => UnitDraft[]) => void;
  /** Returns whether there was a step. */
  undo: () => boolean;
  redo: () => boolean;
  open: (unit: UnitDraft) => void;
  help: () => void;
};

/** The state of the sheet: the active cell, the range, the cell that is edited, the selected rows; and its keys. */
export function useSheet(settings: Settings) {
  const { units, shown, columns, floors, change } = settings;
  const { lang } = useLanguage();
  const [active, setActive] = useState<CellAt | null>(null);
  const [anchor, setAnchor] = useState<CellAt | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [tooLarge, setTooLarge] = useState<Paste | null>(null);
  /** Tab moves from cell to cell once somebody works in the sheet; before, it passes the sheet by. */
  const isWorking = useRef(false);
  /** The active cell is to get the focus with the next rendering. */
  const wantsFocus = useRef(false);
  const lastToggled = useRef<string | null>(null);

  const keys = useMemo(() => shown.map(({ key }) => key), [shown]);
  const rowOf = useMemo(() => new Map(keys.map((key, row) => [key, row])), [keys]);
  const places = { rowOf, keys, columns };
  const isShown = active !== null && rowOf.has(active.key);
  const current: CellAt | null = isShown
    ? active
    : keys[0] !== undefined && columns[1]
      ? { key: keys[0], col: columns[1].id }
      : null;
  const corner = anchor !== null && rowOf.has(anchor.key) ? anchor : current;
  const range: Range | null = current && corner ? rangeOf(places, corner, current) : null;
  const unitOf = (key: string) => shown[rowOf.get(key) ?? -1];
  const rangeRows = range ? shown.slice(range.top, range.bottom + 1) : [];
  const rangeFields = range ? columns.slice(range.first, range.last + 1).map(({ id }) => fieldOf(id)) : [];

  const apply = (name: StepName, edit: Edit) => {
    if (edit.units !== units) change(name, edit.cells, () => edit.units);
  };

  function goTo(cell: CellAt, extend = false) {
    wantsFocus.current = true;
    setEditing(null);
    setAnchor(extend ? (anchor ?? current) : null);
    setActive(cell);
  }

  function startEditing(text?: string) {
    const field = fieldOf(current?.col);
    const unit = current && unitOf(current.key);
    if (!unit || !field || field === 'isListed' || isLocked(unit, field)) return;
    setAnchor(null);
    setActive(current);
    setEditing({ text: text ?? editedText(unit, field, lang), isTyped: text !== undefined });
  }

  /** Writes the edited text, and goes on by an action, if any. */
  function commit(text: string, then: GridAction | null) {
    const field = fieldOf(current?.col);
    setEditing(null);
    if (!current || !field) return;
    change('cell', 1, (all) => {
      const at = all.findIndex(({ key }) => key === current.key);
      const unit = all[at];
      const next = unit && setCell(unit, field, text, floors);
      return next && next !== unit ? all.with(at, next) : all;
    });
    if (then) goTo(moved(places, current, then) ?? current);
  }

  function toggleListed(key: string) {
    const unit = unitOf(key);
    if (!unit || isLocked(unit, 'isListed')) return;
    change('cell', 1, (all) =>
      all.map((one) => (one === unit ? setCell(one, 'isListed', one.isListed ? 'no' : 'yes', floors) : one)),
    );
  }

  /** Selects rows, or takes them out of the selection when all of them are in it. */
  function toggleRows(some: readonly string[]) {
    const isIn = some.every((key) => selected.has(key));
    const next = new Set(selected);
    for (const key of some)
      if (isIn) next.delete(key);
      else next.add(key);
    setSelected(next);
  }

  /** With `through`, every row since the last one that was selected. */
  function toggleRow(key: string, through = false) {
    const from = through && lastToggled.current !== null ? rowOf.get(lastToggled.current) : undefined;
    const to = rowOf.get(key) ?? 0;
    lastToggled.current = key;
    if (from === undefined) return toggleRows([key]);
    setSelected(new Set([...selected, ...keys.slice(Math.min(from, to), Math.max(from, to) + 1)]));
  }

  const selectAll = () => setSelected(new Set(selected.size === keys.length ? [] : keys));

  /** What Enter, Space and a press do in a cell that is not text. */
  function press(cell: CellAt, through = false): boolean {
    if (cell.col === 'select') toggleRow(cell.key, through);
    else if (cell.col === 'isListed') toggleListed(cell.key);
    else if (cell.col === 'open') {
      const unit = unitOf(cell.key);
      if (unit) settings.open(unit);
    } else return false;
    return true;
  }

  const textOf = (unit: UnitDraft, field: SheetField) => copiedCell(unit, field, lang);
  const fillDown = (source = 1) =>
    apply('fill', filled(units, rangeRows, rangeFields, textOf, floors, source));

  /** The range from its first cell, so that it grows downwards while the handle is moved. Returns its rows. */
  function startFill(): number {
    const [first, last] = [range && columns[range.first], range && columns[range.last]];
    const [top, bottom] = [rangeRows[0], rangeRows.at(-1)];
    if (!first || !last || !top || !bottom) return 1;
    setAnchor({ key: top.key, col: first.id });
    setActive({ key: bottom.key, col: last.id });
    return rangeRows.length;
  }

  function leave() {
    if (anchor) setAnchor(null);
    else if (selected.size > 0) setSelected(new Set());
    else isWorking.current = false;
  }

  function run(action: GridAction): boolean {
    if (!current) return false;
    if (action.do === 'next' && !isWorking.current) return false;
    const to = moved(places, current, action);
    if (to) {
      goTo(to, 'extend' in action && action.extend);
      return true;
    }
    switch (action.do) {
      case 'type':
        startEditing(action.text);
        return true;
      case 'edit':
        if (!press(current)) startEditing();
        return true;
      case 'press':
        press(current);
        return true;
      case 'empty':
        apply('empty', emptied(units, rangeRows, rangeFields, floors));
        return true;
      case 'fill':
        fillDown();
        return true;
      case 'toggleRow':
        toggleRows(rangeRows.map(({ key }) => key));
        return true;
      case 'selectAll':
        selectAll();
        return true;
      case 'open':
        press({ ...current, col: 'open' });
        return true;
      case 'undo':
        return settings.undo();
      case 'redo':
        return settings.redo();
      case 'help':
        settings.help();
        return true;
      case 'leave':
        leave();
        return true;
      default:
        return false;
    }
  }

  /** Returns whether the key was the sheet's. */
  function onKey(event: GridPress): boolean {
    const action = gridAction(event, dirOf(lang));
    if (!action) return false;
    const isDone = run(action);
    if (isDone && action.do !== 'leave') isWorking.current = true;
    return isDone;
  }

  /** One value goes into every cell of the range, a block into the cells from the active one. */
  function paste(text: string) {
    if (!range) return;
    const block = parseBlock(text);
    const isSingle = block.length === 1 && block[0]?.length === 1;
    if (isSingle && cellsIn(range) > 1) {
      const repeated = rangeRows.map(() => rangeFields.map(() => block[0]?.[0] ?? ''));
      apply('paste', pasted(units, { rows: rangeRows, fields: rangeFields, block: repeated, floors }, null));
      return;
    }
    const fields = columns.slice(range.first).map(({ id }) => fieldOf(id));
    const given: Paste = { rows: shown.slice(range.top), fields, block, floors };
    if (surplus(given) > 0) setTooLarge(given);
    else pasteBlock(given, false);
  }

  function pasteBlock(given: Paste, isAdding: boolean) {
    setTooLarge(null);
    apply('paste', pasted(units, given, isAdding ? newKey : null));
    const first = given.rows[0];
    const rows = Math.min(given.block.length, given.rows.length);
    const width = Math.min(Math.max(...given.block.map((row) => row.length)), given.fields.length);
    const end = given.rows[rows - 1];
    const column = columns[columns.length - given.fields.length + width - 1];
    if (first && end && column && current && range) {
      wantsFocus.current = true;
      setActive({ key: first.key, col: columns[range.first]?.id ?? current.col });
      setAnchor({ key: end.key, col: column.id });
    }
  }

  function add() {
    const unit = blankUnit(newKey(), units.at(-1)?.currency);
    change('add', 1, (all) => [...all, unit]);
    setSelected(new Set());
    goTo({ key: unit.key, col: 'unitNumber' });
    isWorking.current = true;
    return unit;
  }

  return {
    active: current,
    isShown,
    range: anchor === null ? null : range,
    rangeRows,
    editing,
    selected,
    setSelected,
    tooLarge,
    closeTooLarge: () => setTooLarge(null),
    pasteBlock,
    goTo,
    press,
    toggleRow,
    selectAll,
    startEditing,
    commit,
    cancelEditing: () => {
      wantsFocus.current = true;
      setEditing(null);
    },
    onKey,
    paste,
    copy: () => blockText(rangeRows, rangeFields, lang),
    cut: () => apply('empty', emptied(units, rangeRows, rangeFields, floors)),
    startFill,
    fillDown,
    add,
    wantsFocus,
    startWorking: () => {
      isWorking.current = true;
    },
  };
}

export type Sheet = ReturnType<typeof useSheet>;
