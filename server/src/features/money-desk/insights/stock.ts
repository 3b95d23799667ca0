import type {
  InsightStock,
  InsightsQuery,
  InsightUnit,
  InsightUnitList,
  InsightUnitsQuery,
} from '@diyar/contract/insights';
import type { UnitKind } from '@diyar/contract/rules/deals';
import type { UnitId } from '@diyar/contract/rules/ids';
import type { Currency } from '@diyar/contract/rules/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { byCurrency } from '../scope.ts';
import { projectNames } from './projects.ts';

/** Every unit with what becomes of it, as the table `stock`: reserved counts as sold, withdrawn ones are left out. */
const stockOf = (projectId: number | null) => sql`
  with stock as (
    select unit.id, unit.project_id, unit.kind, unit.size_sqm, unit.price, unit.currency, unit.floor, unit.position,
      coalesce(nullif(unit.unit_number, ''), unit.label_en) as label,
      case when unit.kind in ('apartment', 'villa') then unit.bedrooms end as bedrooms,
      claimant.id is null or claimant.stage = 'held' as is_left,
      coalesce(claimant.stage = 'held', false) as is_held
    from units unit join projects project on project.id = unit.project_id and project.deleted_at is null
    left join deal_units claim on claim.unit_id = unit.id and claim.open
    left join deals claimant on claimant.id = claim.deal_id
      and (claimant.stage in ('reserved', 'sold') or (claimant.stage = 'held' and claimant.hold_until > now()))
    where unit.deleted_at is null and (claimant.id is not null or not unit.is_withdrawn)
      and ${projectId === null ? sql`true` : sql`unit.project_id = ${projectId}`}
  )`;

type Row = {
  projectId: number;
  kind: UnitKind;
  bedrooms: number | null;
  currency: Currency | null;
  all: number;
  left: number;
  held: number;
} & Record<'lowest', string | null> &
  Record<'value' | 'sqm', string>;

export async function readStock(
  db: Db,
  { buildingId }: Pick<InsightsQuery, 'buildingId'>,
): Promise<InsightStock> {
  const { rows } = await db.execute<Row>(sql`${stockOf(buildingId)}
    select project_id as "projectId", kind, bedrooms, currency, count(*)::int as all,
      (count(*) filter (where is_left))::int as left, (count(*) filter (where is_held))::int as held,
      min(price) filter (where is_left) as lowest, coalesce(sum(price) filter (where is_left), 0) as value,
      coalesce(sum(size_sqm) filter (where is_left and price is not null), 0) as sqm
    from stock group by 1, 2, 3, 4 order by project_id, kind, bedrooms, ${byCurrency()}`);
  const names = await projectNames(
    db,
    rows.map(({ projectId }) => projectId),
  );
  return {
    rows: rows.map(({ projectId, lowest, value, sqm, ...row }) => ({
      ...row,
      project: names(projectId),
      lowest: lowest === null ? null : Number(lowest),
      value: Number(value),
      sqm: Number(sqm),
    })),
  };
}

type UnitRow = Omit<InsightUnit, 'project' | 'sqm' | 'price'> & {
  projectId: number;
  sqm: string;
  price: string | null;
  total: number;
};

/** The units that a figure of it counts, cheapest first. */
export async function listUnits(db: Db, query: InsightUnitsQuery): Promise<InsightUnitList> {
  const { buildingId, projectId, kind, bedrooms, currency, page, size } = query;
  const read = async (limit: number, offset: number) => {
    const { rows } = await db.execute<UnitRow>(sql`${stockOf(projectId ?? buildingId)}
      select id, project_id as "projectId", label, kind, bedrooms, floor, size_sqm as sqm, price, currency,
        is_held as "isHeld", (count(*) over ())::int as total
      from stock where is_left and ${kind === null ? sql`true` : sql`kind = ${kind}`}
        and ${bedrooms === null ? sql`true` : sql`bedrooms = ${bedrooms}`}
        and ${currency === '' ? sql`true` : currency === '-' ? sql`currency is null` : sql`currency = ${currency}`}
      order by project_id, price nulls last, position, id limit ${limit} offset ${offset}`);
    return rows;
  };
  const rows = await read(size, (page - 1) * size);
  // a page beyond the last one has no row that could carry the total
  const [first] = rows.length === 0 && page > 1 ? await read(1, 0) : rows;
  const names = await projectNames(
    db,
    rows.map(({ projectId }) => projectId),
  );
  const items = rows.map(
    ({ projectId, sqm, price, total: _, id, ...row }): InsightUnit => ({
      ...row,
      id: id as UnitId,
      project: names(projectId),
      sqm: Number(sqm),
      price: price === null ? null : Number(price),
    }),
  );
  return { items, total: first?.total ?? 0, page, size };
}
