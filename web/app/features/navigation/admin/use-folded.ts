import { useState } from 'react';
import { NARROW, useMediaQuery } from '~/lib/admin/media-query.ts';

const KEY = 'admin_sidebar';
const FOLDED = 'folded';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === FOLDED;
  } catch {
    return false;
  }
}

/** Whether the sidebar is folded to icons: by choice, which is stored, or by itself on narrow screens. */
export function useFolded() {
  const [isChosen, setChosen] = useState(stored);
  const isForced = useMediaQuery(NARROW);
  const toggle = () => {
    const next = !isChosen;
    setChosen(next);
    try {
      localStorage.setItem(KEY, next ? FOLDED : '');
    } catch {
      // storage may be unavailable: the choice then lasts for this page
    }
  };
  return { isFolded: isChosen || isForced, isForced, toggle };
}
