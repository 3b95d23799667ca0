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

/** Whether the sidebar is folded to icons: by choice, which is remembered, or by itself where room is short. */
export function useFolded() {
  const [isChosen, setChosen] = useState(stored);
  const isForced = useMediaQuery(NARROW);
  const toggle = () => {
    const next = !isChosen;
    setChosen(next);
    try {
      localStorage.setItem(KEY, next ? FOLDED : '');
    } catch {
      // storage may be refused: the choice then lasts for this page
    }
  };
  return { isFolded: isChosen || isForced, isForced, toggle };
}
