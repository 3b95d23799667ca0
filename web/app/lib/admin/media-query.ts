import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. The server has no screen and says no. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Phones: the sidebar is a sheet, tables are cards, dialogs rise from below. The sheets say the same. */
export const PHONE = '(max-width: 720px)';
/** Little room: the sidebar folds itself. */
export const NARROW = '(min-width: 721px) and (max-width: 1100px)';
