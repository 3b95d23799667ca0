import type { AgeingList, AgeingQuery, AgeingRow, AgeingTotal } from '@diyar/contract/money-ahead';
import { AGEING_PARTS, type AgeingPart } from '@diyar/contract/rules/ageing';
import { personId } from '@diyar/contract/rules/ids';
import type { Currency } from '@diyar/contract/rules/money';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { projects } from '../../db/schema.ts';
import { companyDay } from '../ledger/index.ts';
import { agedFigures, inFull } from './aged-figures.ts';
import { byCurrency, dealRefs, dealsThatOwe, deskSearch, itsBuilding } from './scope.ts';

const SUMS = ['outstanding', 'late', 'inCheques'] as const;
type SumName = (typeof SUMS)[number] | AgeingPart;
const SQL_NAMES: Partial<Record<SumName, string>> = { inCheques: 'in_cheques' };
const column = (name: SumName) => sql`${sql.identifier(SQL_NAMES[name] ?? name)}`;
const sums = sql.join(
  [...SUMS, ...AGEING_PARTS].map(
    (name) => sql`${inFull(sql`sum(${column(name)})`)} as ${sql.identifier(name)}`,
  ),
  sql`, `,
);

type SumRow = Record<SumName, string> & { currency: Currency; deals: number };
const aged = (row: SumRow): Omit<AgeingTotal, 'lateDeals'> => ({
  currency: row.currency,
  deals: row.deals,
  outstanding: Number(row.outstanding),
  late: Number(row.late),
  inCheques: Number(row.inCheques),
  parts: Object.fromEntries(AGEING_PARTS.map((part) => [part, Number(row[part])])) as AgeingTotal['parts'],
});

/** What a row is about: a deal; a person, or the deal where there is none (below zero); a building, or 0. */
const KEYS: Record<AgeingQuery['by'], SQL> = {
  deal: sql`aged.id`,
  person: sql`coalesce("deals"."person_id", -aged.id)`,
  building: sql`coalesce((select building.id ${itsBuilding}), 0)`,
};

const BELONGS: Record<AgeingQuery['of'], SQL> = {
  late: sql`late > 0`,
  uncovered: sql`late > "inCheques"`,
  all: sql`true`,
};

/** The order of the address is one of the names of the sums, or the first day of what is late. */
function orderOf(sort: AgeingQuery['sort']): SQL {
  const [name, way] = sort.startsWith('-') ? [sort.slice(1), 'desc'] : [sort, 'asc'];
  return sql`${sql.identifier(name)} ${sql.raw(way)} nulls last`;
}

type Row = SumRow & { key: number; name: string; since: string | null };
type Asked = Pick<AgeingQuery, 'by' | 'of' | 'sort'> & { where: SQL | undefined; search: SQL | undefined };
type Figures = { rows: Row[]; total: number; totals: (SumRow & { lateDeals: number })[] };

const listed = (what: SQL): SQL => sql`(select coalesce(json_agg(one), '[]'::json) from (${what}) one)`;

/** The rows of a page, without one all of them, how many there are, and the totals of all deals in `where`. */
async function readFigures(
  db: Db,
  { by, of, sort, where, search }: Asked,
  page?: { page: number; size: number },
): Promise<Figures> {
  const part = page ? sql`limit ${page.size} offset ${(page.page - 1) * page.size}` : sql``;
  const { rows } = await db.execute<Figures>(sql`${agedFigures(where, companyDay())},
    summed as (
      select aged.currency, ${KEYS[by]} as key, count(*)::int as deals, ${sums}, min(late_since)::text as since,
        (array_agg("deals"."name" order by "deals"."id" desc))[1] as name
      from aged join "deals" on "deals"."id" = aged.id where ${search ?? sql`true`} group by 1, 2
    ),
    listed as (select * from summed where ${BELONGS[of]})
    select ${listed(sql`select * from listed order by ${byCurrency()}, ${orderOf(sort)}, key ${part}`)} as rows,
      (select count(*)::int from listed) as total,
      ${listed(sql`select currency, count(*)::int as deals, count(*) filter (where late > 0)::int as "lateDeals",
        ${sums} from aged group by currency order by ${byCurrency()}`)} as totals`);
  return rows[0] ?? { rows: [], total: 0, totals: [] };
}

async function presentRows(db: Db, by: AgeingQuery['by'], rows: readonly Row[]): Promise<AgeingRow[]> {
  const keys = rows.map(({ key }) => key);
  const alone = by === 'deal' ? keys : by === 'person' ? keys.filter((key) => key < 0) : [];
  const refs = await dealRefs(db, alone.map(Math.abs));
  const buildings =
    by !== 'building'
      ? []
      : await db
          .select({
            id: projects.id,
            nameEn: projects.nameEn,
            nameAr: projects.nameAr,
            isLacasa: projects.isLacasa,
          })
          .from(projects)
          .where(inArray(projects.id, [0, ...keys]));
  return rows.map((row) => ({
    ...aged(row),
    since: row.since,
    deal: by === 'building' ? null : (refs.get(Math.abs(row.key)) ?? null),
    person: by === 'person' && row.key > 0 ? { id: personId(row.key), name: row.name } : null,
    building: buildings.find(({ id }) => id === row.key) ?? null,
  }));
}

export async function listAgeing(db: Db, actor: Actor, query: AgeingQuery): Promise<AgeingList> {
  const { buildingId, q, page, size } = query;
  const where = await dealsThatOwe(db, actor, buildingId);
  const search = await deskSearch(db, actor, q);
  const { rows, total, totals } = await readFigures(db, { ...query, where, search }, { page, size });
  return {
    items: await presentRows(db, query.by, rows),
    total,
    page,
    size,
    today: companyDay(),
    totals: totals.map((row) => ({ ...aged(row), lateDeals: row.lateDeals })),
  };
}

/** Other requests are answered between two of them. */
const CHUNK = 200;

/** Every row, for a file. */
export async function* allAgeing(
  db: Db,
  actor: Actor,
  { buildingId, q, ...asked }: Omit<AgeingQuery, 'page' | 'size'>,
): AsyncGenerator<AgeingRow> {
  const where = await dealsThatOwe(db, actor, buildingId);
  const { rows } = await readFigures(db, { ...asked, where, search: await deskSearch(db, actor, q) });
  for (let at = 0; at < rows.length; at += CHUNK)
    yield* await presentRows(db, asked.by, rows.slice(at, at + CHUNK));
}
