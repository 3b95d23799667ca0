import type { DrawerList, DrawerRow, DrawersQuery } from '@diyar/contract/money-desk';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { dealsFor } from './scope.ts';

type Row = Omit<DrawerRow, 'open'> & { open: DrawerRow['open'] | null; total: number };

/**
 * Whose cheques came back. A drawer is known by the name on the cheque; without one it is the buyer. A cheque that was
 * cleared in the end came back all the same.
 */
export async function listDrawers(
  db: Db,
  actor: Actor,
  { buildingId, from, to, page, size }: DrawersQuery,
): Promise<DrawerList> {
  const visible = await dealsFor(db, actor, buildingId);
  // a cheque of an earlier version has its state and no step
  const happened = (state: 'returned' | 'cleared') => {
    const within = (day: SQL) =>
      and(
        from === null ? undefined : sql`${day} >= ${from}::date`,
        to === null ? undefined : sql`${day} <= ${to}::date`,
      ) ?? sql`true`;
    return sql`((cheque.state = ${state} and ${within(sql`cheque.state_on`)}) or exists (select from cheque_steps step
      where step.entry_id = cheque.entry_id and step.state = ${state} and step.voided_at is null
        and ${within(sql`step.on_day`)}))`;
  };
  const presented = sql`with presented as (
      select case when cheque.drawer <> '' then lower(cheque.drawer)
          else '#' || coalesce("deals"."person_id", -"deals"."id") end as key,
        coalesce(nullif(cheque.drawer, ''), "deals"."name") as name,
        case when cheque.drawer = '' then "deals"."person_id" end as person_id,
        entry.currency, entry.amount, cheque.state, ${happened('returned')} as came_back,
        ${happened('cleared')} as is_cleared
      from cheques cheque join entries entry on entry.id = cheque.entry_id and entry.voided_at is null
      join "deals" on "deals"."id" = entry.deal_id where ${visible ?? sql`true`}
    )`;
  const read = async (limit: number, offset: number) => {
    const { rows } = await db.execute<Row>(sql`${presented},
      by_currency as (
        select key, currency, max(name) as name, max(person_id) as person_id, count(*) filter (where came_back) as came_back,
          count(*) filter (where came_back or is_cleared) as presented,
          sum(amount) filter (where state = 'returned') as open
        from presented group by key, currency
      )
      select max(name) as name, max(person_id) as "personId", sum(came_back)::int as "cameBack",
        sum(presented)::int as presented, (count(*) over ())::int as total,
        json_agg(json_build_object('currency', currency, 'amount', open) order by currency)
          filter (where open > 0) as open
      from by_currency group by key having sum(came_back) > 0
      order by "cameBack" desc, presented, key limit ${limit} offset ${offset}`);
    return rows;
  };
  const rows = await read(size, (page - 1) * size);
  // a page beyond the last one has no row that could carry the total
  const [first] = rows.length === 0 && page > 1 ? await read(1, 0) : rows;
  const { rows: all } = await db.execute<Pick<DrawerList, 'cameBack' | 'presented'>>(sql`${presented}
    select (count(*) filter (where came_back))::int as "cameBack",
      (count(*) filter (where came_back or is_cleared))::int as presented from presented`);
  const items = rows.map(({ total: _, open, ...row }) => ({ ...row, open: open ?? [] }));
  return { items, total: first?.total ?? 0, page, size, ...(all[0] ?? { cameBack: 0, presented: 0 }) };
}
