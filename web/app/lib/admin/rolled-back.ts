import { useEffect, useState } from 'react';

/** As long as the tint lasts (data-table.css). */
const TINT_MS = 2400;

/** The row whose change was just taken back, so that it can be tinted once. */
export function useRolledBack() {
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setId(null), TINT_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return { id, mark: setId };
}
