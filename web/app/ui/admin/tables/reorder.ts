import { arrowStep } from '@diyar/contract/rules/direction';
import { type DragEvent, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { useLanguage } from '~/lib/language.tsx';

/** Distinguishes a dragged entry from a file that comes from outside. */
export const MOVE_TYPE = 'application/x-diyar-move';

type Mark = { key: string; side: 'before' | 'after' };

type Settings = {
  keys: readonly string[];
  /** Along the line (tiles) or down the page (rows). */
  axis: 'inline' | 'block';
  /** `to` is the index after the entry was removed from the list. */
  onMove: (key: string, to: number) => void;
  /** Announced to screen readers after a move by keyboard. */
  describe: (key: string, place: number) => string;
};

export type ReorderItem = {
  itemProps: HTMLAttributes<HTMLLIElement> & { [data: `data-${string}`]: string | undefined };
  isFirst: boolean;
  isLast: boolean;
  step: (by: -1 | 1) => void;
  onKeyDown: (event: { key: string; preventDefault: () => void }) => void;
};

/** The target index: before or after the entry under the pointer, counted without the moved one. */
export function landing(keys: readonly string[], moved: string, { key, side }: Mark): number {
  const rest = keys.filter((one) => one !== moved);
  return rest.indexOf(key) + (side === 'after' ? 1 : 0);
}

function sideOf(event: DragEvent, box: DOMRect, axis: Settings['axis'], isRtl: boolean): Mark['side'] {
  if (axis === 'block') return event.clientY > box.top + box.height / 2 ? 'after' : 'before';
  const isRightHalf = event.clientX > box.left + box.width / 2;
  return isRightHalf === isRtl ? 'before' : 'after';
}

/**
 * Reordering by drag and by keyboard. Spread `listProps` on the list and `itemOf(key).itemProps` on each
 * entry.
 */
export function useReorder({ keys, axis, onMove, describe }: Settings) {
  const { dir } = useLanguage();
  const [dragged, setDragged] = useState<string | null>(null);
  const [mark, setMark] = useState<Mark | null>(null);
  const [announced, setAnnounced] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef<string | null>(null);

  // moving a node drops its focus; a keyboard user continues from the moved entry
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${toFocus.current}"] [data-handle]`)?.focus();
    toFocus.current = null;
  });

  const isOurs = (event: DragEvent) => dragged !== null && event.dataTransfer.types.includes(MOVE_TYPE);
  const end = () => {
    setDragged(null);
    setMark(null);
  };

  function step(key: string, by: -1 | 1) {
    const to = keys.indexOf(key) + by;
    if (to < 0 || to >= keys.length) return;
    toFocus.current = key;
    onMove(key, to);
    setAnnounced(describe(key, to));
  }

  const itemOf = (key: string): ReorderItem => ({
    itemProps: {
      draggable: true,
      'data-key': key,
      'data-dragged': dragged === key ? '' : undefined,
      'data-mark': mark?.key === key && dragged !== key ? mark.side : undefined,
      onDragStart: (event) => {
        event.dataTransfer.setData(MOVE_TYPE, key);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(key);
      },
      onDragEnd: end,
    },
    isFirst: keys[0] === key,
    isLast: keys.at(-1) === key,
    step: (by) => step(key, by),
    onKeyDown: (event) => {
      const by = axis === 'inline' ? arrowStep(event.key, dir) : 0;
      if (by === 0) return;
      event.preventDefault();
      step(key, by);
    },
  });

  const listProps = {
    ref: list,
    onDragOver: (event: DragEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      event.stopPropagation();
      event.dataTransfer.dropEffect = 'move';
      const over = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null;
      if (!over?.dataset.key) return;
      const side = sideOf(event, over.getBoundingClientRect(), axis, dir === 'rtl');
      if (mark?.key !== over.dataset.key || mark.side !== side) setMark({ key: over.dataset.key, side });
    },
    onDrop: (event: DragEvent) => {
      if (!isOurs(event) || dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (mark && mark.key !== dragged) onMove(dragged, landing(keys, dragged, mark));
      end();
    },
  };

  return { listProps, itemOf, announced };
}
