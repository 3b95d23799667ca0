import type { MessageFilters } from '@diyar/contract/messages';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { messages } from '../../db/schema.ts';
import { searchCondition } from '../../db/search.ts';
import { ofTheirs } from '../building-access/index.ts';

export const live = isNull(messages.deletedAt);

/** Written as the partial indexes are, so that the planner sees that they apply. */
const TABS = { all: undefined, unread: sql`not ${messages.isRead}`, read: sql`${messages.isRead}` };
const PHONES = { any: undefined, has: sql`${messages.phone} <> ''`, none: sql`${messages.phone} = ''` };

const SEARCHED = { columns: [messages.search], project: messages.projectId, unit: messages.unitId };

export const matching = async (
  db: Db,
  actor: Actor | null,
  { tab, phone, q, sender, answered, channel }: MessageFilters,
): Promise<SQL | undefined> =>
  and(
    live,
    ofTheirs(actor, messages.projectId),
    TABS[tab],
    PHONES[phone],
    sender === undefined ? undefined : eq(messages.phoneKey, sender),
    answered === undefined ? undefined : isNull(messages.answeredAt),
    channel === undefined ? undefined : eq(messages.channel, channel),
    await searchCondition(db, SEARCHED, q),
  );
