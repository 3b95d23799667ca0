import { useEffect, useEffectEvent } from 'react';

type Paged = { page: number; size: number; total: number };

/** The last page of a list that no longer has the one that is shown, after a deletion; null while it has. */
export function pageInstead({ page, size, total }: Paged): number | null {
  const last = Math.max(1, Math.ceil(total / size));
  return page > last ? last : null;
}

/** Shows another page where the list has no such one. */
export function usePageInRange(list: Paged | undefined, setPage: (page: number) => void) {
  const instead = list ? pageInstead(list) : null;
  const correct = useEffectEvent(setPage);
  useEffect(() => {
    if (instead !== null) correct(instead);
  }, [instead]);
}
