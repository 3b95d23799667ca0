import { withBase } from '@diyar/contract/rules/base-path';
import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import { AddressContext } from './address.tsx';

const nowhere = () => {};

/** The router's address for the parts below, on the server, where nothing moves. */
export function RouterAddress({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const base = useHref('/');
  return (
    <AddressContext
      value={{
        pathname,
        search,
        hrefOf: (search, hash = '') => withBase(pathname, base) + search + hash,
        hrefTo: (path) => withBase(path, base),
        push: nowhere,
        replace: nowhere,
        close: nowhere,
      }}
    >
      {children}
    </AddressContext>
  );
}
