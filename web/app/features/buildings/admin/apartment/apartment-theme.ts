import { STORAGE_KEYS } from '@diyar/contract/limits';
import { useState } from 'react';
import { type Theme, useTheme } from '~/lib/theme.ts';

function stored(): Theme | null {
  try {
    const theme = localStorage.getItem(STORAGE_KEYS.lacasaTheme);
    return theme === 'dark' || theme === 'light' ? theme : null;
  } catch {
    return null;
  }
}

/** The sheet has its own theme, stored under lc-theme; until one is chosen it follows the page. */
export function useApartmentTheme() {
  const page = useTheme();
  const [chosen, setChosen] = useState(stored);
  const theme = chosen ?? page;
  const toggle = () => {
    const next: Theme = theme === 'dark' ? 'light' : 'dark';
    setChosen(next);
    try {
      localStorage.setItem(STORAGE_KEYS.lacasaTheme, next);
    } catch {
      // storage may be unavailable: the choice then lasts for this page
    }
  };
  return { theme, toggle };
}
