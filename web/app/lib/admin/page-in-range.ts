import { useEffect, useEffectEvent } from 'react';

/** After a deletion the last page may no longer exist: shows the one before it. */
export function usePageInRange(
  list: { page: number; size: number; total: number } | undefined,
  setPage: (page: number) => void,
) {
  const last = list ? Math.max(1, Math.ceil(list.total / list.size)) : null;
  const correct = useEffectEvent(setPage);
  useEffect(() => {
    if (last !== null && list && list.page > last) correct(last);
  }, [list, last]);
}
