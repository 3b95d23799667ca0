import type { Message, MessageFilters } from '@diyar/contract/messages';
import { nameOf, plainLabelOf } from '@diyar/contract/rules/localized';
import { both } from '@diyar/contract/words/both';
import { and, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { messages } from '../../db/schema.ts';
import { audit } from '../changes/index.ts';
import type { Column, Table } from '../exports/index.ts';
import { matching } from './filters.ts';
import { readMessages } from './read.ts';

/** Other requests are answered between two of them. */
const CHUNK = 200;

const SOURCES = {
  contact: both('contactForm'),
  viewing: both('viewingRequest'),
  quote: both('quoteAgreed'),
  visit: both('visitChanged'),
  buyer: both('askedByBuyer'),
};
const STATES = { new: both('newOnes'), read: both('readMessage') };

const columns: Column<Message>[] = [
  { header: both('id'), width: 9, cell: (m) => m.id },
  { header: both('time'), width: 17, cell: (m) => new Date(m.createdAt) },
  { header: both('sender'), width: 24, cell: (m) => m.senderName },
  { header: both('phone'), width: 18, cell: (m) => m.phone },
  { header: { en: 'Email', ar: 'البريد الإلكتروني' }, width: 26, cell: (m) => m.email },
  { header: both('theMessage'), width: 60, cell: (m) => m.body },
  {
    header: both('status'),
    width: 10,
    cell: (m, lang) => STATES[m.isRead ? 'read' : 'new'][lang],
  },
  { header: both('source'), width: 16, cell: (m, lang) => SOURCES[m.source][lang] },
  {
    header: both('project'),
    width: 24,
    cell: (m, lang) => m.project && nameOf(m.project, lang),
  },
  {
    header: both('unit'),
    width: 14,
    cell: (m, lang) => m.unit && plainLabelOf(m.unit, lang),
  },
];

/** Newest first, read on from the last one seen: what arrives meanwhile moves nothing. */
async function* rowsOf(db: Db, actor: Actor, filters: MessageFilters): AsyncGenerator<Message> {
  const where = await matching(db, actor, filters);
  let last: Message | undefined;
  do {
    const older =
      last && sql`(${messages.createdAt}, ${messages.id}) < (${last.createdAt}::timestamptz, ${last.id})`;
    const chunk = await readMessages(db, and(where, older), { limit: CHUNK, countEarlier: false });
    yield* chunk;
    last = chunk.length === CHUNK ? chunk.at(-1) : undefined;
  } while (last);
}

/** An export holds personal data: the log says who took it. */
export async function exportMessages(db: Db, actor: Actor, filters: MessageFilters): Promise<Table<Message>> {
  const { tab, phone, q, sender } = filters;
  await audit(db, actor, 'messages.export', { entity: 'message', details: { tab, phone, q, sender } });
  return {
    name: 'messages',
    title: both('messages'),
    columns,
    rows: rowsOf(db, actor, filters),
  };
}
