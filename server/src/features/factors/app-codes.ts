import { toWesternDigits } from '@diyar/contract/rules/digits';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Db, Tx } from '../../db/client.ts';
import { factors } from '../../db/schema.ts';
import type { Vault } from '../secrets/index.ts';

/** What authenticator apps understand without asking: SHA-1, six digits, thirty seconds. */
const PERIOD = 30;
const SECRET_BYTES = 20;

const totpOf = (secret: string, shown: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...shown, secret: Secret.fromBase32(secret), period: PERIOD });

/** As people type it: in groups, in digits of either script. */
export const bareCode = (code: string) => toWesternDigits(code).replace(/\s/g, '');

export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads from the picture: it lists the account by the company's name. */
export const uriOf = (secret: string, issuer: string, label: string) =>
  totpOf(secret, { issuer, label }).toString();

/** The time step of a code, which may be one step early or late; null for a wrong one. */
export function stepOf(secret: string, code: string): number | null {
  const timestamp = Date.now();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** Whether it is a code of the user's app that was not used before. */
export async function useAppCode(db: Db | Tx, vault: Vault, userId: number, code: string): Promise<boolean> {
  const [row] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.kind, 'app')));
  if (!row?.secret) return false;
  const step = stepOf(vault.open(row.secret), code);
  if (step === null) return false;
  // of two at the same time, one writes the step
  const used = await db
    .update(factors)
    .set({ lastStep: step, lastUsedAt: sql`now()` })
    .where(and(eq(factors.id, row.id), or(isNull(factors.lastStep), lt(factors.lastStep, step))))
    .returning({ id: factors.id });
  return used.length > 0;
}
