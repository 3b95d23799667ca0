import type { Message } from '@diyar/contract/messages';
import { stampText } from '@diyar/contract/rules/dates';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { inBoth } from '@diyar/contract/words/both';
import { and, eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { messages } from '../../db/schema.ts';
import type { Mail } from '../outbox/index.ts';
import { live } from './filters.ts';
import { readMessages } from './read.ts';

const KINDS = {
  contact: ['رسالة جديدة من', 'New message from'],
  viewing: ['طلب معاينة جديد من', 'New viewing request from'],
  visit: ['تغيير موعد زيارة من', 'A viewing was changed by'],
  buyer: ['سؤال من المشتري', 'A question of the buyer'],
  quote: ['موافقة على عرض سعر من', 'A quote was accepted by'],
} as const;

/** The two names of a thing, once where they are the same. */
const both = (ar: string, en: string) => [...new Set([ar, en].filter(Boolean))].join(' · ');

function linesOf(message: Message): string[] {
  const { project, unit } = message;
  const lines: [string, string][] = [
    [inBoth('name'), message.senderName],
    [inBoth('phone'), message.phone],
    ['البريد · Email', message.email],
    [inBoth('project'), project ? both(project.nameAr, project.nameEn) : ''],
    [inBoth('unit'), unit ? both(unit.unitLabelAr, unit.unitLabelEn) : ''],
    [inBoth('time'), stampText(message.createdAt)],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => isolateNumbers(`${name}: ${value}`));
}

/** One line, whatever was typed. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);

/** The mail that tells of a message, in both languages; null when the message is gone by now. */
export async function messageMail(
  db: Db,
  messageId: number,
  { publicUrl, basePath }: Pick<Config, 'publicUrl' | 'basePath'>,
): Promise<Mail | null> {
  const [message] = await readMessages(db, and(live, eq(messages.id, messageId)), { limit: 1 });
  if (!message) return null;
  const [ar, en] = KINDS[message.source];
  const name = oneLine(message.senderName);
  const parts = [linesOf(message).join('\n'), message.body];
  if (publicUrl) parts.push(`${publicUrl}${basePath === '/' ? '' : basePath}/admin/messages`);
  return {
    subject: `${ar} ${name} · ${en} ${name}`,
    text: parts.filter(Boolean).join('\n\n'),
    ...(message.email && { replyTo: message.email }),
  };
}
