import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { loginPath } from '~/lib/return-path.ts';

/** Out of the back office by a new document: its style sheets must not meet those of the site. */
export function LeaveTo({ path }: { path: string }) {
  const address = useHref(path);
  useEffect(() => location.replace(address), [address]);
  return null;
}

/** SPEC §2.2: to the sign-in screen; the page is remembered unless the reader signed out on purpose. */
export function GoToLogin({ isReturning }: { isReturning: boolean }) {
  const { pathname, search, hash } = useLocation();
  return <LeaveTo path={loginPath(isReturning ? pathname + search + hash : null)} />;
}
