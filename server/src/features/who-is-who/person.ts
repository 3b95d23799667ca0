import { foldText } from '@diyar/contract/rules/fold-text';
import type { PersonId } from '@diyar/contract/rules/ids';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { phoneKey } from '@diyar/contract/rules/phone';
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { persons } from '../../db/schema.ts';

/**
 * The phone finds a person, however the name is spelled; where several share the phone, the folded name decides.
 * Somebody who turned out to be another person is that person.
 */
export async function findPerson(
  tx: Tx,
  { name, phone }: { name: string; phone: string },
): Promise<PersonId | null> {
  const key = phoneKey(phone);
  if (key === null) return null;
  const found = await tx.select().from(persons).where(eq(persons.phoneKey, key)).orderBy(asc(persons.id));
  const known = found.length === 1 ? found[0] : found.find((person) => person.nameKey === foldText(name));
  return known ? (known.mergedInto ?? known.id) : null;
}

/** The person behind a typed name and phone, made where there is none; null where neither was typed. */
export async function personOf(
  tx: Tx,
  { name, phone }: { name: string; phone: string },
): Promise<PersonId | null> {
  if (name === '' && phone === '') return null;
  const [key, nameKey] = [phoneKey(phone), foldText(name)];
  if (key !== null) {
    // two calls about a new phone at once make one person
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`person ${key}`}))`);
    const known = await findPerson(tx, { name, phone });
    if (known !== null) return known;
  }
  const [made] = await tx
    .insert(persons)
    .values({ name, phone, phoneKey: key, nameKey, search: peopleColumn(phone, name) })
    .returning({ id: persons.id });
  if (!made) throw new Error('insert returned nothing');
  return made.id;
}
