import { STORAGE_KEYS } from '@diyar/contract/limits';
import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const CHANGED = 'diyar:theme';

/** Set before the first paint by the boot script (hydration/boot): the stored choice, else the system's. */
const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function setTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(STORAGE_KEYS.theme, theme);
  } catch {
    // storage may be unavailable: the choice then lasts for this page
  }
  dispatchEvent(new Event(CHANGED));
}

export const toggleTheme = () => setTheme(currentTheme() === 'dark' ? 'light' : 'dark');

function subscribe(changed: () => void) {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}

/**
 * The current theme. The server does not know it and renders light; React corrects it after hydration. A
 * toggle needs no hook: any button with `data-theme-toggle` works, also before hydration (hydration/boot).
 */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light');
