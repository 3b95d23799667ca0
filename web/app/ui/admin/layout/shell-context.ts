import { createContext } from 'react';

export const ShellContext = createContext<{ openMenu: () => void; closeMenu: () => void }>({
  openMenu: () => {},
  closeMenu: () => {},
});
