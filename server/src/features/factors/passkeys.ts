import type { PasskeyAnswer } from '@diyar/contract/factors';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { readBrandName } from '../../db/brand-name.ts';
import type { Db, Tx } from '../../db/client.ts';
import { factors } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { originOf } from '../../origin.ts';

/** Loaded by the first who uses a passkey: it is large, and most never do. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, which every device knows one of; the newer ones of the library are experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

/** Who a passkey is for: the host of the site. Passkeys work on no other. */
export interface RelyingParty {
  origin: string;
  host: string;
}

export function relyingPartyOf(request: FastifyRequest, config: Config): RelyingParty {
  const origin = originOf(request.raw, config);
  if (origin === null) throw new AppError('malformed');
  return { origin: new URL(origin).origin, host: new URL(origin).hostname };
}

const passkeysOf = (db: Db | Tx, userId: number) =>
  db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.kind, 'passkey')));

const named = (rows: Awaited<ReturnType<typeof passkeysOf>>): { id: string; transports?: string[] }[] =>
  rows.flatMap(({ credentialId, transports }) =>
    credentialId ? [{ id: credentialId, ...(transports && { transports }) }] : [],
  );

/** For a user whose password was right; with an id, that passkey only. */
export async function askForPasskey(db: Db, userId: number, { host }: RelyingParty, only?: number) {
  const own = await passkeysOf(db, userId);
  const allowCredentials = named(own.filter(({ id }) => only === undefined || id === only));
  if (allowCredentials.length === 0) return null;
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: host, allowCredentials, userVerification: 'preferred' });
}

/** For whoever it is: the device lets them choose, and checks the person. */
export const askForAnyPasskey = async ({ host }: RelyingParty) =>
  (await library()).generateAuthenticationOptions({ rpID: host, userVerification: 'required' });

/** The passkey that signed the challenge, and its owner; null for any other answer. */
export async function usePasskey(
  db: Db | Tx,
  answer: PasskeyAnswer,
  challenge: string,
  { origin, host }: RelyingParty,
  { verifiesPerson }: { verifiesPerson: boolean },
): Promise<{ id: number; userId: number } | null> {
  const [row] = await db.select().from(factors).where(eq(factors.credentialId, answer.id));
  if (!row?.credentialId || !row.publicKey) return null;
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // the contract has a record; the library itself looks at what is in it
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: verifiesPerson,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter ?? 0,
      },
    });
    if (!verified) return null;
    await db
      .update(factors)
      .set({ counter: authenticationInfo.newCounter, lastUsedAt: sql`now()` })
      .where(eq(factors.id, row.id));
    return { id: row.id, userId: row.userId };
  } catch {
    // whatever a stranger sends in it is wrong, not broken
    return null;
  }
}

export async function askForNewPasskey(
  db: Db,
  user: { id: number; username: string; fullName: string },
  { host }: RelyingParty,
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    supportedAlgorithmIDs: ALGORITHMS,
    rpName: (await readBrandName(db)).en,
    rpID: host,
    userName: user.username,
    userDisplayName: user.fullName || user.username,
    userID: new TextEncoder().encode(`diyar-${user.id}`),
    excludeCredentials: named(await passkeysOf(db, user.id)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** What is stored of a new passkey; null where the answer does not fit. */
export async function readNewPasskey(
  answer: PasskeyAnswer,
  challenge: string,
  { origin, host }: RelyingParty,
) {
  try {
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      supportedAlgorithmIDs: ALGORITHMS,
      // as above
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports ?? null,
    };
  } catch {
    return null;
  }
}
