import type { LeadsBoard } from '@diyar/contract/leads';
import { OPEN_LEAD_STAGES } from '@diyar/contract/rules/leads';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { matchesCombo } from '~/lib/admin/key-combo.ts';
import { useLanguage } from '~/lib/language.tsx';
import type { Moves } from './use-moves.ts';

/** The card that an arrow leads to; left and right follow the screen. */
export function neighbour(
  columns: readonly { items: readonly { id: number }[] }[],
  id: number,
  key: string,
  isRtl: boolean,
): number | null {
  const column = columns.findIndex(({ items }) => items.some((one) => one.id === id));
  const row = columns[column]?.items.findIndex((one) => one.id === id) ?? -1;
  if (column < 0) return null;
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return columns[column]?.items[row + (key === 'ArrowUp' ? -1 : 1)]?.id ?? null;
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
  // empty columns are skipped
  for (let at = column + step; at >= 0 && at < columns.length; at += step) {
    const items = columns[at]?.items ?? [];
    if (items.length > 0) return items[Math.min(row, items.length - 1)]?.id ?? null;
  }
  return null;
}

type Options = {
  board: LeadsBoard;
  moves: Moves;
  isPaused: boolean;
  onMenu: (id: number | null) => void;
};

/** One tab stop for all cards: arrows, M for the menu, 1 to 4, 0 for lost, Z for back; Enter opens by itself. */
export function useBoardKeys({ board, moves, isPaused, onMenu }: Options) {
  const { lang } = useLanguage();
  const ref = useRef<HTMLDivElement>(null);
  const cards = board.columns.flatMap(({ items }) => items);
  const [wanted, setWanted] = useState<number | null>(null);
  const tabStop = cards.some(({ id }) => id === wanted) ? wanted : (cards[0]?.id ?? null);

  const cardOf = (id: number) => ref.current?.querySelector<HTMLElement>(`[data-lead="${id}"]`);
  const focus = (id: number) => {
    setWanted(id);
    cardOf(id)?.focus();
  };

  // a card that moves to another column is a new element: the focus follows it
  const followed = useRef<number | null>(null);
  useEffect(() => {
    const id = followed.current;
    if (id === null || document.activeElement !== document.body) return;
    cardOf(id)?.focus();
    followed.current = null;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    // events of menus and dialogs that were opened from here bubble too
    if (isPaused || !ref.current?.contains(event.target as Node)) return;
    const id = Number((event.target as HTMLElement).closest<HTMLElement>('[data-lead]')?.dataset.lead);
    const lead = cards.find((one) => one.id === id);
    if (!lead) return;
    const digit = /^(?:Digit|Numpad)([0-4])$/.exec(event.code)?.[1] ?? /^[0-4]$/.exec(event.key)?.[0];
    const press = event.nativeEvent;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key.startsWith('Arrow') && isPlain) {
      const next = neighbour(board.columns, id, event.key, lang === 'ar');
      if (next !== null) focus(next);
    } else if (digit !== undefined && isPlain) {
      const stage = digit === '0' ? 'lost' : OPEN_LEAD_STAGES[Number(digit) - 1];
      if (stage && moves.move(lead, stage)) followed.current = id;
    } else if (matchesCombo('m', press)) onMenu(id);
    else if (matchesCombo('z', press)) followed.current = moves.takeBack()?.id ?? null;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { ref, onKeyDown, tabStop, setTabStop: setWanted };
}
