import type { PersonDeal, PersonFilter, PersonList, PersonsQuery } from '@diyar/contract/persons';
import { homesFirst, OPEN_STAGES } from '@diyar/contract/rules/deals';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, exists, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, persons } from '../../db/schema.ts';
import { companyDay, dealFigures, inTotals } from '../ledger/index.ts';
import { visibleDeals } from '../who-is-who/index.ts';
import { choosePersons, countPersons } from './choose.ts';
import { isVisibleTo, presentDeal, readDeals, rolesOf, sumOwed } from './deals.ts';

/** The deals of a person of the outer query that the user may see. */
const dealsOfPerson = (db: Db, actor: Actor, where: SQL | undefined): SQL =>
  and(
    sql`${deals.personId} = "persons"."id"`,
    isNull(deals.deletedAt),
    visibleDeals(db, actor),
    where,
  ) as SQL;

// spelled out, because Drizzle leaves out the tables' names where a query reads from one
const hasOpenLead = sql<boolean>`exists (select from leads lead where lead.person_id = "persons"."id"
  and lead.deleted_at is null and lead.stage not in ('won', 'lost'))`;

const FILTERS: Record<PersonFilter, (db: Db, actor: Actor) => SQL> = {
  buyer: (db, actor) =>
    exists(
      db
        .select({ id: deals.id })
        .from(deals)
        .where(dealsOfPerson(db, actor, inArray(deals.stage, ['reserved', 'sold']))),
    ),
  // whoever sees no leads finds nobody by them
  lead: (_db, actor) => (!actor.isBound && mayEnter(actor, 'leads') ? hasOpenLead : sql`false`),
  owing: (db, actor) => {
    if (!mayEnter(actor, 'money')) return sql`false`;
    const theirs = dealsOfPerson(db, actor, and(inTotals, ne(deals.stage, 'cancelled')));
    return sql`exists (${dealFigures(theirs, companyDay())} select from figures where outstanding > 0)`;
  },
};

/** Of messages, answers, notes and calls. */
const lastContact = sql<string | Date | null>`(select max(contact.at) from (
  select greatest(message.created_at, message.answered_at) as at from messages message
    where message.person_id = "persons"."id" and message.deleted_at is null
  union all
  select entry.at from lead_entries entry join leads lead on lead.id = entry.lead_id
    where lead.person_id = "persons"."id" and lead.deleted_at is null
) contact)`;

const written = sql<number>`(select count(*)::int from messages message
  where message.person_id = "persons"."id" and message.deleted_at is null)`;

type Row = PersonList['items'][number];

/** Of all deals that hold something. */
function unitsIn(shown: readonly PersonDeal[]): Row['units'] {
  const held = shown
    .filter(({ stage }) => OPEN_STAGES.some((open) => open === stage))
    .flatMap(({ units, building, title }) => {
      const { nameEn, nameAr } = building ?? { nameEn: '', nameAr: '' };
      const named = building ? units : [{ label: title, kind: 'apartment' as const }];
      return named.map(({ label, kind }) => ({ label, kind, nameEn, nameAr }));
    });
  return homesFirst(held)
    .filter(({ label }) => label !== '')
    .map(({ kind: _, ...unit }) => unit);
}

/** Newest first, with what each is to the company as far as the user may see. */
export async function listPersons(
  db: Db,
  actor: Actor,
  { q, page, size, is }: PersonsQuery,
): Promise<PersonList> {
  const where = is ? FILTERS[is](db, actor) : undefined;
  // whoever is bound to buildings knows people by the deals in those
  const [seesMessages, seesLeads] = (['messages', 'leads'] as const).map(
    (area) => !actor.isBound && mayEnter(actor, area),
  );
  const seesMoney = mayEnter(actor, 'money');
  const [chosen, total] = await Promise.all([
    choosePersons(db, actor, q, { limit: size, offset: (page - 1) * size }, where),
    countPersons(db, actor, q, where),
  ]);
  const ids = chosen.map(({ id }) => id);
  const contacts = await db
    .select({
      id: persons.id,
      messages: seesMessages ? written : sql<number>`0`,
      hasLead: seesLeads ? hasOpenLead : sql<boolean>`false`,
      lastContactAt: seesLeads ? lastContact : sql<null>`null`,
    })
    .from(persons)
    .where(inArray(persons.id, [...ids]));
  const contactOf = new Map(contacts.map((contact) => [contact.id, contact]));
  const all = ids.length === 0 ? [] : (await readDeals(db, ids)).filter(isVisibleTo(actor));
  const byPerson = Map.groupBy(all, ({ deal }) => deal.personId);
  const items = chosen.map((person): Row => {
    const { messages = 0, hasLead = false, lastContactAt = null } = contactOf.get(person.id) ?? {};
    const shown = (byPerson.get(person.id) ?? []).map((parts) => presentDeal(parts, seesMoney));
    return {
      ...person,
      messages,
      deals: shown.length,
      roles: rolesOf(shown, hasLead),
      units: unitsIn(shown),
      owes: seesMoney ? sumOwed(shown) : null,
      lastContactAt: lastContactAt === null ? null : new Date(lastContactAt).toISOString(),
    };
  });
  return { items, total, page, size };
}
