import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { loginPath } from '~/lib/return-path.ts';

/**
 * Leaves the back office by a document navigation: its style sheets must not be mixed with those of the site.
 */
export function LeaveTo({ path }: { path: string }) {
  const address = useHref(path);
  useEffect(() => location.replace(address), [address]);
  return null;
}

/** To the sign-in screen, with the path to return to unless the user signed out deliberately. */
export function GoToLogin({ isReturning }: { isReturning: boolean }) {
  const { pathname, search, hash } = useLocation();
  return <LeaveTo path={loginPath(isReturning ? pathname + search + hash : null)} />;
}
