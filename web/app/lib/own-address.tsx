import { withoutBase } from '@diyar/contract/rules/base-path';
import { type ReactNode, useSyncExternalStore } from 'react';
import { AddressContext } from './address.tsx';
import { browserSite } from './site.ts';

const CHANGED = 'diyar:address';

/** What the server rendered; an island that comes alive later begins with it, too. */
const rendered = location.href;

function subscribe(onChange: () => void) {
  for (const event of [CHANGED, 'popstate']) addEventListener(event, onChange);
  return () => {
    for (const event of [CHANGED, 'popstate']) removeEventListener(event, onChange);
  };
}

function replace(search: string) {
  history.replaceState(history.state, '', location.pathname + search);
  dispatchEvent(new Event(CHANGED));
}

const close = (search: string) => (history.state?.overlay ? history.back() : replace(search));

/** What a link opens over the page: these parameters of its address, the others as they are by now. */
const OVER = ['unit', 'photo', 'layout', 'sent'];

export function openOver(link: HTMLAnchorElement) {
  const asked = new URL(link.href).searchParams;
  const params = new URLSearchParams(location.search);
  for (const name of OVER) {
    const value = asked.get(name);
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  history.pushState({ overlay: true }, '', `${location.pathname}?${params}`);
  dispatchEvent(new Event(CHANGED));
}

/** The browser's address for the parts below. */
export function OwnAddress({ children }: { children: ReactNode }) {
  const { pathname, search } = new URL(
    useSyncExternalStore(
      subscribe,
      () => location.href,
      () => rendered,
    ),
  );
  return (
    <AddressContext
      value={{
        pathname: withoutBase(pathname, browserSite().basePath) ?? pathname,
        search,
        hrefOf: (search, hash = '') => pathname + search + hash,
        replace,
        close,
      }}
    >
      {children}
    </AddressContext>
  );
}
