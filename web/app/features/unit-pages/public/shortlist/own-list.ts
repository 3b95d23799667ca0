import { STORAGE_KEYS } from '@diyar/contract/limits';
import { type ListedUnit, readShortlist, writeShortlist } from '@diyar/contract/rules/shortlist';
import { useSyncExternalStore } from 'react';

/** islands/listeners.ts says and hears it, too. */
const CHANGED = 'diyar:shortlist';
/** Another tab changed it, or the browser shows the page again. */
const SIGNS = [CHANGED, 'storage', 'pageshow'];

/** Storage may be unavailable (private window): then the list lives in addresses alone. */
function stored(): string {
  try {
    return localStorage.getItem(STORAGE_KEYS.shortlist) ?? '';
  } catch {
    return '';
  }
}

export function storeList(list: readonly ListedUnit[]): void {
  try {
    localStorage.setItem(STORAGE_KEYS.shortlist, writeShortlist(list));
  } catch {
    return;
  }
  dispatchEvent(new Event(CHANGED));
}

export const storedList = (): ListedUnit[] => readShortlist(stored());

function subscribe(onChange: () => void) {
  for (const event of SIGNS) addEventListener(event, onChange);
  return () => {
    for (const event of SIGNS) removeEventListener(event, onChange);
  };
}

/** One's own list in this browser; null on the server and until the page is alive. */
export function useOwnList(): ListedUnit[] | null {
  const text = useSyncExternalStore<string | null>(subscribe, stored, () => null);
  return text === null ? null : readShortlist(text);
}
