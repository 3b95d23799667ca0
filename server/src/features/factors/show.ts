import type { FactorAsked, SecondFactorInput, SecondStep } from '@diyar/contract/factors';
import { SECOND_FACTOR_FAILURES } from '@diyar/contract/limits';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { factors } from '../../db/schema.ts';
import { vault as openVault } from '../secrets/index.ts';
import { clearAttempts, throttle } from '../throttle/index.ts';
import { bareCode, useAppCode } from './app-codes.ts';
import { askForPasskey, type RelyingParty, usePasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery.ts';

/** What the server asks a user to show. */
export async function askFor(
  db: Db,
  userId: number,
  asked: FactorAsked,
  site: RelyingParty,
  open: (challenge: string) => Promise<string>,
): Promise<SecondStep> {
  const kinds = await db.select({ kind: factors.kind }).from(factors).where(eq(factors.userId, userId));
  const only = typeof asked === 'number' ? asked : undefined;
  const passkey = asked === 'app' ? null : await askForPasskey(db, userId, site, only);
  return {
    ticket: await open(passkey?.challenge ?? ''),
    hasApp: only === undefined && kinds.some(({ kind }) => kind === 'app'),
    passkey: passkey as SecondStep['passkey'],
  };
}

type Shown = Pick<SecondFactorInput, 'code' | 'passkey'>;

const DIGITS = /^\d{6}$/;

async function shownBy(
  db: Db,
  userId: number,
  asked: FactorAsked,
  { code, passkey }: Shown,
  challenge: string,
  site: RelyingParty,
): Promise<string | null> {
  if (passkey) {
    if (challenge === '') return null;
    const used = await usePasskey(db, passkey, challenge, site, { verifiesPerson: false });
    const isRight = used?.userId === userId && (asked === 'any' || asked === used.id);
    return used && isRight ? `passkey:${used.id}` : null;
  }
  const vault = await openVault(db);
  const typed = bareCode(code ?? '');
  if (!DIGITS.test(typed)) return (await useRecoveryCode(db, vault, userId, typed)) ? 'recovery' : null;
  return typeof asked !== 'number' && (await useAppCode(db, vault, userId, typed)) ? 'app' : null;
}

/** Which factor was shown: `app`, `passkey:7`, `recovery`; null for a wrong answer. Wrong ones are counted. */
export async function showFactor(
  db: Db,
  userId: number,
  asked: FactorAsked,
  shown: Shown,
  challenge: string,
  site: RelyingParty,
): Promise<string | null> {
  const tries = `second-factor:${userId}`;
  await throttle(db, tries, SECOND_FACTOR_FAILURES);
  const which = await shownBy(db, userId, asked, shown, challenge, site);
  if (which !== null) await clearAttempts(db, tries);
  return which;
}
