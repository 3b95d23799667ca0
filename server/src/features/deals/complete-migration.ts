import { foldText } from '@diyar/contract/rules/fold-text';
import { phoneKey } from '@diyar/contract/rules/phone';
import { and, asc, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deals, persons, projects } from '../../db/schema.ts';
import { bumpContent } from '../content/index.ts';
import { refreshFigures } from '../projects/index.ts';

const BATCH = 1000;

interface Typed {
  id: number;
  name: string;
  phone: string;
}

/** One person for each phone, and one for each deal without a phone: nobody has told people of one phone apart yet. */
async function addPersons(tx: Tx, batch: readonly Typed[]): Promise<void> {
  const keys = batch.map(({ phone }) => phoneKey(phone));
  const known = await tx
    .select({ id: persons.id, phoneKey: persons.phoneKey })
    .from(persons)
    .where(inArray(persons.phoneKey, [...new Set(keys.filter((key) => key !== null))]));
  const idOf = new Map(known.map(({ id, phoneKey }) => [phoneKey, id]));
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
            })),
          )
          .returning({ id: persons.id, phoneKey: persons.phoneKey });
  const ofDeal = new Map(newcomers.map(({ id }, i) => [id, made[i]?.id]));
  for (const { id, phoneKey } of made) if (phoneKey !== null) idOf.set(phoneKey, id);
  const pairs = batch.map(
    ({ id }, i) => sql`(${id}::int, ${ofDeal.get(id) ?? idOf.get(keys[i] ?? null)}::int)`,
  );
  await tx.execute(sql`update ${deals} set person_id = found.person_id
    from (values ${sql.join(pairs, sql`, `)}) as found(deal_id, person_id) where ${deals.id} = found.deal_id`);
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
      await addPersons(tx, batch);
    }
    const stale = await tx.select({ id: projects.id }).from(projects).where(lt(projects.availableUnits, 0));
    for (const { id } of stale) await refreshFigures(tx, id);
    if (stale.length > 0) await bumpContent(tx);
  });
