import { TOKEN_TIMER_CAP_MS } from '../limits.ts';

/** SPEC §7: the names under which a token may lie in storage or in an answer; ours first. */
export const TOKEN_NAMES = ['token', 'accessToken', 'jwt', 'access_token', 'id_token'] as const;

/**
 * SPEC §2.2, §7: quotes and a 'Bearer ' prefix are stripped, empty, 'null' and 'undefined' are no token.
 * A text with spaces or control characters inside cannot be a header, so it is none either.
 */
export function cleanToken(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  let token = value.trim();
  for (let before = ''; before !== token; ) {
    before = token;
    token = token
      .replace(/^["']+|["']+$/g, '')
      .replace(/^Bearer(\s+|$)/i, '')
      .trim();
  }
  if (token === '' || token === 'null' || token === 'undefined') return null;
  return /^[\x21-\x7e]+$/.test(token) ? token : null;
}

/** SPEC §4: when the token says it ends, in milliseconds since 1970. Nothing is verified; null if it does not say. */
export function tokenExpiry(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
    const exp = Number(claims.exp);
    return typeof claims.exp !== 'boolean' && Number.isFinite(exp) && exp > 0 ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** SPEC §4, §9: how long a timer may wait for that moment; a longer one would fire at once. */
export const timerDelay = (moment: number, now: number): number =>
  Math.min(Math.max(0, moment - now), TOKEN_TIMER_CAP_MS);
