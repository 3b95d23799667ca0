import { TOKEN_TIMER_CAP_MS } from '@diyar/contract/limits';

/** When the token ends, in milliseconds since 1970; null when it does not say. */
export function expiryOf(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(base64));
    const exp =
      typeof claims === 'object' && claims !== null && 'exp' in claims ? Number(claims.exp) : Number.NaN;
    return Number.isFinite(exp) && exp > 0 ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** SPEC §4, §9: calls back at that moment. Timers cannot run longer than the cap, so a far one is set again. */
export function atMoment(moment: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    const rest = moment - Date.now();
    timer = rest > 0 ? setTimeout(arm, Math.min(rest, TOKEN_TIMER_CAP_MS)) : setTimeout(callback, 0);
  };
  arm();
  return () => clearTimeout(timer);
}
