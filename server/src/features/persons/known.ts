import type { KnownPersons } from '@diyar/contract/persons';
import { phoneKey } from '@diyar/contract/rules/phone';
import { and, arrayContains, eq, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { persons } from '../../db/schema.ts';
import { visiblePersons } from '../who-is-who/index.ts';
import { choosePersons } from './choose.ts';

const KNOWN_SHOWN = 5;

/** Whoever is bound knows a number by what was typed in their buildings, and the person by the name there. */
async function typedThere(db: Db, actor: Actor, phone: string, key: string) {
  const found = await choosePersons(db, actor, phone, { limit: 20 });
  return found.filter((one) => phoneKey(one.phone) === key);
}

/** Who is on a number, told while it is typed; with fewer than seven digits nobody. */
export async function knownPersons(db: Db, actor: Actor, phone: string): Promise<KnownPersons> {
  const key = phoneKey(phone);
  if (key === null) return { items: [] };
  const typed = actor.isBound ? await typedThere(db, actor, phone, key) : null;
  const rows = await db
    .select({
      ...{ id: persons.id, name: persons.name, phone: persons.phone, createdAt: persons.createdAt },
      isBuyer: sql<boolean>`exists (select from deals own where own.person_id = "persons"."id"
        and own.deleted_at is null and own.stage in ('reserved', 'sold'))`,
    })
    .from(persons)
    .where(
      and(
        visiblePersons(db, actor),
        typed === null
          ? or(eq(persons.phoneKey, key), arrayContains(persons.phoneKeys, [key]))
          : inArray(persons.id, [0 as never, ...typed.map(({ id }) => id)]),
      ),
    )
    .orderBy(persons.id)
    .limit(KNOWN_SHOWN);
  return {
    items: rows.map(({ createdAt, ...row }) => ({
      ...row,
      // what somebody is elsewhere is not for those who are bound
      ...(typed && { isBuyer: false, ...typed.find(({ id }) => id === row.id) }),
      since: createdAt.toISOString(),
    })),
  };
}
