import { expect, test } from 'vitest';
import { Message } from '../messages.ts';
import { readCreatedId } from './created-id.ts';
import { readMessage, readMessages } from './messages.ts';
import { expectShape, snakeCased } from './shapes.testing.ts';

const message = {
  id: 4,
  senderName: 'Layan',
  senderKey: '599123456',
  personId: 9,
  phone: '0599123456',
  email: '',
  body: 'Hello',
  source: 'viewing' as const,
  page: '/properties/olive',
  createdAt: '2026-11-15T07:00:00.000Z',
  quoteId: null,
  leadId: 7,
  answeredAt: null,
  channel: 'instagram',
  wish: { day: '2026-11-17', part: 'evening' as const },
  isRead: true,
  project: { id: 1, slug: 'olive', nameEn: 'Olive', nameAr: 'زيتون' },
  unit: {
    id: 2,
    unitLabelEn: 'Unit 2',
    unitLabelAr: 'وحدة 2',
    floor: 1,
    sizeSqm: 92,
    status: 'available',
    isAvailable: true,
    isSold: false,
    price: null,
    currency: null,
  },
  earlier: 2,
};

test('our own shape and snake_case', () => {
  expect(readMessage(message)).toEqual(message);
  expect(readMessage(snakeCased(message))).toEqual(message);
});

test('the names of both payloads, time for createdAt', () => {
  expect(
    readMessage({
      id: 4,
      fullName: 'Layan',
      mobile: '+970 599 123 456',
      content: 'Hello',
      time: 1_800_000_000_000,
    }),
  ).toMatchObject({
    senderName: 'Layan',
    senderKey: '599123456',
    body: 'Hello',
    source: 'contact',
    createdAt: '2027-01-15T08:00:00.000Z',
    isRead: false,
    project: null,
    unit: null,
  });
});

test('the unread are counted where the server does not', () => {
  const list = [{ id: 1, read: true }, { id: 2 }, { id: 3, is_read: 'false' }];
  expect(readMessages(list).unread).toBe(2);
  expect(readMessages({ items: list, total: 50, page: 1, unread: 31 }).unread).toBe(31);
});

test('a created message with an id means success', () => {
  expect(readCreatedId({ id: 9 })).toBe(9);
  expect(readCreatedId({ data: { id: '9' } })).toBe(9);
  expect(readCreatedId({ message: { messageId: 9 } })).toBe(9);
  for (const answer of [{}, null, { message: 'ok' }, { id: 0 }]) expect(readCreatedId(answer)).toBeNull();
});

test('whatever comes, what is read has our shape', () => {
  expectShape(Message, readMessage, Object.keys(message));
});
