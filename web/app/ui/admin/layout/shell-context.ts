import { createContext } from 'react';

export const ShellContext = createContext<{ openMenu: () => void }>({ openMenu: () => {} });
