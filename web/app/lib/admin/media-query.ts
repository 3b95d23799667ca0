import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches. The server has no screen and answers no. */
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

/**
 * Phones: the sidebar is a sheet, tables are cards, dialogs rise from below. The style sheets use the same
 * width.
 */
export const PHONE = '(max-width: 720px)';
/** Narrow screens: the sidebar folds by itself. */
export const NARROW = '(min-width: 721px) and (max-width: 1100px)';
