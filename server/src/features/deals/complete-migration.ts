import { foldText } from '@diyar/contract/rules/fold-text';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { phoneKey } from '@diyar/contract/rules/phone';
import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deals, messages, persons, projects } from '../../db/schema.ts';
import { announceUnlogged } from '../changes/index.ts';
import { refreshFigures } from '../projects/index.ts';

const BATCH = 1000;

interface Typed {
  id: number;
  name: string;
  phone: string;
}

/** One person for each phone, and one for each row without a phone: nobody has told people of one phone apart yet. */
async function addPersons(
  tx: Tx,
  table: typeof deals | typeof messages,
  batch: readonly Typed[],
): Promise<void> {
  const keys = batch.map(({ phone }) => phoneKey(phone));
  const known = await tx
    .select({
      id: sql<number>`coalesce(${persons.mergedInto}, ${persons.id})`,
      phoneKey: persons.phoneKey,
    })
    .from(persons)
    .where(inArray(persons.phoneKey, [...new Set(keys.filter((key) => key !== null))]));
  const idOf = new Map<string | null, number>(known.map(({ id, phoneKey }) => [phoneKey, id]));
  const newcomers = batch.filter((_, i) => {
    const key = keys[i] ?? null;
    return key === null || (!idOf.has(key) && keys.indexOf(key) === i);
  });
  const made =
    newcomers.length === 0
      ? []
      : await tx
          .insert(persons)
          .values(
            newcomers.map(({ name, phone }) => ({
              name,
              phone,
              phoneKey: phoneKey(phone),
              nameKey: foldText(name),
              search: peopleColumn(phone, name),
            })),
          )
          .returning({ id: persons.id, phoneKey: persons.phoneKey });
  const ofRow = new Map(newcomers.map(({ id }, i) => [id, made[i]?.id]));
  for (const { id, phoneKey } of made) if (phoneKey !== null) idOf.set(phoneKey, id);
  const pairs = batch.map(
    ({ id }, i) => sql`(${id}::int, ${ofRow.get(id) ?? idOf.get(keys[i] ?? null)}::int)`,
  );
  await tx.execute(sql`update ${table} set person_id = found.person_id
    from (values ${sql.join(pairs, sql`, `)}) as found(row_id, person_id) where ${table.id} = found.row_id`);
}

/**
 * What the migration to deals leaves to code: the persons, who are matched by rules, and the figures of projects whose
 * units were claimed in the tracker. Does nothing once it is done; of several processes that start, one does it.
 */
export const completeMigration = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('deals.complete-migration'))`);
    for (;;) {
      const batch = await tx
        .select({ id: deals.id, name: deals.name, phone: deals.phone })
        .from(deals)
        .where(and(isNull(deals.personId), or(ne(deals.name, ''), ne(deals.phone, ''))))
        .orderBy(asc(deals.id))
        .limit(BATCH);
      if (batch.length === 0) break;
      await addPersons(tx, deals, batch);
    }
    for (;;) {
      const batch = await tx
        .select({ id: messages.id, name: messages.senderName, phone: messages.phone })
        .from(messages)
        .where(and(isNull(messages.personId), isNotNull(messages.phoneKey)))
        .orderBy(asc(messages.id))
        .limit(BATCH);
      if (batch.length === 0) break;
      await addPersons(tx, messages, batch);
    }
    for (;;) {
      const batch = await tx
        .select({ id: persons.id, name: persons.name, phone: persons.phone })
        .from(persons)
        .where(eq(persons.search, ''))
        .limit(BATCH);
      if (batch.length === 0) break;
      for (const { id, name, phone } of batch)
        await tx
          .update(persons)
          .set({ search: peopleColumn(phone, name) || ' ' })
          .where(eq(persons.id, id));
    }
    const stale = await tx.select({ id: projects.id }).from(projects).where(lt(projects.availableUnits, 0));
    for (const { id } of stale) await refreshFigures(tx, id);
    if (stale.length > 0) await announceUnlogged(tx, 'projects.figures', {});
  });
