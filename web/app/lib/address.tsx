import { createContext, use } from 'react';

/**
 * The address of the page as its parts read and change it. On the server and on pages of the router it is the router's
 * (router-address.tsx), in an island the browser's own (own-address.tsx).
 */
export type Address = {
  /** Without the base path. */
  pathname: string;
  search: string;
  /** This page with another query, for a link. */
  hrefOf: (search: string, hash?: string) => string;
  /** Another query instead of this one; the page stays where it is. */
  replace: (search: string) => void;
  /** Leaves what a link of this page opened over it: back, or to this query where the visit began with it open. */
  close: (search: string) => void;
};

export const AddressContext = createContext<Address | null>(null);

export function useAddress(): Address {
  const address = use(AddressContext);
  if (!address) throw new Error('useAddress needs an address above it');
  return address;
}
