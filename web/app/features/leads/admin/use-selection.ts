import { useState } from 'react';

/** The chosen rows, by id. They stay chosen while the list is paged and refetched. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const change = (some: readonly number[], isOn: boolean) =>
    setIds((before) => {
      const after = new Set(before);
      for (const id of some) isOn ? after.add(id) : after.delete(id);
      return after;
    });
  return {
    ids,
    has: (id: number) => ids.has(id),
    toggle: (id: number, isOn: boolean) => change([id], isOn),
    change,
    keep: (some: readonly number[]) => setIds(new Set(some)),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
