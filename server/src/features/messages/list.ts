import { EARLIER_SHOWN, SEARCH_COUNT_AHEAD } from '@diyar/contract/limits';
import type { MessageDetail, MessageFilters, MessageList, MessagesQuery } from '@diyar/contract/messages';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { messageCounts, messages } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { ofTheirs } from '../building-access/index.ts';
import { live, matching } from './filters.ts';
import { readMessages, type Slice } from './read.ts';

/** How many messages a tab and phone filter hold, from the four counters the triggers keep. */
export async function countMessages(db: Db) {
  const rows = await db.select().from(messageCounts);
  const sum = ({ tab, phone }: Pick<MessageFilters, 'tab' | 'phone'>) =>
    rows
      .filter(({ isRead }) => tab === 'all' || isRead === (tab === 'read'))
      .filter(({ hasPhone }) => phone === 'any' || hasPhone === (phone === 'has'))
      .reduce((total, { count }) => total + count, 0);
  return { sum, unread: sum({ tab: 'unread', phone: 'any' }) };
}

async function countFound(db: Db, where: SQL | undefined, max: number): Promise<number> {
  const [row] = await db.select({ total: countUpTo(messages, where, max) }).from(sql`(values (1)) as one`);
  return row?.total ?? 0;
}

/** The far half of a list is reached from its end: no page is further than half the inbox away. */
function sliceOf({ page, size }: MessagesQuery, total: number): Slice | null {
  const offset = (page - 1) * size;
  if (offset >= total) return null;
  if (offset <= total / 2) return { limit: size, offset };
  const limit = Math.min(size, total - offset);
  return { limit, offset: total - offset - limit, fromOldest: true };
}

/** Reading and counting go on at once; the count does not go to the end. */
async function search(db: Db, actor: Actor, query: MessagesQuery) {
  const where = await matching(db, actor, query);
  const offset = (query.page - 1) * query.size;
  const max = offset + query.size + SEARCH_COUNT_AHEAD;
  const [items, found] = await Promise.all([
    readMessages(db, where, { limit: query.size, offset, countEarlier: !actor.isBound }),
    countFound(db, where, max + 1),
  ]);
  return { items, total: Math.min(found, max), more: found > max };
}

/** The counters count everything: whoever is bound to buildings has their own counted. */
async function listTheirs(db: Db, actor: Actor, query: MessagesQuery): Promise<MessageList> {
  const { page, size } = query;
  const unread = and(live, ofTheirs(actor, messages.projectId), sql`not ${messages.isRead}`);
  return {
    ...(await search(db, actor, query)),
    ...{ page, size, unread: await countFound(db, unread, SEARCH_COUNT_AHEAD) },
  };
}

export async function listMessages(db: Db, actor: Actor, query: MessagesQuery): Promise<MessageList> {
  if (actor.isBound) return listTheirs(db, actor, query);
  const { page, size, q, sender, answered, channel } = query;
  const { sum, unread } = await countMessages(db);
  if (q !== '' || sender !== undefined || answered !== undefined || channel !== undefined)
    return { ...(await search(db, actor, query)), page, size, unread };
  const total = sum(query);
  const slice = sliceOf(query, total);
  const items = slice ? await readMessages(db, await matching(db, actor, query), slice) : [];
  return { items, total, more: false, page, size, unread };
}

export async function readMessage(db: Db, actor: Actor, id: number): Promise<MessageDetail> {
  const theirs = and(live, ofTheirs(actor, messages.projectId));
  const [message] = await readMessages(db, and(theirs, eq(messages.id, id)), {
    limit: 1,
    countEarlier: !actor.isBound,
  });
  if (!message) throw new AppError('notFound');
  if (message.senderKey === null || message.earlier === 0) return { ...message, earlierMessages: [] };
  const older = and(
    live,
    eq(messages.phoneKey, message.senderKey),
    sql`(${messages.createdAt}, ${messages.id}) < (${message.createdAt}::timestamptz, ${message.id})`,
  );
  return { ...message, earlierMessages: await readMessages(db, older, { limit: EARLIER_SHOWN }) };
}
