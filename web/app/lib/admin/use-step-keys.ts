import { useEffect, useRef } from 'react';
import { useShortcut } from './shortcuts.ts';

type Labels = { next: string; previous: string };

/** J and K move through a list, from one that is open to the next. Returns where the open one is. */
export function useStepKeys<Id>(
  items: readonly { id: Id }[],
  openId: Id | null,
  open: (id: Id) => void,
  labels: Labels,
): number {
  const index = items.findIndex(({ id }) => id === openId);
  // the position of the open one, for when it has left the list (marked read under 'Unread', or deleted)
  const place = useRef(-1);
  useEffect(() => {
    if (index >= 0 || openId === null) place.current = index;
  }, [index, openId]);
  const step = (by: 1 | -1) => {
    const from = index >= 0 ? index : place.current;
    const isGone = index < 0 && openId !== null && by === 1;
    const next = items[isGone ? from : from + by];
    if (next) open(next.id);
  };
  useShortcut('j', () => step(1), { label: labels.next });
  useShortcut('k', () => step(-1), { label: labels.previous });
  return index;
}
