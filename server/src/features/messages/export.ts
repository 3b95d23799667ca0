import type { Message, MessageFilters } from '@diyar/contract/messages';
import { nameOf, plainLabelOf } from '@diyar/contract/rules/localized';
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

const WORDS = {
  en: { new: 'New', read: 'Read', contact: 'Contact form', viewing: 'Viewing request' },
  ar: { new: 'جديدة', read: 'مقروءة', contact: 'نموذج التواصل', viewing: 'طلب معاينة' },
} as const;

const columns: Column<Message>[] = [
  { header: { en: 'ID', ar: 'الرقم' }, width: 9, cell: (m) => m.id },
  { header: { en: 'Time', ar: 'الوقت' }, width: 17, cell: (m) => new Date(m.createdAt) },
  { header: { en: 'Sender', ar: 'المرسل' }, width: 24, cell: (m) => m.senderName },
  { header: { en: 'Phone', ar: 'الهاتف' }, width: 18, cell: (m) => m.phone },
  { header: { en: 'Email', ar: 'البريد الإلكتروني' }, width: 26, cell: (m) => m.email },
  { header: { en: 'Message', ar: 'الرسالة' }, width: 60, cell: (m) => m.body },
  {
    header: { en: 'Status', ar: 'الحالة' },
    width: 10,
    cell: (m, lang) => WORDS[lang][m.isRead ? 'read' : 'new'],
  },
  { header: { en: 'Source', ar: 'المصدر' }, width: 16, cell: (m, lang) => WORDS[lang][m.source] },
  {
    header: { en: 'Project', ar: 'المشروع' },
    width: 24,
    cell: (m, lang) => m.project && nameOf(m.project, lang),
  },
  {
    header: { en: 'Unit', ar: 'الوحدة' },
    width: 14,
    cell: (m, lang) => m.unit && plainLabelOf(m.unit, lang),
  },
];

/** Newest first, read on from the last one seen: what arrives meanwhile moves nothing. */
async function* rowsOf(db: Db, filters: MessageFilters): AsyncGenerator<Message> {
  const where = await matching(db, filters);
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
    title: { en: 'Messages', ar: 'الرسائل' },
    columns,
    rows: rowsOf(db, filters),
  };
}
