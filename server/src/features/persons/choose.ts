import { and, count, desc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, persons } from '../../db/schema.ts';
import { type PreparedSearch, searchCondition } from '../../db/search.ts';
import { visibleDeals, visiblePersons } from '../who-is-who/index.ts';

/** What was typed for the person of the outer query in the last deal that the reader may see. */
const typed = (db: Db, actor: Actor, column: typeof deals.name | typeof deals.phone) => {
  const last = db
    .select({ typed: column })
    .from(deals)
    .where(and(sql`${deals.personId} = "persons"."id"`, isNull(deals.deletedAt), visibleDeals(db, actor)))
    .orderBy(sql`${column} = ''`, desc(deals.id))
    .limit(1);
  return sql<string>`coalesce((${last}), '')`;
};

/** Their own; without one, what was typed for them last: in a deal, a lead, a message, a quote, or before a merge. */
function known(column: 'name' | 'phone'): SQL<string> {
  const [own, sent] = [sql.identifier(column), sql.identifier(column === 'name' ? 'sender_name' : column)];
  return sql`coalesce(nullif("persons".${own}, ''), (select known.typed from (
    select 1 as place, id, ${own} as typed from deals where person_id = "persons"."id" and deleted_at is null
    union all select 2, id, ${own} from leads where person_id = "persons"."id" and deleted_at is null
    union all select 3, id, ${sent} from messages where person_id = "persons"."id" and deleted_at is null
    union all select 4, id, ${own} from quotes where person_id = "persons"."id"
    union all select 5, id, ${own} from persons joined where joined.merged_into = "persons"."id"
  ) known where known.typed <> '' order by known.place, known.id desc limit 1), '')`;
}

/** How whoever is not bound calls and reaches the person of the outer query. */
export const knownAs = { name: known('name'), phone: known('phone') };

/** Which persons match a search, of those that the reader may see; whoever is bound finds by what their deals say. */
export async function matchingPersons(
  db: Db,
  actor: Actor,
  q: string | PreparedSearch,
): Promise<SQL | undefined> {
  const visible = visiblePersons(db, actor);
  if (!actor.isBound) return and(visible, await searchCondition(db, { columns: [persons.search] }, q));
  const asked = await searchCondition(db, { columns: [deals.buyerSearch] }, q);
  const inDeals = db
    .select({ id: deals.personId })
    .from(deals)
    .where(and(isNull(deals.deletedAt), visibleDeals(db, actor), asked));
  return and(visible, sql`${persons.id} in (${inDeals})`);
}

/** Newest first, each by the name that the reader knows them by. */
export async function choosePersons(
  db: Db,
  actor: Actor,
  q: string | PreparedSearch,
  page: { limit: number; offset?: number },
  where?: SQL,
) {
  return db
    .select({
      id: persons.id,
      name: actor.isBound ? typed(db, actor, deals.name) : knownAs.name,
      phone: actor.isBound ? typed(db, actor, deals.phone) : knownAs.phone,
    })
    .from(persons)
    .where(and(await matchingPersons(db, actor, q), where))
    .orderBy(desc(persons.id))
    .limit(page.limit)
    .offset(page.offset ?? 0);
}

export async function countPersons(
  db: Db,
  actor: Actor,
  q: string | PreparedSearch,
  where?: SQL,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(persons)
    .where(and(await matchingPersons(db, actor, q), where));
  return row?.total ?? 0;
}
