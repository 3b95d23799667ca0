import { foldText } from '@diyar/contract/rules/fold-text';
import type { DealId } from '@diyar/contract/rules/ids';
import { phoneKey } from '@diyar/contract/rules/phone';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { atEnd } from '../../db/at-end.ts';
import type { Tx } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import { audit } from '../changes/index.ts';
import { endBuyerAddress } from '../secret-addresses/index.ts';
import { type Party, partiesOf } from '../who-is-who/index.ts';

const isSame = (one: Party, other: Party): boolean =>
  (one.personId !== null && one.personId === other.personId) ||
  (one.name !== '' && foldText(one.name) === foldText(other.name)) ||
  (phoneKey(one.phone) !== null && phoneKey(one.phone) === phoneKey(other.phone));

/** Who of these is not among the others. A further buyer without a phone is only a name, which may be spelled otherwise. */
const missing = (of: readonly Party[], among: readonly Party[]): boolean =>
  of.some(
    (party) =>
      (party.position === 1 || phoneKey(party.phone) !== null) &&
      !among.some((other) => isSame(party, other)),
  );

/**
 * Whether somebody buys instead of somebody else, or nobody for now: who joins or leaves alone shares what the others
 * have.
 */
const areOthers = (before: readonly Party[], after: readonly Party[]): boolean =>
  missing(before, after) && (after.length === 0 || missing(after, before));

const watched = new WeakMap<Tx, Set<DealId>>();

/**
 * Called by everything that writes who buys, before it does, except a transfer, which has a paper of its own: at the end
 * of the transaction the buyers are compared with those of before. Where there are others, the page of the earlier ones
 * ends, and what was issued before is not theirs.
 */
export async function watchBuyers(tx: Tx, actor: Actor | null, dealId: DealId): Promise<void> {
  const known = watched.get(tx) ?? new Set();
  if (known.has(dealId)) return;
  watched.set(tx, known.add(dealId));
  const before = await partiesOf(tx, dealId);
  if (before.length === 0) return;
  atEnd(tx, async () => {
    if (!areOthers(before, await partiesOf(tx, dealId))) return;
    await tx
      .update(deals)
      // with the deal held: whatever was issued before is earlier
      .set({ buyersSince: sql`clock_timestamp()`, updatedAt: sql`${deals.updatedAt}` })
      .where(eq(deals.id, dealId));
    if (await endBuyerAddress(tx, dealId, 'transferred', before))
      await audit(tx, actor, 'buyerPages.withdraw', {
        entity: 'deal',
        id: dealId,
        details: { name: before[0]?.name ?? '' },
      });
  });
}
