import type { PlaceState } from '@diyar/contract/public-reads';
import { type OpenStage, type UnitStatus, unitStatus } from '@diyar/contract/rules/deals';
import { type SQL, sql } from 'drizzle-orm';
import { units } from '../../db/schema.ts';

/**
 * The stage of the open deal on the unit of the outer query, or null. A hold that is over claims nothing, in every
 * process at the same second, whether or not anybody has ended it. Spelled out, because Drizzle leaves out the tables'
 * names where a query reads from one.
 */
export const claimOf: SQL<OpenStage | null> = sql`(select deal.stage from deal_units claim
  join deals deal on deal.id = claim.deal_id
  where claim.unit_id = "units"."id" and claim.open and (deal.stage <> 'held' or deal.hold_until > now()))`;

/** Whether the unit of the outer query ever had a deal: then it is part of a record, and stays. */
export const hasDeals = sql<boolean>`exists (select 1 from deal_units claim where claim.unit_id = "units"."id")`;

/** What a unit's status follows from: select these, and read them with `unitStatus`. */
export const statusColumns = { claim: claimOf, isWithdrawn: units.isWithdrawn };

/** What the public is told of a unit's status. */
export const PLACE_STATES = {
  available: 'available',
  held: 'reserved',
  reserved: 'reserved',
  sold: 'sold',
  withdrawn: 'closed',
} as const satisfies Record<UnitStatus, PlaceState>;

/** The status, and the two switches that older clients know. */
export function presentStatus({ claim, isWithdrawn }: { claim: OpenStage | null; isWithdrawn: boolean }): {
  status: UnitStatus;
  isAvailable: boolean;
  isSold: boolean;
} {
  const status = unitStatus(claim, isWithdrawn);
  return { status, isAvailable: status === 'available', isSold: status === 'sold' };
}
