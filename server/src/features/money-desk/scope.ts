import type { DealRef } from '@diyar/contract/money-desk';
import { dealId } from '@diyar/contract/rules/ids';
import { offeredCurrencies } from '@diyar/contract/rules/money';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import { type SearchPlaces, searchCondition } from '../../db/search.ts';
import { buyerSearch, openBuilding } from '../building-access/index.ts';
import { unitsOfDeal } from '../deals/index.ts';
import { inTotals } from '../ledger/index.ts';

/**
 * A deal belongs to the building of its first unit. A project without floors has no tracker, and nobody is bound to
 * it.
 */
export const itsBuilding = sql`from deal_units claim join units home on home.id = claim.unit_id
  join projects building on building.id = home.project_id and building.floors_from is not null
  where claim.deal_id = "deals"."id" and claim.ordinal = 0`;

/** Whose money it is, of the deal of the outer query. */
export const dealRef = sql<DealRef>`json_build_object('id', "deals"."id", 'stage', "deals"."stage",
  'personId', "deals"."person_id", 'name', "deals"."name", 'phone', "deals"."phone", 'units', ${unitsOfDeal},
  'building', (select json_build_object('id', building.id, 'nameEn', building.name_en, 'nameAr', building.name_ar,
    'isLacasa', building.is_lacasa) ${itsBuilding}))`;

const inBuilding = (condition: SQL): SQL => sql`exists (select 1 ${itsBuilding} and ${condition})`;

/** Whoever is bound sees the deals of their buildings; deals outside of buildings are for those who see all. */
function visibleTo({ isBound, buildingIds }: Actor): SQL | undefined {
  if (!isBound) return undefined;
  if (buildingIds === null) return inBuilding(sql`building.is_lacasa`);
  const ids = sql.join(
    [0, ...buildingIds].map((id) => sql`${id}`),
    sql`, `,
  );
  return inBuilding(sql`building.id in (${ids})`);
}

/** The deals that the user may see, or those of one building; a building of others is refused. */
export async function dealsFor(
  db: Db | Tx,
  actor: Actor,
  buildingId: number | null = null,
): Promise<SQL | undefined> {
  if (buildingId !== null) await openBuilding(db, actor, buildingId);
  return and(
    isNull(deals.deletedAt),
    visibleTo(actor),
    buildingId === null ? undefined : inBuilding(sql`building.id = ${buildingId}`),
  );
}

/** Deals found by the buyer's name or phone or by a unit; cheques and papers also by their own text. */
export const deskSearch = (
  db: Db | Tx,
  actor: Actor,
  q: string,
  payment?: SearchPlaces['payment'],
): Promise<SQL | undefined> =>
  searchCondition(
    db,
    { columns: [], deal: deals.id, buyer: buyerSearch(actor), ...(payment && { payment }) },
    q,
  );

/** Of them, those whose money is in the totals. */
export const dealsThatOwe = async (db: Db, actor: Actor, buildingId: number | null = null) =>
  and(await dealsFor(db, actor, buildingId), inTotals);

/** Whose money it is, by the ids of the deals. */
export async function dealRefs(db: Db, ids: readonly number[]): Promise<Map<number, DealRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ ref: dealRef })
    .from(deals)
    .where(inArray(deals.id, ids.map(dealId)));
  return new Map(rows.map(({ ref }) => [ref.id, ref]));
}

/** Currencies cannot be compared, so every order begins with them. */
export const byCurrency = (): SQL =>
  sql`array_position(string_to_array(${offeredCurrencies().join(' ')}, ' '), currency) nulls last, currency`;
