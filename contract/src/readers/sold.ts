import { personId } from '../rules/ids.ts';
import { asCurrency } from '../rules/money.ts';
import type { Sold } from '../sold.ts';
import { type ReadList, readList } from './list.ts';
import { readMessage } from './messages.ts';
import { isObject, pick, pickId, pickIdOf, pickText, toInstant } from './pick.ts';

function readPrice(answer: Record<string, unknown>): Pick<Sold, 'price' | 'currency'> {
  const price = answer.price;
  const currency = asCurrency(answer.currency);
  return typeof price === 'number' && currency ? { price, currency } : { price: null, currency: null };
}

export function readSold(answer: unknown): Sold | null {
  if (!isObject(answer)) return null;
  const id = pickId(answer, 'id', 'selledId', 'soldId');
  if (id === null) return null;
  const soldAt = toInstant(pick(answer, 'soldAt', 'selledAt', 'soldDate'));
  // project and unit have the same shape as in a message
  const refs = readMessage({ id, project: answer.project, unit: answer.unit });
  return {
    id,
    apartmentName: pickText(answer, 'apartmentName', 'apartment', 'name'),
    buyerName: pickText(answer, 'buyerName', 'buyer'),
    buyerPhone: pickText(answer, 'buyerPhone', 'phone'),
    soldAt,
    notes: pickText(answer, 'notes', 'note'),
    ...readPrice(answer),
    personId: pickIdOf(personId, answer, 'personId'),
    contractFileId: pickId(answer, 'contractFileId', 'fileId'),
    contractFileUrl: pickText(answer, 'contractFileUrl', 'fileUrl', 'contractUrl') || null,
    contractMimeType: pickText(answer, 'contractMimeType', 'mimeType') || null,
    project: refs?.project ?? null,
    unit: refs?.unit ?? null,
    createdAt: toInstant(pick(answer, 'createdAt')) ?? soldAt ?? new Date(0).toISOString(),
  };
}

export const readSoldList = (answer: unknown): ReadList<Sold> => readList(answer, readSold);
