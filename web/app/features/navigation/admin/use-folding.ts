import { useState } from 'react';
import { type Folding, type GroupKey, pressed } from './nav-groups.ts';

const NOTHING: Folding = { folded: [], unfolded: [] };

const keyOf = (userId: number | null) => `admin_sidebar_groups_${userId}`;

function stored(userId: number | null): Folding {
  try {
    const { folded, unfolded } = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
    return Array.isArray(folded) && Array.isArray(unfolded) ? { folded, unfolded } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Which groups of the sidebar this user folded, kept in this browser. */
export function useFolding(userId: number | null) {
  const [folding, setFolding] = useState(() => stored(userId));
  const press = (key: GroupKey, isOpen: boolean) => {
    const next = pressed(folding, key, isOpen);
    setFolding(next);
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(next));
    } catch {
      // storage may be unavailable: the choice then lasts for this page
    }
  };
  return { folding, press };
}
