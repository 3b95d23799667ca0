import { createHash, randomBytes } from 'node:crypto';
import type { DealId } from '@diyar/contract/rules/ids';
import type { AddressKind } from '@diyar/contract/secret-addresses';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { secretAddresses, users } from '../../db/schema.ts';
import { vault } from '../secrets/index.ts';

export type AddressRow = typeof secretAddresses.$inferSelect;

/** What an address opens. */
export type Subject =
  | { quoteId: number }
  | { previewId: number }
  | { viewingId: number }
  | { visitId: number }
  | { userId: number }
  | { dealId: DealId };

const KINDS: Record<string, AddressKind> = {
  quoteId: 'quote',
  previewId: 'preview',
  viewingId: 'viewing',
  visitId: 'visit',
  userId: 'calendar',
  dealId: 'buyer',
};
const COLUMNS = {
  quote: secretAddresses.quoteId,
  preview: secretAddresses.previewId,
  viewing: secretAddresses.viewingId,
  visit: secretAddresses.visitId,
  calendar: secretAddresses.userId,
  buyer: secretAddresses.dealId,
};

export function kindOf(subject: Subject): [kind: AddressKind, id: number] {
  const [[column = '', id = 0] = []] = Object.entries(subject);
  const kind = KINDS[column];
  if (!kind) throw new Error(`nothing has an address by its ${column}`);
  return [kind, id];
}

const isOf = (subject: Subject): SQL => {
  const [kind, id] = kindOf(subject);
  return eq(COLUMNS[kind], id);
};

/** 192 bits: the address is its only lock. */
const newToken = () => randomBytes(24).toString('base64url');

/** Nobody guesses 192 bits, so a plain hash tells nothing of them. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export const sealer = (db: Db | Tx) => vault(db, 'address');

/** Shows the secret part of addresses to staff who may copy them. */
export async function addressOpener(db: Db | Tx): Promise<(sealed: string) => string> {
  const { open } = await sealer(db);
  return open;
}

/** A new address; the one before it stops at once. Returns its secret part. */
export async function makeAddress(
  tx: Tx,
  subject: Subject,
  maker: { id: Actor['id'] | null },
): Promise<string> {
  const token = newToken();
  const { seal } = await sealer(tx);
  await tx.delete(secretAddresses).where(isOf(subject));
  await tx.insert(secretAddresses).values({
    ...subject,
    kind: kindOf(subject)[0],
    hash: hashOf(token),
    sealed: seal(token),
    makerId: maker.id,
    makerVersion: sql`coalesce((select ${users.tokenVersion} from ${users} where ${users.id} = ${maker.id}), 0)`,
  });
  return token;
}

/**
 * Calendars and previews show private things: they work while their maker has the account, the role and the password of
 * then. A quote, a viewing and a deal are addressed to a buyer or visitor and do not end with whoever wrote them.
 */
export const isAlive = sql<boolean>`(${secretAddresses.kind} in ('quote', 'viewing', 'visit', 'buyer') or exists (
  select 1 from users maker where maker.id = ${secretAddresses.makerId} and maker.is_active
    and maker.deleted_at is null and maker.token_version = ${secretAddresses.makerVersion}))`;

/** Calendars ask every few minutes: that they did is noted once in ten. */
const isOldRead = sql`(${secretAddresses.lastReadAt} is null or ${secretAddresses.lastReadAt} < now() - interval '10 minutes')`;

async function noteRead(db: Db, { id }: AddressRow): Promise<void> {
  await db
    .update(secretAddresses)
    .set({ lastReadAt: sql`now()` })
    .where(and(eq(secretAddresses.id, id), isOldRead));
}

/** What somebody who knows the address may read; `isAlive` says whether they still may. Null for a made-up one. */
export async function findAddress(
  db: Db,
  kind: AddressKind,
  token: string,
): Promise<(AddressRow & { isAlive: boolean }) | null> {
  const [found] = await db
    .select({ row: secretAddresses, isAlive })
    .from(secretAddresses)
    .where(and(eq(secretAddresses.hash, hashOf(token)), eq(secretAddresses.kind, kind)));
  if (!found) return null;
  // to ask for a buyer's address is not to open it; a database that only reads must not end the request
  if (found.isAlive && kind !== 'buyer') await noteRead(db, found.row).catch(() => {});
  return { ...found.row, isAlive: found.isAlive };
}

/** The one that works now. */
export async function addressOf(db: Db | Tx, subject: Subject): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(secretAddresses)
    .where(and(isOf(subject), isAlive));
  return row ?? null;
}

/** Whether there was one. */
export async function dropAddress(tx: Tx, subject: Subject): Promise<boolean> {
  const gone = await tx.delete(secretAddresses).where(isOf(subject)).returning({ id: secretAddresses.id });
  return gone.length > 0;
}
