import type { FloorRange } from '@diyar/contract/rules/unit-sheet';
import { defaultRangeExtractor, type Range as Rows, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { issuesAmong } from '~/features/project-draft/admin/cells.ts';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useMediaQuery } from '~/lib/admin/media-query.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { type Column, type ColumnId, fieldOf } from './columns.ts';
import type { CellAt } from './grid-state.ts';
import { SheetRow } from './sheet-row.tsx';
import type { Sheet } from './use-sheet.ts';
import './unit-sheet.css';

type Props = {
  sheet: Sheet;
  shown: UnitDraft[];
  before: ReadonlyMap<string, UnitDraft>;
  repeated: ReadonlySet<string>;
  floors: FloorRange;
  columns: readonly Column[];
};

const ROW = 36;
const ROW_FOR_THUMBS = 44;
const BEFORE_LAYOUT = { width: 1180, height: 600 };

function cellOf(target: EventTarget | null): CellAt | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  const key = cell?.closest<HTMLElement>('[data-key]')?.dataset.key;
  return cell && key !== undefined ? { key, col: cell.dataset.col as ColumnId } : null;
}

/**
 * The units as a grid with one place in the order of Tab (docs/decisions/020-units-as-a-sheet.md). Only the rows in
 * view exist, and the active one, which has the focus.
 */
export function SheetGrid({ sheet, shown, before, repeated, floors, columns }: Props) {
  const { unitSheet: t } = useAdminTexts();
  const { lang } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const actions = useRef(sheet);
  const drag = useRef<{ mode: 'range' | 'fill'; source: number } | null>(null);
  const height = useMediaQuery('(pointer: coarse)') ? ROW_FOR_THUMBS : ROW;
  useLayoutEffect(() => {
    actions.current = sheet;
  });

  const { active, range, editing, selected } = sheet;
  const activeRow = active ? shown.findIndex(({ key }) => key === active.key) : -1;
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 6,
    initialRect: BEFORE_LAYOUT,
    rangeExtractor: useCallback(
      (view: Rows) => {
        const found = defaultRangeExtractor(view);
        return activeRow < 0 || found.includes(activeRow)
          ? found
          : [...found, activeRow].sort((a, b) => a - b);
      },
      [activeRow],
    ),
  });

  // after every rendering: the cell may have to be made first
  useEffect(() => {
    if (!sheet.wantsFocus.current || editing) return;
    sheet.wantsFocus.current = false;
    const cell = box.current?.querySelector<HTMLElement>('.unit-sheet-cell--active');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  // the handle is let go anywhere
  useEffect(() => {
    const onUp = () => {
      const { mode, source } = drag.current ?? { mode: 'range', source: 1 };
      drag.current = null;
      if (mode === 'fill') actions.current.fillDown(source);
    };
    addEventListener('pointerup', onUp);
    return () => removeEventListener('pointerup', onUp);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !cellOf(event.target)) return;
    if (!sheet.onKey(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onPointerDown(event: PointerEvent) {
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0) return;
    if (event.target instanceof HTMLInputElement) return;
    sheet.startWorking();
    // the cell gets the focus with the next rendering
    event.preventDefault();
    if (event.target instanceof Element && event.target.closest('[data-fill]')) {
      drag.current = { mode: 'fill', source: sheet.startFill() };
      return;
    }
    drag.current = { mode: 'range', source: 1 };
    sheet.goTo(cell, event.shiftKey && cell.col !== 'select');
  }

  function onPointerOver(event: PointerEvent) {
    if (!drag.current || event.buttons !== 1) return;
    const cell = cellOf(event.target);
    if (!cell || cell.col === 'select' || cell.col === 'open' || !active) return;
    if (drag.current.mode === 'fill') sheet.goTo({ key: cell.key, col: active.col }, true);
    else if (cell.key !== active.key || cell.col !== active.col) sheet.goTo(cell, true);
  }

  function onCopy(event: ClipboardEvent, isCut = false) {
    if (!cellOf(event.target)) return;
    event.clipboardData.setData('text/plain', sheet.copy());
    event.preventDefault();
    if (isCut) sheet.cut();
  }

  const style = { '--unit-sheet-columns': columns.map(({ size }) => size).join(' ') } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be virtual
    <div
      ref={box}
      role="grid"
      className="unit-sheet"
      style={style}
      aria-label={t.label}
      aria-description={t.description}
      aria-rowcount={shown.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerOver={onPointerOver}
      onClick={(event) => {
        const cell = cellOf(event.target);
        if (cell) sheet.press(cell, event.shiftKey);
      }}
      onDoubleClick={(event) => {
        if (cellOf(event.target) && !(event.target instanceof HTMLInputElement)) sheet.startEditing();
      }}
      onCopy={onCopy}
      onCut={(event) => onCopy(event, true)}
      onPaste={(event) => {
        if (!cellOf(event.target)) return;
        event.preventDefault();
        sheet.startWorking();
        sheet.paste(event.clipboardData.getData('text/plain'));
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: headings of columns are only read */}
      <div role="row" aria-rowindex={1} className="unit-sheet-head">
        {columns.map(({ id, isFigure }, i) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={id}
            role="columnheader"
            aria-colindex={i + 1}
            className={isFigure ? `unit-sheet-${id} unit-sheet-figure` : `unit-sheet-${id}`}
            dir={isFigure ? 'ltr' : undefined}
          >
            {id === 'select' ? (
              <Checkbox
                aria-label={t.selectAll(shown.length)}
                excludeFromTabOrder
                isSelected={selected.size > 0 && selected.size === shown.length}
                isIndeterminate={selected.size > 0 && selected.size < shown.length}
                onChange={sheet.selectAll}
              />
            ) : id === 'open' ? (
              <span className="visually-hidden">{t.columns.open}</span>
            ) : (
              t.columns[id]
            )}
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="rowgroup" className="unit-sheet-body" style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const unit = shown[index];
          if (!unit) return null;
          const isIn = range !== null && index >= range.top && index <= range.bottom;
          const isActive = active?.key === unit.key;
          return (
            <SheetRow
              key={unit.key}
              unit={unit}
              before={before.get(unit.key)}
              issues={issuesAmong(unit, floors, repeated)}
              row={index}
              start={start}
              height={height}
              columns={columns}
              lang={lang}
              activeCol={isActive ? (active?.col ?? null) : null}
              rangeFrom={isIn ? range.first : -1}
              rangeTo={isIn ? range.last : -1}
              isRangeEnd={range ? index === range.bottom : isActive && fieldOf(active?.col) !== null}
              editing={isActive ? editing : null}
              isSelected={selected.has(unit.key)}
              actions={actions}
            />
          );
        })}
      </div>
    </div>
  );
}
