import type { BuyerLink, BuyerLinkRow, BuyerLinks } from '@diyar/contract/buyer-page';
import { TRIES_IN_ALL } from '@diyar/contract/rules/digit-tries';
import type { DealId } from '@diyar/contract/rules/ids';
import { and, asc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals, digitTries, endedAddresses, projects, secretAddresses, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { openBuilding } from '../building-access/index.ts';
import { audit, digestOf } from '../changes/index.ts';
import { unitsOfDeal } from '../deals/index.ts';
import { readLedger, requireVisibleDeal } from '../ledger/index.ts';
import { addressOpener, digitsOfBuyers, endBuyerAddress, makeAddress } from '../secret-addresses/index.ts';
import { tellables } from './tell.ts';

type Given = NonNullable<BuyerLinkRow['link']>;

/** The links of these deals, by their deal. */
async function linksOf(db: Db | Tx, ids: readonly DealId[]): Promise<Map<DealId, Given>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ address: secretAddresses, givenBy: displayName(), tries: digitTries })
    .from(secretAddresses)
    .leftJoin(users, eq(users.id, secretAddresses.makerId))
    .leftJoin(digitTries, eq(digitTries.hash, secretAddresses.hash))
    .where(inArray(secretAddresses.dealId, [...ids]));
  const open = await addressOpener(db);
  return new Map(
    rows.flatMap(({ address, givenBy, tries }): [DealId, Given][] => {
      if (address.dealId === null) return [];
      const rests = tries?.restsUntil && tries.restsUntil > new Date() ? tries.restsUntil : null;
      return [
        [
          address.dealId,
          {
            path: `/my/${open(address.sealed)}`,
            givenAt: address.createdAt.toISOString(),
            givenBy,
            openings: address.openings,
            lastOpenedAt: address.lastReadAt?.toISOString() ?? null,
            wrongTries: tries?.wrong ?? 0,
            restsUntil: rests?.toISOString() ?? null,
            isLocked: (tries?.wrong ?? 0) >= TRIES_IN_ALL,
          },
        ],
      ];
    }),
  );
}

/** Since when the link that somebody else had opens nothing. */
async function othersSince(db: Db, dealId: DealId): Promise<string | null> {
  const [row] = await db
    .select({ at: max(endedAddresses.endedAt) })
    .from(endedAddresses)
    .where(and(eq(endedAddresses.dealId, dealId), eq(endedAddresses.why, 'transferred')));
  return row?.at?.toISOString() ?? null;
}

/** A deal that its buyers have: reserved or sold, and somebody has a phone whose digits are the key. */
const cannotOf = (stage: string, digits: readonly string[]): BuyerLinkRow['cannot'] =>
  stage !== 'reserved' && stage !== 'sold' ? 'notTheirs' : digits.length === 0 ? 'noPhone' : null;

export async function readBuyerLink(db: Db, actor: Actor, dealId: DealId): Promise<BuyerLink> {
  await requireVisibleDeal(db, actor, dealId);
  const ledger = await readLedger(db, actor, dealId);
  const { deal } = ledger;
  const digits = await digitsOfBuyers(db, dealId);
  return {
    ...{ dealId, name: deal.name, phone: deal.phone },
    link: (await linksOf(db, [dealId])).get(dealId) ?? null,
    othersSince: await othersSince(db, dealId),
    cannot: cannotOf(deal.stage, digits),
    tell: await tellables(db, dealId),
  };
}

const told = (deal: { name: string }) => ({ name: deal.name });

/** One writer at a time for a deal. */
async function holdDeal(tx: Tx, dealId: DealId) {
  const [deal] = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.id, dealId), isNull(deals.deletedAt)))
    .for('update');
  if (!deal) throw new AppError('notFound');
  return deal;
}

