import { foldText } from '@diyar/contract/rules/fold-text';
import type { PersonId } from '@diyar/contract/rules/ids';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { phoneKey } from '@diyar/contract/rules/phone';
import { companyPlace } from '@diyar/contract/rules/place';
import { and, arrayContains, arrayOverlaps, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { persons } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

export interface Typed {
  name: string;
  phone: string;
}

type PersonRow = typeof persons.$inferSelect;

const nameKeysOf = ({ nameKey, nameKeys }: PersonRow) => nameKeys ?? [nameKey];
const phoneKeysOf = ({ phoneKey, phoneKeys }: PersonRow) =>
  phoneKeys ?? (phoneKey === null ? [] : [phoneKey]);

/**
 * Those who are known by a number, as long as they are persons of their own: somebody who was merged is who they were
 * merged into. Nobody removes them until the transaction ends.
 */
async function livingOn(tx: Tx, key: string): Promise<PersonRow[]> {
  const found = await tx
    .select({ id: sql<PersonId>`coalesce(${persons.mergedInto}, ${persons.id})` })
    .from(persons)
    // the own number beside the list of all: rows of older versions have no list
    .where(or(eq(persons.phoneKey, key), arrayContains(persons.phoneKeys, [key])));
  if (found.length === 0) return [];
  return tx
    .select()
    .from(persons)
    .where(
      and(
        inArray(
          persons.id,
          found.map(({ id }) => id),
        ),
        isNull(persons.mergedInto),
      ),
    )
    .orderBy(asc(persons.id))
    .for('key share');
}

/** One on the phone is meant, however they are called; of several the one of that name. */
function chosen(living: readonly PersonRow[], nameKey: string): PersonRow | undefined {
  if (living.length === 1) return living[0];
  return (
    living.find((person) => person.nameKey === nameKey) ??
    living.find((person) => nameKeysOf(person).includes(nameKey))
  );
}

/** Whoever is meant by a name and a phone, if anybody is; without a phone nobody. */
export async function findPerson(tx: Tx, { name, phone }: Typed): Promise<PersonRow | undefined> {
  const key = phoneKey(phone);
  return key === null ? undefined : chosen(await livingOn(tx, key), foldText(name));
}

/** Who is meant by each name and phone of a list, read once; without a phone somebody of that name who has none either. */
export async function readKnown(db: Db | Tx, typed: readonly Typed[]) {
  const keys = [...new Set(typed.flatMap(({ phone }) => phoneKey(phone) ?? []))];
  const names = [...new Set(typed.flatMap(({ name, phone }) => (phoneKey(phone) ? [] : foldText(name))))];
  const rows =
    typed.length === 0
      ? []
      : await db
          .select()
          .from(persons)
          .where(
            and(
              isNull(persons.mergedInto),
              or(
                inArray(persons.phoneKey, keys),
                keys.length > 0 ? arrayOverlaps(persons.phoneKeys, keys) : undefined,
                and(isNull(persons.phoneKey), inArray(persons.nameKey, names)),
              ),
            ),
          )
          .orderBy(asc(persons.id));
  const onPhone = new Map<string, PersonRow[]>();
  for (const person of rows)
    for (const key of phoneKeysOf(person)) onPhone.set(key, [...(onPhone.get(key) ?? []), person]);
  const withoutPhone = rows.filter((person) => phoneKeysOf(person).length === 0);
  return ({ name, phone }: Typed): { id: PersonId; name: string; knowsName: boolean } | null => {
    const [key, nameKey] = [phoneKey(phone), foldText(name)];
    const person =
      key === null
        ? withoutPhone.find((one) => one.nameKey === nameKey)
        : chosen(onPhone.get(key) ?? [], nameKey);
    return person
      ? { id: person.id, name: person.name, knowsName: nameKeysOf(person).includes(nameKey) }
      : null;
  };
}

/** From now on they are known by this name and this number as well. */
async function learn(tx: Tx, person: PersonRow, { name, phone }: Typed): Promise<PersonId> {
  const [key, nameKey] = [phoneKey(phone), foldText(name)];
  const [nameKeys, phoneKeys] = [nameKeysOf(person), phoneKeysOf(person)];
  const isNewName = nameKey !== '' && !nameKeys.includes(nameKey);
  const isNewPhone = key !== null && !phoneKeys.includes(key);
  if (!isNewName && !isNewPhone) return person.id;
  await tx
    .update(persons)
    .set({
      nameKeys: isNewName ? [...nameKeys, nameKey] : nameKeys,
      phoneKeys: isNewPhone ? [...phoneKeys, key] : phoneKeys,
      search: `${person.search} ${peopleColumn(phone, name)}`,
      // whoever had none is called so, and has that number
      ...(person.name === '' && { name, nameKey }),
      ...(isNewPhone && person.phoneKey === null && { phone, phoneKey: key }),
    })
    .where(eq(persons.id, person.id));
  return person.id;
}

/**
 * Nobody else looks for this number until the transaction ends: two calls about a new one make one person. Nor is the
 * country changed that numbers are read in. Another process may have changed it just before: then this one does not
 * know yet how to read, and whoever asked asks again.
 */
export async function holdPhone(tx: Tx, phone: string): Promise<void> {
  const key = phoneKey(phone);
  if (key === null) return;
  const { rows } = await tx.execute<{ country: string }>(sql`
    with home as materialized (select home_country from company for key share)
    select home_country as country, pg_advisory_xact_lock(hashtext(${`person ${key}`})) from home`);
  if (rows[0] && rows[0].country !== companyPlace().country)
    throw new AppError('overloaded', { retryAfterSeconds: 1 });
}

/** What somebody new is stored with. */
export function personColumns({ name, phone }: Typed) {
  const [key, nameKey] = [phoneKey(phone), foldText(name)];
  return {
    ...{ name, phone, phoneKey: key, nameKey, search: peopleColumn(phone, name) },
    ...{ nameKeys: [nameKey], phoneKeys: key === null ? [] : [key] },
  };
}

export async function makePerson(tx: Tx, typed: Typed): Promise<PersonId> {
  const [made] = await tx.insert(persons).values(personColumns(typed)).returning({ id: persons.id });
  if (!made) throw new Error('insert returned nothing');
  return made.id;
}

/** A person of their own: somebody who was merged is who they were merged into. */
async function livingPerson(tx: Tx, id: PersonId): Promise<PersonRow> {
  const [person] = await tx.select().from(persons).where(eq(persons.id, id)).for('key share');
  if (!person) throw new AppError('notFound');
  return person.mergedInto === null ? person : livingPerson(tx, person.mergedInto);
}

/**
 * The person of a new record, made where there is none: found by the phone; without one a person of their own. Null
 * where nobody was named.
 */
export async function personOf(tx: Tx, typed: Typed): Promise<PersonId | null> {
  if (typed.name === '' && typed.phone === '') return null;
  await holdPhone(tx, typed.phone);
  const known = await findPerson(tx, typed);
  return known ? learn(tx, known, typed) : makePerson(tx, typed);
}

/** The person of a new record that was made for somebody who is known. */
export async function knownPerson(tx: Tx, id: PersonId, typed: Typed): Promise<PersonId> {
  await holdPhone(tx, typed.phone);
  return learn(tx, await livingPerson(tx, id), typed);
}

/** Whether name or number are still those of the record: then it is the same person, spelled or reached otherwise. */
const isKept = (before: Typed, after: Typed) =>
  foldText(before.name) === foldText(after.name) || phoneKey(before.phone) === phoneKey(after.phone);

/** Somebody without a number gets one that is known under the same name: then the two are one. */
export async function sameOnPhone(tx: Tx, { name, phone }: Typed): Promise<PersonRow | undefined> {
  const [key, nameKey] = [phoneKey(phone), foldText(name)];
  if (key === null || nameKey === '') return undefined;
  const living = await livingOn(tx, key);
  return (
    living.find((person) => person.nameKey === nameKey) ??
    living.find((person) => nameKeysOf(person).includes(nameKey))
  );
}

/**
 * The person of a record whose name or phone was typed again, and whether it is still the same one: spelled otherwise,
 * reached otherwise, or found by a number that came later.
 */
export async function personOfEdited(
  tx: Tx,
  record: Typed & { personId: PersonId | null },
  typed: Typed,
): Promise<{ personId: PersonId | null; isSame: boolean }> {
  const { personId } = record;
  if (personId === null || (typed.name === '' && typed.phone === '') || !isKept(record, typed))
    return { personId: await personOf(tx, typed), isSame: false };
  await holdPhone(tx, typed.phone);
  const there = phoneKey(record.phone) === null ? await sameOnPhone(tx, typed) : undefined;
  return {
    personId: there ? await learn(tx, there, typed) : await knownPerson(tx, personId, typed),
    isSame: true,
  };
}

/**
 * Whether somebody who comes for a record is the one it was made for: found by the phone; where one of both has no
 * phone, by the name.
 */
export async function isPersonOf(
  tx: Tx,
  record: Typed & { personId: PersonId | null },
  typed: Typed,
): Promise<boolean> {
  if (record.personId === null) return false;
  const found = await findPerson(tx, typed);
  if (found?.id === record.personId) return true;
  const isTold = phoneKey(record.phone) !== null && phoneKey(typed.phone) !== null;
  return !isTold && typed.name !== '' && foldText(record.name) === foldText(typed.name);
}
