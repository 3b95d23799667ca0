import { withBase } from '@diyar/contract/rules/base-path';
import type { ReactNode } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { AddressContext } from './address.tsx';

/** The router's address for the parts below. */
export function RouterAddress({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const base = useHref('/');
  const replace = (search: string) =>
    void navigate({ search }, { replace: true, preventScrollReset: true, state });
  return (
    <AddressContext
      value={{
        pathname,
        search,
        hrefOf: (search, hash = '') => withBase(pathname, base) + search + hash,
        replace,
        close: (search) => (state?.overlay ? void navigate(-1) : replace(search)),
      }}
    >
      {children}
    </AddressContext>
  );
}