const change = (
  db: Db,
  actor: Actor,
  dealId: DealId,
  action: 'buyerPages.give' | 'buyerPages.renew' | 'buyerPages.withdraw',
  work: (tx: Tx, hasOne: boolean) => Promise<boolean>,
): Promise<BuyerLink> =>
  db
    .transaction(async (tx) => {
      await requireVisibleDeal(tx, actor, dealId);
      const deal = await holdDeal(tx, dealId);
      if (action !== 'buyerPages.withdraw' && cannotOf(deal.stage, await digitsOfBuyers(tx, dealId)) !== null)
        throw new AppError('noBuyerPage');
      const hasOne = (await linksOf(tx, [dealId])).has(dealId);
      if (await work(tx, hasOne))
        await audit(tx, actor, action, { entity: 'deal', id: dealId, details: told(deal) });
    })
    .then(() => readBuyerLink(db, actor, dealId));

/** The link of a deal; one that there is stays. */
export const giveBuyerLink = (db: Db, actor: Actor, dealId: DealId): Promise<BuyerLink> =>
  change(db, actor, dealId, 'buyerPages.give', async (tx, hasOne) => {
    if (hasOne) return false;
    await makeAddress(tx, { dealId }, actor);
    return true;
  });

/** Another link; the one before stops at once, with the tries that were counted at it. */
export const renewBuyerLink = (db: Db, actor: Actor, dealId: DealId): Promise<BuyerLink> =>
  change(db, actor, dealId, 'buyerPages.renew', async (tx) => {
    await endBuyerAddress(tx, dealId, 'renewed');
    await makeAddress(tx, { dealId }, actor);
    return true;
  });

export const withdrawBuyerLink = (db: Db, actor: Actor, dealId: DealId): Promise<BuyerLink> =>
  change(db, actor, dealId, 'buyerPages.withdraw', (tx) => endBuyerAddress(tx, dealId, 'withdrawn'));

/** All deals of a building that are reserved or sold, by the name of their first unit. */
export async function readBuyerLinks(db: Db | Tx, actor: Actor, buildingId: number): Promise<BuyerLinks> {
  const { building } = await openBuilding(db, actor, buildingId);
  const rows = await db
    .select({ id: deals.id, name: deals.name, phone: deals.phone, stage: deals.stage, units: unitsOfDeal })
    .from(deals)
    .where(
      and(
        isNull(deals.deletedAt),
        inArray(deals.stage, ['reserved', 'sold']),
        sql`exists (select 1 from deal_units claim join units part on part.id = claim.unit_id
          where claim.deal_id = ${deals.id} and claim.ordinal = 0 and part.project_id = ${building.id})`,
      ),
    )
    .orderBy(asc(deals.id));
  const links = await linksOf(
    db,
    rows.map(({ id }) => id),
  );
  const items: BuyerLinkRow[] = [];
  for (const { id, name, phone, stage, units } of rows)
    items.push({
      ...{ dealId: id, name, phone, units: units.map(({ label }) => label).join(', ') },
      link: links.get(id) ?? null,
      cannot: cannotOf(stage, await digitsOfBuyers(db, id)),
    });
  const missing = items.filter(({ link, cannot }) => link === null && cannot === null);
  return {
    building: { id: building.id, nameEn: building.nameEn, nameAr: building.nameAr },
    items: items.toSorted(
      (a, b) => a.units.localeCompare(b.units, 'en', { numeric: true }) || a.dealId - b.dealId,
    ),
    toGive: missing.length,
    given: items.filter(({ link }) => link !== null).length,
    withoutPhone: items.filter(({ link, cannot }) => link === null && cannot === 'noPhone').length,
    digest: digestOf(missing.map(({ dealId }) => dealId)),
  };
}

export const giveAllLinks = (db: Db, actor: Actor, buildingId: number, digest: string): Promise<BuyerLinks> =>
  db.transaction(async (tx) => {
    // two at once: the second sees what the first gave
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, buildingId)).for('update');
    const before = await readBuyerLinks(tx, actor, buildingId);
    if (before.digest !== digest) throw new AppError('stale');
    const missing = before.items.filter(({ link, cannot }) => link === null && cannot === null);
    for (const { dealId } of missing) {
      await holdDeal(tx, dealId);
      await makeAddress(tx, { dealId }, actor);
    }
    if (missing.length > 0)
      await audit(tx, actor, 'buyerPages.giveAll', {
        entity: 'project',
        id: buildingId,
        details: { building: before.building.nameAr || before.building.nameEn, count: missing.length },
      });
    return readBuyerLinks(tx, actor, buildingId);
  });
