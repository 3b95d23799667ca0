import type { Message } from '../messages.ts';
import { leadId, personId } from '../rules/ids.ts';
import { storedSource } from '../rules/inbox.ts';
import { phoneKey } from '../rules/phone.ts';
import { DAY_PARTS } from '../rules/viewings.ts';
import { type ReadList, readList } from './list.ts';
import {
  isObject,
  objectOf,
  pick,
  pickBoolean,
  pickId,
  pickIdOf,
  pickNumber,
  pickText,
  toInstant,
} from './pick.ts';
import { readProject } from './projects.ts';
import { readUnit } from './units.ts';

const projectRef = (value: unknown): Message['project'] => {
  const project = readProject(value);
  if (project === null) return null;
  return { id: project.id, slug: project.slug, nameEn: project.nameEn, nameAr: project.nameAr };
};

const unitRef = (value: unknown): Message['unit'] => {
  const unit = readUnit(value);
  if (unit === null) return null;
  const { id, unitLabelEn, unitLabelAr, floor, sizeSqm, status, isAvailable, isSold, price, currency } = unit;
  return { id, unitLabelEn, unitLabelAr, floor, sizeSqm, status, isAvailable, isSold, price, currency };
};

const readWish = (value: unknown): Message['wish'] => {
  const wish = objectOf(value);
  const day = /^\d{4}-\d\d-\d\d$/.exec(pickText(wish, 'day'))?.[0] ?? null;
  const part = DAY_PARTS.find((known) => known === pickText(wish, 'part')) ?? null;
  return day === null && part === null ? null : { day, part };
};

export function readMessage(answer: unknown): Message | null {
  if (!isObject(answer)) return null;
  const id = pickId(answer, 'id', 'messageId');
  if (id === null) return null;
  const phone = pickText(answer, 'phone', 'mobile', 'senderPhone');
  const source = pickText(answer, 'source');
  return {
    id,
    senderName: pickText(answer, 'senderName', 'fullName', 'name'),
    senderKey: pickText(answer, 'senderKey') || phoneKey(phone),
    personId: pickIdOf(personId, answer, 'personId'),
    phone,
    email: pickText(answer, 'email'),
    body: pickText(answer, 'body', 'content', 'message', 'text'),
    source: storedSource(source),
    quoteId: pickId(answer, 'quoteId'),
    page: pickText(answer, 'page'),
    createdAt: toInstant(pick(answer, 'createdAt', 'time', 'created')) ?? new Date(0).toISOString(),
    leadId: pickIdOf(leadId, answer, 'leadId'),
    answeredAt: toInstant(pick(answer, 'answeredAt')),
    channel: pickText(answer, 'channel') || 'direct',
    wish: readWish(pick(answer, 'wish')),
    isRead: pickBoolean(answer, 'isRead', 'read') ?? false,
    project: projectRef(pick(answer, 'project')),
    unit: unitRef(pick(answer, 'unit')),
    earlier: Math.max(0, Math.trunc(pickNumber(answer, 'earlier') ?? 0)),
  };
}

/** When the server does not count the unread messages, those in the answer are counted. */
export function readMessages(answer: unknown): ReadList<Message> & { unread: number; more: boolean } {
  const list = readList(answer, readMessage);
  const counted = pickNumber(objectOf(answer), 'unread', 'unreadCount');
  return {
    ...list,
    unread: counted ?? list.items.filter((message) => !message.isRead).length,
    more: pickBoolean(objectOf(answer), 'more') ?? false,
  };
}
