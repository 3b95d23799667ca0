import type { Factors, NewPasskeyInput } from '@diyar/contract/factors';
import { PASSKEYS_MAX } from '@diyar/contract/limits';
import type { LogAction, Word } from '@diyar/contract/rules/activity';
import { and, asc, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { readBrandName } from '../../db/brand-name.ts';
import type { Db, Tx } from '../../db/client.ts';
import { challenges, factors, recoveryCodes } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { vault as openVault, type Vault } from '../secrets/index.ts';
import { bareCode, newSecret, stepOf, uriOf } from './app-codes.ts';
import { openChallenge, readChallenge, takeChallenge } from './challenges.ts';
import { forgetShown, noteShown, requireShown } from './confirm.ts';
import { askForNewPasskey, type RelyingParty, readNewPasskey } from './passkeys.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from './recovery.ts';

const ownFactors = (db: Db | Tx, userId: number) =>
  db.select().from(factors).where(eq(factors.userId, userId)).orderBy(asc(factors.id));

const moments = ({ createdAt, lastUsedAt }: typeof factors.$inferSelect) => ({
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function readFactors(db: Db, { id }: Actor): Promise<Factors> {
  const [rows, recoveryCodesLeftNow] = await Promise.all([ownFactors(db, id), recoveryCodesLeft(db, id)]);
  const app = rows.find(({ kind }) => kind === 'app');
  return {
    app: app ? moments(app) : null,
    passkeys: rows
      .filter(({ kind }) => kind === 'passkey')
      .map((row) => ({ id: row.id, name: row.name, ...moments(row) })),
    recoveryCodesLeft: recoveryCodesLeftNow,
  };
}

const note = (
  tx: Tx,
  actor: Actor,
  action: Extract<LogAction, `account.${string}`>,
  kind: Word<'linkOrFactor'>,
) => audit(tx, actor, action, { entity: 'user', id: actor.id, details: { username: actor.username, kind } });

/** Whoever has none yet gets ten, with the first factor. */
async function firstCodes(tx: Tx, vault: Vault, userId: number): Promise<string[]> {
  return (await recoveryCodesLeft(tx, userId)) > 0 ? [] : replaceRecoveryCodes(tx, vault, userId);
}

/** Another app replaces the one that is there, which has to be shown then. */
async function requireShownForApp(db: Db | Tx, actor: Actor): Promise<void> {
  const hasApp = (await ownFactors(db, actor.id)).some(({ kind }) => kind === 'app');
  await requireShown(db, actor, hasApp ? 'app' : 'any');
}

export async function beginApp(db: Db, actor: Actor) {
  const { id, username } = actor;
  await requireShownForApp(db, actor);
  const vault = await openVault(db);
  const secret = newSecret();
  return {
    ticket: await openChallenge(db, 'addApp', id, vault.seal(secret)),
    secret,
    uri: uriOf(secret, (await readBrandName(db)).en, username),
  };
}

export async function addApp(db: Db, actor: Actor, ticket: string, code: string): Promise<string[]> {
  const vault = await openVault(db);
  const { userId, value } = await readChallenge(db, ticket, 'addApp');
  if (userId !== actor.id) throw new AppError('stepExpired');
  const step = stepOf(vault.open(value), bareCode(code));
  if (step === null) throw new AppError('invalid', { issues: [{ path: ['code'], message: 'wrongCode' }] });
  return db.transaction(async (tx) => {
    await requireShownForApp(tx, actor);
    await takeChallenge(tx, ticket, 'addApp');
    await tx.delete(factors).where(and(eq(factors.userId, actor.id), eq(factors.kind, 'app')));
    // its first code is used up as well
    await tx.insert(factors).values({ userId: actor.id, kind: 'app', secret: value, lastStep: step });
    await forgetShown(tx, actor);
    await noteShown(tx, actor);
    await note(tx, actor, 'account.factorAdd', 'app');
    return firstCodes(tx, vault, actor.id);
  });
}

export async function beginPasskey(db: Db, actor: Actor, site: RelyingParty) {
  await requireShown(db, actor, 'any');
  const options = await askForNewPasskey(db, actor, site);
  return { ticket: await openChallenge(db, 'addPasskey', actor.id, options.challenge), options };
}

export async function addPasskey(
  db: Db,
  actor: Actor,
  { ticket, name, passkey }: NewPasskeyInput,
  site: RelyingParty,
): Promise<string[]> {
  const { userId, value } = await takeChallenge(db, ticket, 'addPasskey');
  if (userId !== actor.id) throw new AppError('stepExpired');
  const stored = await readNewPasskey(passkey, value, site);
  if (!stored) throw new AppError('wrongPasskey');
  const vault = await openVault(db);
  return db.transaction(async (tx) => {
    await requireShown(tx, actor, 'any');
    const own = await ownFactors(tx, actor.id);
    if (own.length >= PASSKEYS_MAX) throw new AppError('conflict');
    const [row] = await tx
      .insert(factors)
      .values({ userId: actor.id, kind: 'passkey', name, ...stored })
      .onConflictDoNothing()
      .returning({ id: factors.id });
    if (!row) throw new AppError('conflict');
    await noteShown(tx, actor);
    await note(tx, actor, 'account.factorAdd', 'passkey');
    return firstCodes(tx, vault, actor.id);
  });
}

const ownPasskey = (actor: Actor, id: number) =>
  and(eq(factors.userId, actor.id), eq(factors.kind, 'passkey'), eq(factors.id, id));

export async function renamePasskey(db: Db, actor: Actor, id: number, name: string): Promise<void> {
  const changed = await db
    .update(factors)
    .set({ name })
    .where(ownPasskey(actor, id))
    .returning({ id: factors.id });
  if (changed.length === 0) throw new AppError('notFound');
}

/** Recovery codes go with the last factor: without one nobody asks for them. */
async function removeFactor(
  db: Db,
  actor: Actor,
  which: ReturnType<typeof and>,
  kind: 'app' | 'passkey',
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ id: factors.id }).from(factors).where(which).for('update');
    if (!found) throw new AppError('notFound');
    await requireShown(tx, actor, kind === 'app' ? 'app' : found.id);
    await tx.delete(factors).where(eq(factors.id, found.id));
    await forgetShown(tx, actor);
    if ((await ownFactors(tx, actor.id)).length === 0)
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, actor.id));
    await note(tx, actor, 'account.factorRemove', kind);
  });
}

export const removePasskey = (db: Db, actor: Actor, id: number) =>
  removeFactor(db, actor, ownPasskey(actor, id), 'passkey');

export const removeApp = (db: Db, actor: Actor) =>
  removeFactor(db, actor, and(eq(factors.userId, actor.id), eq(factors.kind, 'app')), 'app');

export async function newRecoveryCodes(db: Db, actor: Actor): Promise<string[]> {
  const vault = await openVault(db);
  return db.transaction(async (tx) => {
    if ((await ownFactors(tx, actor.id)).length === 0) throw new AppError('notFound');
    await requireShown(tx, actor, 'any');
    await note(tx, actor, 'account.recoveryCodes', 'recovery');
    return replaceRecoveryCodes(tx, vault, actor.id);
  });
}

/** Of somebody who has lost theirs: everything goes, so that they can set up another. */
export async function resetFactors(tx: Tx, userId: number): Promise<void> {
  await tx.delete(factors).where(eq(factors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(challenges).where(eq(challenges.userId, userId));
}
