import { returnPath } from '@diyar/contract/rules/return-path';

/** Paths here are those of the router: without the base path, which the router adds. */

/** The address of the sign-in screen, with the path to return to. */
export function loginPath(from?: string | null): string {
  const path = returnPath(from);
  return path && path !== '/' ? `/login?${new URLSearchParams({ from: path })}` : '/login';
}

/** The return path in a sign-in address; null when there is none within this site. */
export const returnPathFrom = (search: string | URLSearchParams): string | null =>
  returnPath(new URLSearchParams(search).get('from'));
