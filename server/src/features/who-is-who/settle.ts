import { foldText } from '@diyar/contract/rules/fold-text';
import type { PersonId } from '@diyar/contract/rules/ids';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { phoneKey } from '@diyar/contract/rules/phone';
import { type CompanyPlace, companyPlace, inPlace } from '@diyar/contract/rules/place';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { atEnd } from '../../db/at-end.ts';
import type { Db, Tx } from '../../db/client.ts';
import { persons } from '../../db/schema.ts';
import type { Typed } from './person.ts';

const anyOf = (ids: readonly PersonId[]): SQL => sql`any(${sql.param(`{${ids.join()}}`)}::int[])`;

/** Everything that was typed for these persons and for those who were merged into them. */
async function typedFor(tx: Tx, ids: readonly PersonId[]): Promise<Map<PersonId, Typed[]>> {
  const { rows } = await tx.execute<{ id: PersonId; name: string; phone: string }>(sql`
    select distinct id, name, phone from (
      select person_id as id, name, phone from deals
      union all select person_id, sender_name, phone from messages
      union all select person_id, name, phone from quotes
      union all select person_id, name, phone from leads
      union all select coalesce(listed.merged_into, listed.id), said.name, said.phone
        from listed_persons said join persons listed on listed.id = said.person_id
      union all select coalesce(buyer.merged_into, buyer.id), party.name, party.phone
        from deal_parties party join persons buyer on buyer.id = party.person_id
      union all select merged_into, name, phone from persons
    ) typed where id = ${anyOf(ids)} order by id, name, phone`);
  return Map.groupBy(rows, ({ id }) => id);
}

/** What each is known by and found by, from what was typed for them. */
export async function refresh(
  tx: Tx,
  ids: readonly PersonId[],
  place: CompanyPlace = companyPlace(),
): Promise<void> {
  const typed = await typedFor(tx, ids);
  const rows = await tx
    .select({ id: persons.id, name: persons.name, phone: persons.phone })
    .from(persons)
    .where(inArray(persons.id, [...ids]))
    .orderBy(asc(persons.id));
  for (const person of rows) {
    const all = [person, ...(typed.get(person.id) ?? [])];
    const known = inPlace(place, () => ({
      nameKeys: [...new Set(all.map(({ name }) => foldText(name)))],
      phoneKeys: [...new Set(all.flatMap(({ phone }) => phoneKey(phone) ?? []))],
      search: [...new Set(all.map(({ name, phone }) => peopleColumn(phone, name)))].join(' ') || ' ',
    }));
    await tx.update(persons).set(known).where(eq(persons.id, person.id));
  }
}

/** Of the outer query: nothing belongs to them. */
const noRecords = sql`"persons"."merged_into" is null
  and not exists (select from deals own where own.person_id = "persons"."id")
  and not exists (select from messages own where own.person_id = "persons"."id")
  and not exists (select from leads own where own.person_id = "persons"."id")
  and not exists (select from quotes own where own.person_id = "persons"."id")
  and not exists (select from deal_parties own where own.person_id = "persons"."id")`;

/** Nor was anybody merged into them, no list says anything of them, and no paper of a deal that went through their hands. */
const hasNothing = and(
  noRecords,
  sql`not exists (select from listed_persons own where own.person_id = "persons"."id")`,
  sql`not exists (select from transfers own where own.from_person_id = "persons"."id")`,
  sql`not exists (select from transfers own where own.to_person_id = "persons"."id")`,
  sql`not exists (select from persons own where own.merged_into = "persons"."id")`,
);

export async function hasNoRecords(tx: Tx, id: PersonId): Promise<boolean> {
  const [found] = await tx
    .select({ id: persons.id })
    .from(persons)
    .where(and(eq(persons.id, id), noRecords));
  return found !== undefined;
}

/**
 * When the transaction has written what it writes: these persons are known by what is left to them, and whoever has
 * nothing left is nobody.
 */
export function settlePersons(tx: Tx, ids: readonly (PersonId | null)[]): void {
  const concerned = [...new Set(ids.filter((id) => id !== null))];
  atEnd(tx, async () => {
    await tx.delete(persons).where(and(inArray(persons.id, concerned), hasNothing));
    await refresh(tx, concerned);
  });
}

const BATCH = 500;

/** Persons of older versions get what they are known by. */
export async function fillKeys(db: Db): Promise<void> {
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: persons.id })
        .from(persons)
        .where(isNull(persons.phoneKeys))
        .orderBy(asc(persons.id))
        .limit(BATCH)
        .for('update');
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await refresh(tx, ids);
      return ids.length < BATCH;
    });
    if (done) return;
  }
}

/** Whoever lost their last record in a way that nobody saw: a message that left the trash, say. */
export async function sweepPersons(db: Db): Promise<number> {
  const nobody = db
    .select({ id: persons.id })
    .from(persons)
    .where(hasNothing)
    .orderBy(asc(persons.id))
    .for('update', { skipLocked: true });
  const gone = await db.delete(persons).where(inArray(persons.id, nobody)).returning({ id: persons.id });
  return gone.length;
}
