import { useEffect, useState } from 'react';

/** What takes less than this needs no sign of waiting. */
const PENDING_MS = 150;

/** True while `isNow` is, but not before a moment has passed. */
export function useLater(isNow: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isNow) return setShown(false);
    const timer = setTimeout(() => setShown(true), PENDING_MS);
    return () => clearTimeout(timer);
  }, [isNow]);
  return isNow && isShown;
}
