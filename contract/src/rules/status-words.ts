import { foldText } from './fold-text.ts';

/** What a price list says of a unit. The status of a unit follows from deals; of these the first three lack theirs. */
export const LISTED_STATUSES = ['sold', 'reserved', 'held', 'withdrawn', 'available'] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

const WORDS: Record<ListedStatus, string> = {
  sold: 'sold|sold out|مباعه|مباع|مبيوعه|مبيوع|مبيعه|بيعت|بيع|تم البيع|تم بيعها',
  reserved: 'reserved|booked|deposit paid|محجوزه|محجوز|حجز|تم الحجز|عربون',
  held: 'held|hold|on hold|option|حجز مؤقت|محجوزه مؤقتا|محجوز مؤقتا|قيد الحجز',
  withdrawn: 'withdrawn|not for sale|off market|موقوفه|موقوف|ليست للبيع|غير معروضه للبيع',
  available:
    'available|free|vacant|unsold|for sale|open|متاحه|متاح|متوفره|متوفر|شاغره|شاغر|للبيع|معروضه للبيع|فارغه',
};

const keyOf = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const STATUS_OF = new Map(
  LISTED_STATUSES.flatMap((status) => WORDS[status].split('|').map((word) => [keyOf(word), status] as const)),
);

/** What a cell of a status column says; null where it is not understood. */
export const readListedStatus = (text: string): ListedStatus | null => STATUS_OF.get(keyOf(text)) ?? null;

/** A unit that somebody has, of which there is no deal yet. */
export const lacksDeal = (status: ListedStatus | null): boolean =>
  status === 'sold' || status === 'reserved' || status === 'held';
