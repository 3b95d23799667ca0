import type { MessageFilters } from '@diyar/contract/messages';
import { peopleSearch } from '@diyar/contract/rules/people-search';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { messages } from '../../db/schema.ts';
import { finding } from '../../db/search.ts';

export const live = isNull(messages.deletedAt);

/** Written as the partial indexes are, so that the planner sees that they apply. */
const TABS = { all: undefined, unread: sql`not ${messages.isRead}`, read: sql`${messages.isRead}` };
const PHONES = { any: undefined, has: sql`${messages.phone} <> ''`, none: sql`${messages.phone} = ''` };

export const matching = ({ tab, phone, q, sender }: MessageFilters): SQL | undefined =>
  and(
    live,
    TABS[tab],
    PHONES[phone],
    sender === undefined ? undefined : eq(messages.phoneKey, sender),
    finding(messages.search, peopleSearch(q)),
  );
