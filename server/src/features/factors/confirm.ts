import type { FactorAsked, PasskeyAnswer, SecondStep } from '@diyar/contract/factors';
import { FACTOR_SHOWN_MS } from '@diyar/contract/limits';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { factors, sessions } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { openChallenge, readChallenge, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './passkeys.ts';
import { askFor, showFactor } from './show.ts';

/** Of one that is to be removed: it itself, or a recovery code in its place. */
const nameOf = (asked: FactorAsked) => (typeof asked === 'number' ? `passkey:${asked}` : asked);

const askedOf = (value: string): FactorAsked => (value === 'app' || value === 'any' ? value : Number(value));

/** Asks somebody who is signed in for one of their factors. */
export const beginConfirm = (
  db: Db,
  { id }: Actor,
  asked: FactorAsked,
  site: RelyingParty,
): Promise<SecondStep> =>
  askFor(db, id, asked, site, (challenge) => openChallenge(db, 'confirm', id, `${asked}:${challenge}`));

/** The session has shown it from now on, and counts as confirmed. */
export async function confirmByFactor(
  db: Db,
  { id, sessionId }: Actor,
  { ticket, ...shown }: { ticket: string; code?: string | undefined; passkey?: PasskeyAnswer | undefined },
  site: RelyingParty,
): Promise<void> {
  const { userId, value } = await readChallenge(db, ticket, 'confirm');
  if (userId !== id || !sessionId) throw new AppError('stepExpired');
  const [asked = '', challenge = ''] = value.split(':');
  const which = await showFactor(db, id, askedOf(asked), shown, challenge, site);
  if (which === null)
    throw shown.passkey
      ? new AppError('wrongPasskey')
      : new AppError('invalid', { issues: [{ path: ['code'], message: 'wrongCode' }] });
  await takeChallenge(db, ticket, 'confirm');
  const now = sql`now()`;
  await db
    .update(sessions)
    .set({ confirmedAt: now, factorShownAt: now, shownFactor: which })
    .where(eq(sessions.id, sessionId));
}

/**
 * Whoever has a second factor shows it before it is removed, and any of them before another one or new recovery codes
 * come: the password alone must not get around it.
 */
export async function requireShown(db: Db | Tx, { id, sessionId }: Actor, asked: FactorAsked): Promise<void> {
  const own = await db.select({ id: factors.id }).from(factors).where(eq(factors.userId, id)).limit(1);
  if (own.length === 0) return;
  const [session] = sessionId ? await db.select().from(sessions).where(eq(sessions.id, sessionId)) : [];
  const at = session?.factorShownAt?.getTime() ?? 0;
  const isRight = asked === 'any' || [nameOf(asked), 'recovery'].includes(session?.shownFactor ?? '');
  if (!isRight || Date.now() - at > FACTOR_SHOWN_MS) throw new AppError('factorNeeded', { factor: asked });
}

/** A factor that was set up has been shown. */
export async function noteShown(tx: Tx, { sessionId }: Actor): Promise<void> {
  if (sessionId)
    await tx.update(sessions).set({ factorShownAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

/** What was shown to remove one factor removes no other. */
export async function forgetShown(tx: Tx, { sessionId }: Actor): Promise<void> {
  if (sessionId) await tx.update(sessions).set({ shownFactor: null }).where(eq(sessions.id, sessionId));
}
