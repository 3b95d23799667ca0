import type { DealId } from '@diyar/contract/rules/ids';
import { beyondLimits, type LimitedDeal } from '@diyar/contract/rules/role-limits';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { atEnd } from '../../db/at-end.ts';
import type { Tx } from '../../db/client.ts';
import { deals, dealUnits, units } from '../../db/schema.ts';
import { limitsOf, refuseBeyond } from '../role-limits/index.ts';

/** The deals that a transaction has written to. */
const watched = new WeakMap<Tx, Set<DealId>>();

const lines = sql<LimitedDeal['lines']>`(select coalesce(json_agg(json_build_object('kind', entry.kind,
  'reason', entry.reason, 'amount', entry.amount, 'currency', entry.currency)), '[]'::json)
  from entries entry where entry.deal_id = "deals"."id" and entry.voided_at is null
  and entry.kind in ('charge', 'discount', 'refund', 'writeOff'))`;

/** As they were when the deal got its first price; of one without, as they are. */
const listed = sql<LimitedDeal['units']>`(select coalesce(json_agg(json_build_object('kind', unit.kind,
  'amount', case when claim.listed_at is null then unit.price else claim.list_price end,
  'currency', case when claim.listed_at is null then unit.currency else claim.list_currency end)), '[]'::json)
  from deal_units claim join units unit on unit.id = claim.unit_id where claim.deal_id = "deals"."id")`;

async function readLimited(tx: Tx, dealId: DealId): Promise<LimitedDeal | null> {
  const [row] = await tx
    .select({ stage: deals.stage, currency: deals.currency, lines, units: listed })
    .from(deals)
    .where(eq(deals.id, dealId));
  return row ? { ...row, isEnded: row.stage === 'expired' || row.stage === 'cancelled' } : null;
}

/** A deal with a price keeps what its units were offered for then; units that join later, what they are offered for now. */
async function keepList(tx: Tx, dealId: DealId, { lines }: LimitedDeal): Promise<void> {
  if (!lines.some(({ kind, reason }) => kind === 'charge' && reason === 'price')) return;
  await tx
    .update(dealUnits)
    .set({
      listPrice: sql`(select unit.price from units unit where unit.id = "deal_units"."unit_id")`,
      listCurrency: sql`(select unit.currency from units unit where unit.id = "deal_units"."unit_id")`,
      listedAt: new Date(),
    })
    .where(and(eq(dealUnits.dealId, dealId), isNull(dealUnits.listedAt)));
}

async function buildingOf(tx: Tx, dealId: DealId): Promise<number | null> {
  const [first] = await tx
    .select({ id: units.projectId })
    .from(dealUnits)
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(and(eq(dealUnits.dealId, dealId), eq(dealUnits.ordinal, 0)));
  return first?.id ?? null;
}

/**
 * Called by everything that writes an entry, voids one, or changes the units of a deal, before it does: at the end of
 * the transaction the deal is compared with what it was, whatever calls and steps came between, and a write that went
 * beyond its user's limits is undone.
 */
export async function watchLimits(tx: Tx, actor: Actor | null, dealId: DealId): Promise<void> {
  const known = watched.get(tx) ?? new Set();
  if (known.has(dealId)) return;
  watched.set(tx, known.add(dealId));
  const before = await readLimited(tx, dealId);
  atEnd(tx, async () => {
    const after = await readLimited(tx, dealId);
    if (!after) return;
    const beyond = beyondLimits(before, after, await limitsOf(tx, actor));
    if (beyond) await refuseBeyond(tx, beyond, await buildingOf(tx, dealId));
    await keepList(tx, dealId, after);
  });
}
