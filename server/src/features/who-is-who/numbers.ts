import type { Meeting, ReadNumber } from '@diyar/contract/place';
import type { PersonId } from '@diyar/contract/rules/ids';
import { dialDigits, phoneBeginning, phoneKey } from '@diyar/contract/rules/phone';
import { type CompanyPlace, inPlace } from '@diyar/contract/rules/place';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { refresh } from './settle.ts';

/** Every number that somebody is known by: their own, those of their records and of who was merged into them. */
const numbersOf = sql`
  select id as person, phone from persons where merged_into is null
  union select merged_into, phone from persons where merged_into is not null
  union select person_id, phone from deals
  union select person_id, phone from messages
  union select person_id, phone from quotes
  union select person_id, phone from leads`;

type Known = { id: PersonId; name: string; phone: string };

const readNumbers = async (db: Db | Tx): Promise<Known[]> => {
  const { rows } = await db.execute<Known>(sql`
    select persons.id, persons.name, known.phone from (${numbersOf}) known
    join persons on persons.id = known.person and persons.merged_into is null
    where known.phone <> '' order by persons.id, known.phone`);
  return rows;
};

const isDefined = (key: string | null): key is string => key !== null;

/** By person, the keys of their numbers. */
const keysIn = (place: CompanyPlace, known: readonly Known[]): Map<PersonId, Set<string>> =>
  inPlace(
    place,
    () =>
      new Map(
        [...Map.groupBy(known, ({ id }) => id)].map(([id, own]) => [
          id,
          new Set(own.map(({ phone }) => phoneKey(phone)).filter(isDefined)),
        ]),
      ),
  );

/** Who is on one number then, of whom some are not on any together now. */
function meetingsOf(known: readonly Known[], from: CompanyPlace, to: CompanyPlace): Meeting[] {
  const before = keysIn(from, known);
  const isNew = (one: PersonId, other: PersonId) =>
    ![...(before.get(one) ?? [])].some((key) => before.get(other)?.has(key));
  const onOne = inPlace(to, () => Map.groupBy(known, ({ phone }) => phoneKey(phone) ?? ''));
  return [...onOne].flatMap(([key, all]) => {
    const persons = [...new Map(all.map(({ id, name }) => [id, { id, name }])).values()];
    const meet =
      key !== '' && persons.some(({ id }, i) => persons.slice(i + 1).some((one) => isNew(id, one.id)));
    return meet ? [{ phone: all[0]?.phone ?? '', persons }] : [];
  });
}

const dialled = (place: CompanyPlace, phone: string) => inPlace(place, () => `+${dialDigits(phone) ?? ''}`);

/** What a change of the country does to the numbers of persons: which are dialled otherwise, and who meets. */
export async function previewNumbers(
  db: Db | Tx,
  from: CompanyPlace,
  to: CompanyPlace,
): Promise<{ numbers: number; changed: ReadNumber[]; meetings: Meeting[] }> {
  const known = await readNumbers(db);
  const changed = known.flatMap(({ id, name, phone }) => {
    const [before, after] = [dialled(from, phone), dialled(to, phone)];
    return before === after ? [] : [{ personId: id, name, phone, before, after }];
  });
  return { numbers: known.length, changed, meetings: meetingsOf(known, from, to) };
}

type Moved = { phone: string; old: string; now: string; key: string | null };

/** The typed numbers whose key is another one in the other place. */
async function movedNumbers(tx: Tx, from: CompanyPlace, to: CompanyPlace): Promise<Moved[]> {
  const { rows } = await tx.execute<{ phone: string }>(sql`
    select phone from persons union select phone from deals union select phone from messages
    union select phone from quotes union select phone from leads`);
  const begins = (place: CompanyPlace, phone: string) => inPlace(place, () => phoneBeginning(phone));
  return rows.flatMap(({ phone }) => {
    const [old, now] = [begins(from, phone), begins(to, phone)];
    if (old === now || old === null || now === null) return [];
    return [{ phone, old, now, key: inPlace(to, () => phoneKey(phone)) }];
  });
}

/** The key is a word of the column (rules/person-search.ts). */
const withKey = (column: SQL) =>
  sql`array_to_string(array_replace(string_to_array(${column}, ' '), moved.old, moved.now), ' ')`;

/**
 * The keys of all numbers, as another place reads them; what was typed stays. Whoever would write one meanwhile waits
 * (person.ts), because the row of the company is locked.
 */
export async function remakeKeys(tx: Tx, from: CompanyPlace, to: CompanyPlace): Promise<void> {
  const all = await movedNumbers(tx, from, to);
  if (all.length === 0) return;
  const moved = sql`jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as moved(phone text, old text, now text, key text)`;
  await tx.execute(
    sql`update persons set phone_key = moved.key from ${moved} where persons.phone = moved.phone`,
  );
  await tx.execute(sql`update messages set phone_key = moved.key, search = ${withKey(sql`messages.search`)}
    from ${moved} where messages.phone = moved.phone`);
  await tx.execute(sql`update deals set search = ${withKey(sql`deals.search`)},
    buyer_search = ${withKey(sql`deals.buyer_search`)} from ${moved} where deals.phone = moved.phone`);
  await tx.execute(sql`update quotes set search = ${withKey(sql`quotes.search`)}
    from ${moved} where quotes.phone = moved.phone`);
  await tx.execute(sql`update leads set search = ${withKey(sql`leads.search`)}
    from ${moved} where leads.phone = moved.phone`);
  const { rows } = await tx.execute<{ person: PersonId }>(sql`
    select distinct person from (${numbersOf} union select id, phone from persons) known
    join ${moved} on moved.phone = known.phone where person is not null`);
  if (rows.length > 0)
    await refresh(
      tx,
      rows.map(({ person }) => person),
      to,
    );
}
