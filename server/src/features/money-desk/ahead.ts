import type {
  AheadList,
  AheadListQuery,
  AheadRow,
  MoneyAhead,
  MoneyAheadQuery,
} from '@diyar/contract/money-ahead';
import { addMonths } from '@diyar/contract/rules/cheque-schedule';
import { sumsByCurrency } from '@diyar/contract/rules/ledger';
import { type Currency, inOrder } from '@diyar/contract/rules/money';
import type { AheadPart } from '@diyar/contract/rules/money-ahead';
import { monthsAhead } from '@diyar/contract/rules/money-ahead';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { cheques } from '../../db/schema.ts';
import { companyDay, readPlanStages } from '../ledger/index.ts';
import { inFull, openFigures } from './aged-figures.ts';
import { dealRefs, dealsThatOwe } from './scope.ts';

/** The column of a day, as `columnOf` of the contract. */
const columnOf = (day: SQL, today: string) => {
  // comparing days is faster than writing their months, and there are as many as lines
  const months = monthsAhead(today).map(
    (month) => sql`when ${day} < ${addMonths(`${month}-01`, 1)}::date then ${month}`,
  );
  return sql`case when ${day} is null then 'withoutDay' when ${day} < ${today}::date then 'before'
    ${sql.join(months, sql` `)} else 'later' end`;
};

/**
 * What `moneyAhead` of the contract makes of each deal, as the table `items` of the query that follows: cheques up to the
 * debt (`standing`), lines less the cheques of their month (`own`), then less what those have over (`bare`), and what is
 * on no line. Each has its currency: joined to its deal later, thousands of them are taken for one. What is used several
 * times is made once (`materialized`). money-ahead.test.ts compares both.
 */
const aheadItems = (where: SQL | undefined, today: string): SQL => sql`${openFigures(where, today)},
  ranked as (
    select pending.*, case when owing.stage <> 'cancelled' then owing.outstanding else 0 end as debt,
      sum(counted) over (partition by deal_id order by due_on, entry_id rows unbounded preceding) as up_to
    from pending left join owing on owing.id = pending.deal_id where counted is not null
  ),
  standing as (
    select deal_id, currency, entry_id, due_on, counted, greatest(0, least(up_to, debt) - (up_to - counted)) as amount from ranked
  ),
  of_month as (
    select deal_id, date_trunc('month', due_on::timestamp) as month, sum(amount) as amount from standing group by 1, 2
  ),
  of_deal as (select deal_id, sum(amount) as amount from standing group by 1),
  expected as materialized (
    select deal_id, currency, place, label, waits, stage_id, days_after, open,
      case when not waits or due_on >= ${today}::date then due_on end as due_on
    from lines where open > 0
  ),
  in_month as (
    select expected.*, date_trunc('month', due_on::timestamp) as month,
      sum(open) over (partition by deal_id, date_trunc('month', due_on::timestamp) order by place
        rows unbounded preceding) as up_to
    from expected
  ),
  own as materialized (
    select line.*,
      greatest(0, line.up_to - greatest(line.up_to - line.open, coalesce(of_month.amount, 0))) as rest
    from in_month line
    left join of_month on of_month.deal_id = line.deal_id and of_month.month = line.month
  ),
  bare as (
    select own.deal_id, own.currency, own.due_on, own.label, own.waits, own.stage_id, own.days_after, own.rest,
      sum(own.rest) over (partition by own.deal_id order by own.place rows unbounded preceding) as up_to,
      coalesce(of_deal.amount, 0) - sum(own.open - own.rest) over (partition by own.deal_id) as over
    from own left join of_deal on of_deal.deal_id = own.deal_id
  ),
  dated as (
    select deal_id, currency, 'cheques' as part, due_on, amount, entry_id, '' as label, null::int as stage_id, null::int as days_after
    from standing
    union all
    select deal_id, currency, case when waits then 'expected' else 'open' end, due_on,
      greatest(0, up_to - greatest(up_to - rest, over)), null, label, stage_id, days_after from bare
  ),
  placed as (select deal_id, sum(amount) as amount from dated group by 1),
  items as materialized (
    select deal_id, currency, part, due_on, amount, entry_id, label, stage_id, days_after, ${columnOf(sql`due_on`, today)} as place
    from dated
    union all
    select owing.id, owing.currency, 'open', null, owing.outstanding - coalesce(placed.amount, 0), null, '', null, null,
      case when owing.stage = 'cancelled' then 'cancelled' when owing.has_plan then 'before' else 'withoutPlan' end
    from owing left join placed on placed.deal_id = owing.id
  )`;

