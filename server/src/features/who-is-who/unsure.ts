import type { PersonId } from '@diyar/contract/rules/ids';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

const SHOWN = 20;

export interface Unsure {
  /** Living persons on one phone that nobody has told apart or joined: one person, or a family. */
  pairs: { one: PersonId; other: PersonId }[];
  morePairs: number;
  /** Deals with a name, and messages with a phone, that are nobody's. */
  nobodys: number;
}

/** What the rules cannot decide by themselves. */
export async function readUnsure(db: Db): Promise<Unsure> {
  const { rows } = await db.execute<{ one: PersonId; other: PersonId; total: number }>(sql`
    with numbers as (
      select person.id, key from persons person, unnest(person.phone_keys) as key where person.merged_into is null
    ), pairs as (
      select distinct a.id as one, b.id as other from numbers a join numbers b on b.key = a.key and b.id > a.id
      where not exists (select 1 from distinct_persons apart where apart.person_id = a.id and apart.other_id = b.id)
    )
    select one, other, count(*) over ()::int as total from pairs order by one, other limit ${SHOWN}`);
  const { rows: lost } = await db.execute<{ total: number }>(sql`
    select ((select count(*) from deals where name <> '' and person_id is null and deleted_at is null)
      + (select count(*) from messages where phone_key is not null and person_id is null and deleted_at is null))::int
      as total`);
  return {
    pairs: rows.map(({ one, other }) => ({ one, other })),
    morePairs: Math.max(0, (rows[0]?.total ?? 0) - rows.length),
    nobodys: lost[0]?.total ?? 0,
  };
}
