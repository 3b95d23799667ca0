import type { SecondFactorInput } from '@diyar/contract/factors';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { factors } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { openChallenge, readChallenge, takeChallenge } from './challenges.ts';
import { askForAnyPasskey, type RelyingParty, usePasskey } from './passkeys.ts';
import { askFor, showFactor } from './show.ts';

export async function usersWithFactor(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.select({ userId: factors.userId }).from(factors).where(inArray(factors.userId, ids));
  return new Set(rows.map(({ userId }) => userId));
}

export const hasFactor = async (db: Db, userId: number) => (await usersWithFactor(db, [userId])).has(userId);

/** A user as the password found them; the version is that of their tokens. */
export interface Entering {
  id: number;
  tokenVersion: number;
}

/**
 * What a user whose password was right has to show. Like a token, the ticket ends with the password, the role and the
 * account.
 */
export const beginSecondStep = (db: Db, { id, tokenVersion }: Entering, site: RelyingParty) =>
  askFor(db, id, 'any', site, (challenge) => openChallenge(db, 'signIn', id, `${tokenVersion}:${challenge}`));

const VERSIONED = /^(\d+):(.*)$/;

/** The user of the ticket, once they have shown their second factor. */
export async function finishSecondStep<User extends Entering>(
  db: Db,
  input: SecondFactorInput,
  site: RelyingParty,
  { find, onWrong }: { find: (id: number) => Promise<User>; onWrong: (user: User) => Promise<void> },
): Promise<User> {
  const { userId, value } = await readChallenge(db, input.ticket, 'signIn');
  const [, version, challenge = ''] = VERSIONED.exec(value) ?? [];
  if (userId === null) throw new AppError('stepExpired');
  const user = await find(userId);
  if (user.tokenVersion !== Number(version)) throw new AppError('stepExpired');
  // only somebody who has the password comes here, so this locks nobody else out
  const shown = await showFactor(db, userId, 'any', input, challenge, site);
  if (shown === null) {
    await onWrong(user);
    throw new AppError('wrongCode');
  }
  await takeChallenge(db, input.ticket, 'signIn');
  return user;
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
  const used = await usePasskey(db, passkey, value, site, { verifiesPerson: true });
  if (used === null) throw new AppError('wrongPasskey');
  return used.userId;
}
