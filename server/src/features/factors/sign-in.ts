import type { SecondFactorInput, SecondStep } from '@diyar/contract/factors';
import { SECOND_FACTOR_FAILURES } from '@diyar/contract/limits';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { factors } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { vault as openVault, type Vault } from '../secrets/index.ts';
import { clearAttempts, throttle } from '../throttle/index.ts';
import { bareCode, useAppCode } from './app-codes.ts';
import { openChallenge, readChallenge, takeChallenge } from './challenges.ts';
import { askForAnyPasskey, askForPasskey, type RelyingParty, usePasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery.ts';

export async function usersWithFactor(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.select({ userId: factors.userId }).from(factors).where(inArray(factors.userId, ids));
  return new Set(rows.map(({ userId }) => userId));
}

export const hasFactor = async (db: Db, userId: number) => (await usersWithFactor(db, [userId])).has(userId);

/** What a user whose password was right has to show. */
export async function beginSecondStep(db: Db, userId: number, site: RelyingParty): Promise<SecondStep> {
  const kinds = await db.select({ kind: factors.kind }).from(factors).where(eq(factors.userId, userId));
  const passkey = await askForPasskey(db, userId, site);
  return {
    ticket: await openChallenge(db, 'signIn', userId, passkey?.challenge ?? ''),
    hasApp: kinds.some(({ kind }) => kind === 'app'),
    passkey: passkey as SecondStep['passkey'],
  };
}

const DIGITS = /^\d{6}$/;

async function isShown(
  db: Db,
  vault: Vault,
  userId: number,
  { code, passkey }: SecondFactorInput,
  challenge: string,
  site: RelyingParty,
): Promise<boolean> {
  if (passkey)
    return (
      challenge !== '' &&
      (await usePasskey(db, passkey, challenge, site, { verifiesPerson: false })) === userId
    );
  const typed = bareCode(code ?? '');
  return DIGITS.test(typed)
    ? useAppCode(db, vault, userId, typed)
    : useRecoveryCode(db, vault, userId, typed);
}

/** The user of the ticket, once they have shown their second factor. */
export async function finishSecondStep(
  db: Db,
  input: SecondFactorInput,
  site: RelyingParty,
  onWrong: (userId: number) => Promise<void>,
): Promise<number> {
  const { userId, value } = await readChallenge(db, input.ticket, 'signIn');
  if (userId === null) throw new AppError('stepExpired');
  // only somebody who has the password comes here, so this locks nobody else out
  const tries = `second-factor:${userId}`;
  await throttle(db, tries, SECOND_FACTOR_FAILURES);
  if (!(await isShown(db, await openVault(db), userId, input, value, site))) {
    await onWrong(userId);
    throw new AppError('wrongCode');
  }
  await takeChallenge(db, input.ticket, 'signIn');
  await clearAttempts(db, tries);
  return userId;
}

/** A passkey that checks the person is two factors: the device, and what unlocks it. */
export async function beginPasskeySignIn(db: Db, site: RelyingParty) {
  const options = await askForAnyPasskey(site);
  return { ticket: await openChallenge(db, 'passkeySignIn', null, options.challenge), options };
}

export async function finishPasskeySignIn(
  db: Db,
  {
    ticket,
    passkey,
  }: Pick<SecondFactorInput, 'ticket'> & { passkey: NonNullable<SecondFactorInput['passkey']> },
  site: RelyingParty,
): Promise<number> {
  const { value } = await takeChallenge(db, ticket, 'passkeySignIn');
  const userId = await usePasskey(db, passkey, value, site, { verifiesPerson: true });
  if (userId === null) throw new AppError('wrongPasskey');
  return userId;
}
