import { returnPath } from '@diyar/contract/rules/return-path';

/** Paths here are the router's own: without the base path, which the router adds. */

/** SPEC §2.2: the sign-in screen, remembering where the visitor wanted to go. */
export function loginPath(from?: string | null): string {
  const path = returnPath(from);
  return path && path !== '/' ? `/login?${new URLSearchParams({ from: path })}` : '/login';
}

/** The page remembered in a sign-in address; null when there is none inside this site. */
export const returnPathFrom = (search: string | URLSearchParams): string | null =>
  returnPath(new URLSearchParams(search).get('from'));
