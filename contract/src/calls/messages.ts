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

const CHANGES = ['leads', 'messages', 'viewings'] as const;
const READS = ['messages', 'leads', 'viewings'] as const;

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
    changes: CHANGES,
  },
  'GET /admin/messages': {
    access: 'messages',
    summary: 'The inbox',
    query: MessagesQuery,
    answer: MessageList,
    reads: READS,
  },
  'GET /admin/messages/{id}': {
    access: 'messages',
    summary: 'A message, with what its sender wrote before',
    params: IdParams,
    answer: MessageDetail,
    reads: READS,
  },
  'PATCH /admin/messages/{id}/read': {
    access: 'messages',
    summary: 'Mark read or unread',
    params: IdParams,
    query: ReadQuery,
    answer: Message,
    askAgain: 'no',
    changes: CHANGES,
  },
  'DELETE /admin/messages/{id}': {
    access: 'messages',
    summary: 'Delete a message',
    params: IdParams,
    askAgain: 'no',
    changes: CHANGES,
  },
  'POST /admin/messages/{id}/restore': {
    access: 'messages',
    summary: 'Bring back a message that was deleted',
    params: IdParams,
    askAgain: 'no',
    changes: CHANGES,
  },
  'GET /admin/messages/export': {
    access: 'messages',
    summary: 'The inbox as CSV or XLSX',
    query: MessagesExportQuery,
    sends: TABLE,
    askAgain: 'setting',
    reads: READS,
  },
});
