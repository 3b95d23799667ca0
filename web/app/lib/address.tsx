import { createContext, use } from 'react';

/**
 * The address of the page as its parts read and change it. On the server it is the router's
 * (router-address.tsx), in an island the browser's own (own-address.tsx).
 */
export type Address = {
  /** Without the base path. */
  pathname: string;
  search: string;
  /** This page with another query, for a link. */
  hrefOf: (search: string, hash?: string) => string;
  /** Another page of the site, by its path without the base path. */
  hrefTo: (path: string) => string;
  /** Another query, as a new step of the history or instead of this one; the page stays where it is. */
  push: (search: string) => void;
  replace: (search: string) => void;
  /** Leaves what a link of this page opened over it: back, or to this query where the visit began with it open. */
  close: (search: string) => void;
};

/**
 * The mark of a link to this page with another query, which a document follows in place (islands/wake.ts): over what is
 * shown, so that closing it goes back, or as `push` and `replace` do.
 */
export const here = (how: 'over' | 'push' | 'replace') => ({ 'data-here': how });

export const AddressContext = createContext<Address | null>(null);

export function useAddress(): Address {
  const address = use(AddressContext);
  if (!address) throw new Error('useAddress needs an address above it');
  return address;
}
