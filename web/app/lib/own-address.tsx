import { withBase, withoutBase } from '@diyar/contract/rules/base-path';
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

function go(how: 'pushState' | 'replaceState', search: string, state: unknown = null) {
  history[how](state, '', location.pathname + search);
  dispatchEvent(new Event(CHANGED));
}

const push = (search: string) => go('pushState', search);
const replace = (search: string) => go('replaceState', search, history.state);
const close = (search: string) => (history.state?.overlay ? history.back() : replace(search));

/** What a link opens over the page: these parameters of its address, the others as they are by now. */
const OVER = ['unit', 'photo', 'layout', 'sent'];

/** A link to this page that is marked so (`here` of address.tsx). */
export function follow({ href, dataset }: HTMLAnchorElement) {
  const { search, searchParams: asked } = new URL(href);
  if (dataset.here !== 'over') return go(dataset.here === 'push' ? 'pushState' : 'replaceState', search);
  const params = new URLSearchParams(location.search);
  for (const name of OVER) {
    const value = asked.get(name);
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  go('pushState', `?${params}`, { overlay: true });
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
  const { basePath } = browserSite();
  return (
    <AddressContext
      value={{
        pathname: withoutBase(pathname, basePath) ?? pathname,
        search,
        hrefOf: (search, hash = '') => pathname + search + hash,
        hrefTo: (path) => withBase(path, basePath),
        push,
        replace,
        close,
      }}
    >
      {children}
    </AddressContext>
  );
}
