import type { PublicReads } from '@diyar/contract/public-reads';
import { readCompany } from '@diyar/contract/readers/company';
import { createClient } from './lib/api/client.ts';

/** A page does not wait longer than this for another server; it then falls back (SPEC §3, sample data). */
const PATIENCE_MS = 3_000;
const FRESH_MS = 30_000;

/** The public reads from another server that speaks SPEC §7 (API_BASE_URL), read tolerantly. */
export function remoteReads(baseUrl: string): Pick<PublicReads, 'company'> {
  const client = createClient({ baseUrl, token: () => null, language: () => 'ar', onUnauthorized: () => {} });
  return {
    company: kept(() =>
      client.get('/company', { read: readCompany, signal: AbortSignal.timeout(PATIENCE_MS) }),
    ),
  };
}

/** Asks at most twice a minute, and once for all who ask at the same time; a failure is not kept. */
function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (!answer || Date.now() >= until) {
      until = Date.now() + FRESH_MS;
      answer = ask().catch((error) => {
        answer = undefined;
        throw error;
      });
    }
    return answer;
  };
}
