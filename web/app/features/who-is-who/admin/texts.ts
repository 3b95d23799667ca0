import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

/** The head of a person, wherever it stands. */
export const en = {
  open: 'Open the person',
  unnamed: words.noName,
  typedAlso: 'typed also:',
  noPhone: words.noPhone,
  phones: words.phones,
  alsoOf: (names: string) => `also ${names}`,
  whatsApp: (phone: string) => `WhatsApp to ${isolate(phone)}`,
  call: (phone: string) => `Call ${isolate(phone)}`,
  outstanding: 'Outstanding, all deals',
  nothingOwed: 'Nothing is outstanding',
  late: (amount: string, since: string) =>
    since ? `${amount} late since ${isolate(since)}` : `${amount} late`,
  nothingLate: 'nothing late',
  buyer: (deals: number) => plural('en', deals, { one: 'Buyer in # deal', other: 'Buyer in # deals' }),
  holder: 'Holds a unit',
  former: 'Earlier deal',
  wrote: 'Wrote',
  lead: (about: string) => (about ? `Lead: ${isolate(about)}` : 'Lead'),
  owner: (name: string) => `Owner: ${isolate(name)}`,
  noOwner: words.noOwner,
  next: 'What is next',
  viewing: words.viewing,
  step: words.nextStep,
  someDay: 'without a day',
  overdue: 'overdue',
  thenQuote: (name: string, day: string) => `then: quote ${isolate(name)} ends ${isolate(day)}`,
  thenHold: (name: string, day: string) => `then: the hold of ${isolate(name)} ends ${isolate(day)}`,
};

export const ar: Texts<typeof en> = {
  open: 'فتح صفحة الشخص',
  unnamed: arWords.noName,
  typedAlso: 'كُتب أيضًا:',
  noPhone: arWords.noPhone,
  phones: arWords.phones,
  alsoOf: (names) => `وهو أيضًا لـ ${names}`,
  whatsApp: (phone) => `واتساب إلى ${isolate(phone)}`,
  call: (phone) => `اتصال بـ ${isolate(phone)}`,
  outstanding: 'المتبقي في كل الصفقات',
  nothingOwed: 'لا شيء متبقٍّ',
  late: (amount, since) => (since ? `${amount} متأخرة منذ ${isolate(since)}` : `${amount} متأخرة`),
  nothingLate: 'لا متأخرات',
  buyer: (deals) =>
    plural('ar', deals, {
      zero: 'بلا صفقات',
      one: 'مشترٍ في صفقة',
      two: 'مشترٍ في صفقتين',
      few: 'مشترٍ في # صفقات',
      many: 'مشترٍ في # صفقة',
      other: 'مشترٍ في # صفقة',
    }),
  holder: arWords.held,
  former: 'صفقة سابقة',
  wrote: 'راسل',
  lead: (about) => (about ? `مهتم: ${isolate(about)}` : 'عميل محتمل'),
  owner: (name) => `المسؤول: ${isolate(name)}`,
  noOwner: arWords.noOwner,
  next: 'الخطوة التالية',
  viewing: arWords.viewing,
  step: arWords.nextStep,
  someDay: 'بلا يوم',
  overdue: 'متأخرة',
  thenQuote: (name, day) => `وبعدها: ينتهي عرض السعر ${isolate(name)} في ${isolate(day)}`,
  thenHold: (name, day) => `وبعدها: ينتهي الحجز المؤقت لـ ${isolate(name)} في ${isolate(day)}`,
};