type Figure = {
  what: 'cell' | 'outstanding' | 'excess' | 'withoutRate';
  currency: Currency;
  place: string;
  part: AheadPart;
  amount: number;
  count: number;
};

/** The table of the months, per currency. */
export async function readAhead(db: Db, actor: Actor, { buildingId }: MoneyAheadQuery): Promise<MoneyAhead> {
  const today = companyDay();
  const where = await dealsThatOwe(db, actor, buildingId);
  const { rows } = await db.execute<Figure>(sql`${aheadItems(where, today)}
    select 'cell' as what, currency, place, part, ${inFull(sql`sum(amount)`)} as amount, count(*)::int as count
    from items where amount > 0 group by currency, place, part
    union all
    select 'outstanding', currency, '', '', ${inFull(sql`sum(outstanding)`)}, 0 from owing group by currency
    union all
    select 'excess', currency, '', '', ${inFull(sql`sum(counted - amount)`)}, 0 from standing group by currency
    union all
    select 'withoutRate', written_in, '', '', sum(written), 0 from pending where counted is null group by written_in`);
  const of = (what: Figure['what'], currency?: Currency) =>
    rows.filter((row) => row.what === what && (currency === undefined || row.currency === currency));
  const used = inOrder([...of('outstanding'), ...of('excess')].map(({ currency }) => currency));
  return {
    today,
    months: monthsAhead(today),
    currencies: used.map((currency) => ({
      currency,
      outstanding: Number(of('outstanding', currency)[0]?.amount ?? 0),
      cells: of('cell', currency).map(({ place, part, amount, count }) => ({
        column: place,
        part,
        amount: Number(amount),
        count,
      })),
      excess: Number(of('excess', currency)[0]?.amount ?? 0),
    })),
    withoutRate: sumsByCurrency(
      of('withoutRate').map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
    ),
  };
}

type ItemRow = {
  dealId: number;
  dueOn: string | null;
  amount: number;
  entryId: number | null;
  label: string;
  stageId: number | null;
  daysAfter: number | null;
  total: number;
};

/** What a cell of the table counts, by day. */
export async function listAhead(db: Db, actor: Actor, query: AheadListQuery): Promise<AheadList> {
  const { currency, column, part, buildingId, page, size } = query;
  const where = await dealsThatOwe(db, actor, buildingId);
  const read = async (limit: number, offset: number) => {
    const { rows } = await db.execute<ItemRow>(sql`${aheadItems(where, companyDay())}
      select deal_id as "dealId", due_on::text as "dueOn", ${inFull(sql`amount`)} as amount, entry_id as "entryId", label,
        stage_id as "stageId", days_after as "daysAfter", (count(*) over ())::int as total
      from items where amount > 0 and currency = ${currency} and place = ${column}
        and ${part === null ? sql`true` : sql`part = ${part}`}
      order by due_on nulls last, deal_id, entry_id limit ${limit} offset ${offset}`);
    return rows;
  };
  const rows = await read(size, (page - 1) * size);
  // a page beyond the last one has no row that could carry the total
  const [first] = rows.length === 0 && page > 1 ? await read(1, 0) : rows;
  const refs = await dealRefs(
    db,
    rows.map(({ dealId }) => dealId),
  );
  const entryIds = rows.flatMap(({ entryId }) => entryId ?? []);
  const written = await db
    .select({ id: cheques.entryId, number: cheques.number, bank: cheques.bank, state: cheques.state })
    .from(cheques)
    .where(inArray(cheques.entryId, [0, ...entryIds]));
  const stages = await readPlanStages(
    db,
    rows.flatMap(({ stageId }) => stageId ?? []),
  );
  const items = rows.flatMap(({ dealId, dueOn, amount, entryId, label, ...row }): AheadRow[] => {
    const stage = stages.find(({ id }) => id === row.stageId);
    const deal = refs.get(dealId);
    const found = written.find(({ id }) => id === entryId);
    const cheque = found ? { number: found.number, bank: found.bank, state: found.state } : null;
    return deal
      ? [
          {
            deal,
            dueOn,
            amount: Number(amount),
            currency: currency as Currency,
            label,
            ...(stage && { after: { ...stage, days: row.daysAfter ?? 0 } }),
            cheque,
          },
        ]
      : [];
  });
  return { items, total: first?.total ?? 0, page, size };
}
