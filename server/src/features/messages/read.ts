import { EARLIER_COUNT_MAX } from '@diyar/contract/limits';
import type { Message } from '@diyar/contract/messages';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { messages, projects, units } from '../../db/schema.ts';
import { isLive, liveProjectOf } from '../units/index.ts';
import { messageColumns, presentMessage } from './present.ts';

/** Older messages under the same number; bounded, for a number can have written any number of them. */
const earlier = sql<number>`(select count(*)::int from (
  select 1 from ${messages} as older
  where older.phone_key = ${messages.phoneKey} and older.deleted_at is null
    and (older.created_at, older.id) < (${messages.createdAt}, ${messages.id})
  limit ${EARLIER_COUNT_MAX}) as counted)`;

export interface Slice {
  limit: number;
  offset?: number;
  /** From the oldest up; the answer is newest first all the same. */
  fromOldest?: boolean;
  /** False: `earlier` is 0 and costs nothing, for who does not show it. */
  countEarlier?: boolean;
}

/**
 * Newest first. Which messages they are is decided on the index alone; only those are read, with what they point
 * to. So a page deep in the inbox does not read all the messages before it.
 */
export async function readMessages(
  db: Db | Tx,
  where: SQL | undefined,
  { limit, offset = 0, fromOldest = false, countEarlier = true }: Slice,
): Promise<Message[]> {
  const order = fromOldest ? asc : desc;
  const chosen = db
    .select({ id: messages.id })
    .from(messages)
    .where(where)
    .orderBy(order(messages.createdAt), order(messages.id))
    .limit(limit)
    .offset(offset)
    .as('chosen');
  const rows = await db
    .select({ ...messageColumns, earlier: countEarlier ? earlier : sql<number>`0` })
    .from(chosen)
    .innerJoin(messages, eq(messages.id, chosen.id))
    .leftJoin(units, and(eq(units.id, messages.unitId), isLive))
    .leftJoin(projects, liveProjectOf(messages.projectId))
    .orderBy(desc(messages.createdAt), desc(messages.id));
  return rows.map(presentMessage);
}
