import { TRASH_TTL_MS } from '@diyar/contract/limits';
import type { OtherPerson, PersonMerge } from '@diyar/contract/persons';
import type { PersonId } from '@diyar/contract/rules/ids';
import { and, arrayOverlaps, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { changes, leads, persons } from '../../db/schema.ts';
import { changedBy } from '../../db/user-names.ts';

const OTHERS_SHOWN = 5;

type PersonRow = typeof persons.$inferSelect;

/** A name of one word is too common to mean anything. */
const isTelling = (nameKey: string) => nameKey.includes(' ');

const countOf = (table: 'leads' | 'deals') => sql<number>`(select count(*)::int from ${sql.raw(table)} own
  where own.person_id = "persons"."id" and own.deleted_at is null)`;

/** Others with the same number, the same address, or the same name: they may be the same, or a family. */
export async function readOthers(
  db: Db,
  person: PersonRow,
  emails: readonly string[],
): Promise<OtherPerson[]> {
  const keys = person.phoneKeys ?? (person.phoneKey === null ? [] : [person.phoneKey]);
  const samePhone = keys.length === 0 ? sql`false` : arrayOverlaps(persons.phoneKeys, keys);
  const known = emails.filter((email) => email !== '');
  const sameEmail: SQL =
    known.length === 0
      ? sql`false`
      : inArray(
          persons.id,
          db
            .select({ id: leads.personId })
            .from(leads)
            .where(and(inArray(leads.email, known), isNull(leads.deletedAt))),
        );
  const sameName = isTelling(person.nameKey) ? eq(persons.nameKey, person.nameKey) : sql`false`;
  const rows = await db
    .select({
      id: persons.id,
      name: persons.name,
      phone: persons.phone,
      samePhone: sql<boolean>`${samePhone}`,
      sameEmail: sql<boolean>`${sameEmail}`,
      leads: countOf('leads'),
      deals: countOf('deals'),
      isApart:
        sql<boolean>`exists (select from distinct_persons apart where apart.person_id = least("persons"."id", ${person.id}::int)
        and apart.other_id = greatest("persons"."id", ${person.id}::int))`.as('is_apart'),
      createdAt: persons.createdAt,
    })
    .from(persons)
    .where(and(or(samePhone, sameEmail, sameName), ne(persons.id, person.id), isNull(persons.mergedInto)))
    .orderBy(sql`is_apart`, desc(persons.id))
    .limit(OTHERS_SHOWN);
  return rows.map(({ samePhone: phone, sameEmail: email, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    reason: phone ? 'phone' : email ? 'email' : 'name',
  }));
}

/** Persons that were joined to this one and can still be parted. */
export async function readMerges(db: Db, personId: PersonId): Promise<PersonMerge[]> {
  const rows = await db
    .select({
      batch: changes.batch,
      personId: persons.id,
      name: persons.name,
      phone: persons.phone,
      at: changes.at,
      by: changedBy,
    })
    .from(persons)
    .innerJoin(
      changes,
      and(
        eq(changes.entity, 'person'),
        eq(changes.entityId, persons.id),
        eq(changes.action, 'merged'),
        eq(changes.field, 'mergedInto'),
        gt(changes.at, new Date(Date.now() - TRASH_TTL_MS)),
      ),
    )
    // of several the last: the others were taken back
    .where(
      and(
        eq(persons.mergedInto, personId),
        sql`${changes.id} = (select max(again.id) from changes again where again.entity = 'person'
          and again.entity_id = ${persons.id} and again.action = 'merged' and again.field = 'mergedInto')`,
      ),
    )
    .orderBy(desc(changes.id));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
