import { useState } from 'react';

const keyOf = (userId: number | null) => `admin_first_steps_folded_${userId}`;

function stored(userId: number | null): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === 'yes';
  } catch {
    return false;
  }
}

/** Whether this user folded the first steps, kept in this browser. */
export function useFolded(userId: number | null): [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(() => stored(userId));
  return [
    isFolded,
    (next) => {
      setFolded(next);
      try {
        localStorage.setItem(keyOf(userId), next ? 'yes' : 'no');
      } catch {
        // storage may be unavailable: the choice then lasts for this page
      }
    },
  ];
}
