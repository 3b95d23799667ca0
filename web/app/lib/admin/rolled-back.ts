import { useEffect, useState } from 'react';

/** The duration of the tint in data-table.css. */
const TINT_MS = 2400;

/** The row whose change was rolled back, so that it can be highlighted once. */
export function useRolledBack<Id extends number>() {
  const [id, setId] = useState<Id | null>(null);
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setId(null), TINT_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return { id, mark: setId };
}
