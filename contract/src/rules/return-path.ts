import { withBase, withoutBase } from './base-path.ts';
import { landingFor, type Who } from './roles.ts';

const NOWHERE = 'http://here.invalid';
const LOGIN = /^\/(admin\/)?login\/?$/;

const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * The page to return to after sign-in, or null unless it is a path of this site under its base path. Prevents open
 * redirects: '//host', backslashes, schemes, control characters and '..' are refused, and so is the sign-in page.
 */
export function returnPath(from: unknown, basePath = '/'): string | null {
  if (typeof from !== 'string' || !from.startsWith('/') || CONTROL.test(from)) return null;
  const [path = ''] = from.split(/[?#]/, 1);
  if (path.includes('\\') || path.includes('//')) return null;
  let url: URL;
  try {
    url = new URL(from, NOWHERE);
  } catch {
    return null;
  }
  if (url.origin !== NOWHERE) return null;
  const inside = withoutBase(url.pathname, basePath);
  if (inside === null || LOGIN.test(inside)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** With the base path. */
export const afterSignIn = (who: Who, from: unknown, basePath = '/'): string =>
  returnPath(from, basePath) ?? withBase(landingFor(who), basePath);
