import type { ChequeRow } from '@diyar/contract/money-desk';
import { CHEQUE_STEPS } from '@diyar/contract/rules/ledger';
import { useState } from 'react';

/** In the drawer, or back from the bank. */
export const canBeDeposited = ({ state }: ChequeRow): boolean => CHEQUE_STEPS[state].includes('deposited');

/** The rows from the one that was pressed last to this one, in the order they are shown. */
export function rangeOf(rows: readonly ChequeRow[], from: number | null, to: number): ChequeRow[] {
  const at = (id: number | null) => rows.findIndex(({ entryId }) => entryId === id);
  const [start, end] = [at(from), at(to)];
  if (end < 0) return [];
  return start < 0 ? rows.slice(end, end + 1) : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

export type Selection = {
  selected: ChequeRow[];
  isSelected: (row: ChequeRow) => boolean;
  /** With `isRange` all rows since the last press get the state of this one. */
  toggle: (shown: readonly ChequeRow[], row: ChequeRow, isRange: boolean) => void;
  drop: (rows: readonly ChequeRow[]) => void;
  clear: () => void;
};

/** What is selected stays selected on other pages and in the search. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, ChequeRow>>(new Map());
  const [last, setLast] = useState<number | null>(null);
  return {
    selected: [...chosen.values()],
    isSelected: ({ entryId }) => chosen.has(entryId),
    toggle: (shown, row, isRange) => {
      const isOn = !chosen.has(row.entryId);
      const next = new Map(chosen);
      for (const one of rangeOf(shown, isRange ? last : null, row.entryId)) {
        if (isOn && canBeDeposited(one)) next.set(one.entryId, one);
        if (!isOn) next.delete(one.entryId);
      }
      setChosen(next);
      setLast(row.entryId);
    },
    drop: (rows) =>
      setChosen(
        (before) => new Map([...before].filter(([id]) => !rows.some(({ entryId }) => entryId === id))),
      ),
    clear: () => {
      setChosen(new Map());
      setLast(null);
    },
  };
}
