import type { Beyond, LimitKind } from './rules/role-limits.ts';

/** From a minute on in minutes, rounded up: nobody counts 644 seconds. */
const minutes = (seconds: number) => Math.ceil(seconds / 60);
export const waitEn = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : minutes(seconds) === 1 ? 'a minute' : `${minutes(seconds)} minutes`;
export function waitAr(seconds: number): string {
  if (seconds < 60) return `${seconds} ث`;
  const n = minutes(seconds);
  if (n === 1) return 'دقيقة';
  return n === 2 ? 'دقيقتين' : `${n} ${n <= 10 ? 'دقائق' : 'دقيقة'}`;
}

/** A name or figure keeps its own direction. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** What follows a stage. */
export type Used = { lines: number; templates: number; quotes: number };
const counted = (used: Used | undefined, names: [string, string, string], join: string) =>
  [used?.lines ?? 0, used?.templates ?? 0, used?.quotes ?? 0]
    .flatMap((count, i) => (count > 0 ? [`${names[i]}${count}`] : []))
    .join(join);
export const usedEn = (used: Used | undefined) =>
  counted(used, ['lines of plans: ', 'plan templates: ', 'open quotes: '], ', ');
export const usedAr = (used: Used | undefined) =>
  counted(used, ['بنود خطط: ', 'قوالب خطط: ', 'عروض مفتوحة: '], '، ');

const money = (amount: number, currency: string | null) =>
  isolate(`${amount.toLocaleString('en')} ${currency ?? ''}`.trim());

export const beyondEn: Record<LimitKind, (beyond: Beyond) => string> = {
  belowList: ({ figure, limit }) =>
    figure === null
      ? `There is no list price in this currency to compare with, and your limit is ${limit}% below list.`
      : `This is ${figure}% below the list price; your limit is ${limit}%.`,
  refund: ({ figure, limit, currency }) =>
    `${money(figure ?? 0, currency)} would be given back in this deal; your limit is ${money(limit, currency)}.`,
  writeOff: ({ figure, limit, currency }) =>
    `${money(figure ?? 0, currency)} would be written off in this deal; your limit is ${money(limit, currency)}.`,
  holdHours: ({ figure, limit }) => `A hold of ${figure} hours; your limit is ${limit} hours.`,
  holdExtensions: ({ limit }) => `You may extend a hold ${limit} times.`,
};

export const beyondAr: Record<LimitKind, (beyond: Beyond) => string> = {
  belowList: ({ figure, limit }) =>
    figure === null
      ? `لا سعر معلنًا بهذه العملة للمقارنة، وسقفك ${isolate(`${limit}%`)} تحت السعر المعلن.`
      : `هذا ${isolate(`${figure}%`)} تحت السعر المعلن، وسقفك ${isolate(`${limit}%`)}.`,
  refund: ({ figure, limit, currency }) =>
    `يصل المردود في هذه الصفقة إلى ${money(figure ?? 0, currency)}، وسقفك ${money(limit, currency)}.`,
  writeOff: ({ figure, limit, currency }) =>
    `يصل المشطوب في هذه الصفقة إلى ${money(figure ?? 0, currency)}، وسقفك ${money(limit, currency)}.`,
  holdHours: ({ figure, limit }) => `حجز مؤقت لمدة ${figure} ساعة، وسقفك ${limit} ساعة.`,
  holdExtensions: ({ limit }) => `سقف تمديد الحجز المؤقت لديك: ${limit}.`,
};
