import type { DealId } from '@diyar/contract/rules/ids';
import { phoneKey } from '@diyar/contract/rules/phone';
import type { AddressEnd } from '@diyar/contract/secret-addresses';
import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { endedAddresses, secretAddresses } from '../../db/schema.ts';
import { type Party, partiesOf } from '../who-is-who/index.ts';
import { hashOf, sealer } from './service.ts';

/** The last four digits of each buyer's phone, which open their page; what cannot be a phone has none. */
export async function digitsOfBuyers(db: Db | Tx, dealId: DealId): Promise<string[]> {
  return digitsOf(await partiesOf(db, dealId));
}

function digitsOf(buyers: readonly Party[]): string[] {
  return [...new Set(buyers.flatMap(({ phone }) => phoneKey(phone)?.slice(-4) ?? []))].sort();
}

/**
 * A deal's page for its buyers closes at once, and the devices that it is open on with it. Whoever types the digits of
 * then at its address is told why. Whether there was one.
 */
export async function endBuyerAddress(
  tx: Tx,
  dealId: DealId,
  why: AddressEnd = 'transferred',
  buyers?: readonly Party[],
): Promise<boolean> {
  const [gone] = await tx.delete(secretAddresses).where(eq(secretAddresses.dealId, dealId)).returning();
  if (!gone) return false;
  const { seal } = await sealer(tx);
  const digits = buyers ? digitsOf(buyers) : await digitsOfBuyers(tx, dealId);
  await tx
    .insert(endedAddresses)
    .values({ dealId, hash: gone.hash, sealed: seal(JSON.stringify(digits)), why });
  return true;
}

/** Why a buyer's address ended, and the digits that opened it. Null for a made-up one. */
export async function findEnded(
  db: Db,
  token: string,
): Promise<{ why: AddressEnd; digits: string[] } | null> {
  const [row] = await db
    .select()
    .from(endedAddresses)
    .where(eq(endedAddresses.hash, hashOf(token)));
  if (!row) return null;
  const { open } = await sealer(db);
  return { why: row.why, digits: JSON.parse(open(row.sealed)) };
}

/** The pages of these deals for their buyers, by the deal; none of one that was given no link. */
export async function buyerPaths(db: Db | Tx, dealIds: readonly DealId[]): Promise<Map<DealId, string>> {
  if (dealIds.length === 0) return new Map();
  const rows = await db
    .select({ dealId: secretAddresses.dealId, sealed: secretAddresses.sealed })
    .from(secretAddresses)
    .where(inArray(secretAddresses.dealId, [...dealIds]));
  const { open } = await sealer(db);
  return new Map(
    rows.flatMap(({ dealId, sealed }): [DealId, string][] =>
      dealId === null ? [] : [[dealId, `/my/${open(sealed)}`]],
    ),
  );
}
