const NOWHERE = 'https://inside.invalid';

/**
 * The page a visitor came from, as a path inside this site (without the base path), or null.
 * Whatever could lead elsewhere is dropped: other origins, `//host`, `/\host`, control characters.
 */
export function safeReturnPath(raw: string | null | undefined): string | null {
  if (!raw || raw.length > 2000 || !raw.startsWith('/')) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not pass
  if (/[\u0000-\u0020\u007f\\]/.test(raw) || raw.startsWith('//')) return null;
  const url = URL.canParse(raw, NOWHERE) ? new URL(raw, NOWHERE) : null;
  if (!url || url.origin !== NOWHERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** SPEC §2.2: the sign-in screen, remembering where the visitor wanted to go. */
export function loginPath(from?: string | null): string {
  const path = safeReturnPath(from);
  return path && path !== '/' ? `/login?${new URLSearchParams({ from: path })}` : '/login';
}

/** The remembered page of a sign-in address; never the sign-in screen itself. */
export function returnPathFrom(search: string | URLSearchParams): string | null {
  const path = safeReturnPath(new URLSearchParams(search).get('from'));
  return path && !/^\/(admin\/)?login\/?([?#]|$)/.test(path) ? path : null;
}
