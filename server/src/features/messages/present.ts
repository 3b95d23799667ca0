import type { Message } from '@diyar/contract/messages';
import type { ProjectRef } from '@diyar/contract/projects';
import { storedSource } from '@diyar/contract/rules/inbox';
import { messages } from '../../db/schema.ts';
import { presentRefs, refColumns } from '../units/index.ts';

/** All of a message but what it is searched by. */
export const messageColumns = {
  message: {
    id: messages.id,
    senderName: messages.senderName,
    phone: messages.phone,
    phoneKey: messages.phoneKey,
    personId: messages.personId,
    email: messages.email,
    body: messages.body,
    source: messages.source,
    page: messages.page,
    quoteId: messages.quoteId,
    isRead: messages.isRead,
    leadId: messages.leadId,
    answeredAt: messages.answeredAt,
    channel: messages.channel,
    wishDay: messages.wishDay,
    wishPart: messages.wishPart,
    createdAt: messages.createdAt,
  },
  ...refColumns,
};

type Row = Pick<typeof messages.$inferSelect, keyof typeof messageColumns.message>;
type Refs = Parameters<typeof presentRefs>[0] & { project: ProjectRef | null };

export const presentMessage = (row: Refs & { message: Row; earlier: number }): Message => {
  const { message, earlier } = row;
  return {
    id: message.id,
    senderName: message.senderName,
    senderKey: message.phoneKey,
    personId: message.personId,
    phone: message.phone,
    email: message.email,
    body: message.body,
    source: storedSource(message.source),
    quoteId: message.quoteId,
    page: message.page,
    createdAt: message.createdAt.toISOString(),
    leadId: message.leadId,
    answeredAt: message.answeredAt?.toISOString() ?? null,
    channel: message.channel,
    wish:
      message.wishDay === null && message.wishPart === null
        ? null
        : { day: message.wishDay, part: message.wishPart },
    isRead: message.isRead,
    ...presentRefs(row),
    earlier,
  };
};
