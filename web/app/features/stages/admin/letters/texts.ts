import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../../i18n/isolate.ts';
import { plural } from '../../../../i18n/plural.ts';
import type { Texts } from '../../../../i18n/texts.ts';

/** Letters to the buyers whose payment follows a stage: docs/product/stages.md#letters. */
export const en = {
  title: words.paymentRequests,
  page: (stage: string) => `Payment requests: ${isolate(stage)}`,
  loadFailed: 'Failed to load the letters',
  intro: (building: string, day: string) =>
    `${isolate(building)} reached it on ${day}. These payments follow it.`,
  notReached: 'The stage is not reached',
  notReachedBody: 'Letters are written once it is.',
  empty: 'Nobody has to be told',
  emptyBody: 'No open payment follows this stage.',
  nothingOpen: 'Everything is paid',
  buyer: words.buyer,
  due: words.dueOf,
  amount: words.amount,
  open: 'To pay',
  told: 'Told',
  late: 'Late',
  settled: 'Paid',
  notTold: 'Not told',
  handed: 'Handed to WhatsApp',
  printed: 'Printed',
  hand: words.whatsApp,
  handOf: (name: string) => `WhatsApp: ${isolate(name)}`,
  next: (name: string) => `Next: ${isolate(name)}`,
  noPhone: 'No phone: print it',
  printAll: (n: number) => plural('en', n, { one: 'Print # letter', other: 'Print # letters' }),
  noProof:
    'Handed to WhatsApp is no proof that it was sent or read. Whether it is paid follows from the ledger.',
  isThere: (n: number) => plural('en', n, { one: 'Is the sheet there?', other: 'Are all # sheets there?' }),
  itIs: 'Yes, keep it',
  itIsNot: words.no,
  kept: 'Kept as printed',
  notKept: 'It was not kept',
};

export const ar: Texts<typeof en> = {
  title: arWords.paymentRequests,
  page: (stage) => `مطالبات الدفع: ${isolate(stage)}`,
  loadFailed: 'تعذّر تحميل المطالبات',
  intro: (building, day) => `اكتملت في ${isolate(building)} بتاريخ ${day}. وهذه الدفعات تتبعها.`,
  notReached: 'لم تكتمل المرحلة',
  notReachedBody: 'تُكتب المطالبات بعد اكتمالها.',
  empty: 'لا أحد لإبلاغه',
  emptyBody: 'لا تتبع هذه المرحلةَ أيُّ دفعة مفتوحة.',
  nothingOpen: 'كل الدفعات مسدّدة',
  buyer: arWords.buyer,
  due: arWords.dueOf,
  amount: arWords.amount,
  open: 'المطلوب دفعه',
  told: 'الإبلاغ',
  late: 'متأخر',
  settled: 'مدفوعة',
  notTold: 'لم يُبلَّغ',
  handed: 'سُلّمت لواتساب',
  printed: 'مطبوعة',
  hand: arWords.whatsApp,
  handOf: (name) => `واتساب: ${isolate(name)}`,
  next: (name) => `التالي: ${isolate(name)}`,
  noPhone: 'بلا هاتف: للطباعة',
  printAll: (n) =>
    plural('ar', n, {
      one: 'طباعة مطالبة',
      two: 'طباعة مطالبتين',
      few: 'طباعة # مطالبات',
      other: 'طباعة # مطالبة',
    }),
  noProof: 'التسليم لواتساب لا يثبت الإرسال ولا القراءة. أما الدفع فيُعرف من الحساب.',
  isThere: (n) => plural('ar', n, { one: 'هل خرجت الورقة؟', other: 'هل خرجت الأوراق كلها (#)؟' }),
  itIs: 'نعم، تُسجَّل',
  itIsNot: arWords.no,
  kept: 'سُجّلت مطبوعة',
  notKept: 'لم تُسجَّل',
};
