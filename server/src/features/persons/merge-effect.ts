import type { MergeEffect } from '@diyar/contract/persons';
import { type PersonId, personId } from '@diyar/contract/rules/ids';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { persons } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { readMerges } from '../who-is-who/index.ts';
import { changesOf } from './merge.ts';

const KINDS = { message: 'messages', lead: 'leads', quote: 'quotes', deal: 'deals' } as const;
type Kind = keyof typeof KINDS;

/** Which of these rows the person has now. */
async function stillThere(db: Db, kind: Kind, ids: readonly number[], living: PersonId): Promise<number> {
  if (ids.length === 0) return 0;
  const listed = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count
    from ${sql.raw(KINDS[kind])} where id in (${listed}) and person_id = ${living}`);
  return rows[0]?.count ?? 0;
}

/** What came to the living one after the merge: it stays there. */
async function cameSince(db: Db, living: PersonId, at: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select (
    (select count(*) from messages where person_id = ${living} and created_at > ${at} and deleted_at is null)
    + (select count(*) from quotes where person_id = ${living} and created_at > ${at})
    + (select count(*) from deals where person_id = ${living} and created_at > ${at} and deleted_at is null)
    + (select count(*) from lead_entries said join leads on leads.id = said.lead_id
        where leads.person_id = ${living} and said.created_at > ${at}))::int as count`);
  return rows[0]?.count ?? 0;
}

/** Before two are parted: what goes back to whom, and how much stays. */
export async function readMergeEffect(db: Db, batch: string): Promise<MergeEffect> {
  const rows = await changesOf(db, batch);
  const merged = rows.find(({ entity, action }) => entity === 'person' && action === 'merged');
  const [other] = merged
    ? await db
        .select()
        .from(persons)
        .where(eq(persons.id, personId(merged.entityId ?? 0)))
    : [];
  if (!other || other.mergedInto === null) throw new AppError('notFound');
  const living = other.mergedInto;
  const merge = (await readMerges(db, living)).find((one) => one.batch === batch);
  if (!merge) throw new AppError('notFound');
  const moved = (kind: Kind) =>
    rows.flatMap(({ entity, field, entityId }) =>
      entity === kind && field === 'personId' && entityId !== null ? [entityId] : [],
    );
  const back = async (kind: Kind) => stillThere(db, kind, moved(kind), living);
  const [messages, leads, quotes, deals, stays] = await Promise.all([
    back('message'),
    back('lead'),
    back('quote'),
    back('deal'),
    cameSince(db, living, merge.at),
  ]);
  return { ...merge, back: { messages, leads, quotes, deals }, stays };
}
