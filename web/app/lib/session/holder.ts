import type { Right } from '@diyar/contract/rules/rights';
import { type Holder, mayEnter } from '@diyar/contract/rules/roles';
import { createContext, use } from 'react';

/**
 * Whose rights the user of the page has; the guard provides them. They stay when the session ends: the page waits for
 * the password, and what is typed must too.
 */
export const HolderContext = createContext<Holder | null>(null);
export const useHolder = () => use(HolderContext);

/** What the screens offer: `may('selling')`. */
export function useMay(): (right: Right) => boolean {
  const who = useHolder();
  return (right) => mayEnter(who, right);
}
