import { IdParams } from '../fields.ts';
import {
  Message,
  MessageDetail,
  MessageList,
  MessagesExportQuery,
  MessagesQuery,
  ReadQuery,
} from '../messages.ts';
import { MessageReceipt, PublicMessageInput } from '../public-message.ts';
import { calls } from './call.ts';
import { TABLE } from './media.ts';
import { LEAD_TOPICS } from './topics.ts';

export const messageCalls = calls({
  'POST /public/messages': {
    access: 'public',
    bodyLimit: 64 * 1024,
    summary: 'Send a message or a viewing request',
    body: PublicMessageInput,
    errors: ['tooManyRequests'],
    answer: MessageReceipt,
    status: 201,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'GET /admin/messages': {
    access: 'messages',
    summary: 'The inbox',
    query: MessagesQuery,
    answer: MessageList,
    reads: LEAD_TOPICS,
  },
  'GET /admin/messages/{id}': {
    access: 'messages',
    summary: 'A message, with what its sender wrote before',
    params: IdParams,
    answer: MessageDetail,
    reads: LEAD_TOPICS,
  },
  'PATCH /admin/messages/{id}/read': {
    access: 'answers',
    summary: 'Mark read or unread',
    params: IdParams,
    query: ReadQuery,
    answer: Message,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'DELETE /admin/messages/{id}': {
    access: 'messageRemoval',
    summary: 'Delete a message',
    params: IdParams,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'POST /admin/messages/{id}/restore': {
    access: 'messageRemoval',
    summary: 'Bring back a message that was deleted',
    params: IdParams,
    askAgain: 'no',
    changes: LEAD_TOPICS,
  },
  'GET /admin/messages/export': {
    access: 'messageExport',
    summary: 'The inbox as CSV or XLSX',
    query: MessagesExportQuery,
    sends: TABLE,
    askAgain: 'setting',
    reads: LEAD_TOPICS,
  },
});
