import { TOKEN_TIMER_CAP_MS } from '../limits.ts';

/** docs/product/calls-and-errors.md#token-names, ours first. */
export const TOKEN_NAMES = ['token', 'accessToken', 'jwt', 'access_token', 'id_token'] as const;

/**
 * Strips quotes and a 'Bearer ' prefix. '', 'null' and 'undefined' are no token, and neither is a text with spaces or
 * control characters, which cannot be sent as a header.
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

/** What a token says, not verified. */
function claimsOf(token: string): object {
  const payload = token.split('.')[1];
  if (!payload) return {};
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** The `exp` claim in milliseconds; null when there is none. */
export function tokenExpiry(token: string): number | null {
  const claims = claimsOf(token);
  if (!('exp' in claims)) return null;
  const exp = Number(claims.exp);
  return typeof claims.exp !== 'boolean' && Number.isFinite(exp) && exp > 0 ? exp * 1000 : null;
}

/** Our own server's tokens belong to a session, which can be ended. */
export const hasSession = (token: string): boolean => 'sid' in claimsOf(token);

/** A timer with a longer delay would fire at once. */
export const timerDelay = (moment: number, now: number): number =>
  Math.min(Math.max(0, moment - now), TOKEN_TIMER_CAP_MS);
