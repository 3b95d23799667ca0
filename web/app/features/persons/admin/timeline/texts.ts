import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../../i18n/plural.ts';
import type { Texts } from '../../../../i18n/texts.ts';

/** All that happened with a person. */
export const en = {
  title: 'Everything, newest first',
  show: words.show,
  everything: words.everything,
  groups: {
    talk: 'Talk',
    offers: 'Viewings, quotes, holds',
    deals: words.deals,
    payments: words.payments,
    papers: words.papers,
  },
  counted: (name: string, count: number) => `${name}: ${formatNumber(count)}`,
  more: (count: number, year: string) =>
    `${plural('en', count, { one: '# earlier entry', other: '# earlier entries' })}, back to ${isolate(year)}`,
  loading: 'Loading…',
  failed: 'What happened could not be loaded',
  empty: 'Nothing has happened yet',
  emptyBody: 'Write or call, and it stands here.',
  message: words.message,
  messageFrom: (channel: string) => `Message, from ${isolate(channel)}`,
  viewingRequest: words.messageAskingToView,
  answered: (by: string, when: string) =>
    by ? `Answered by ${isolate(by)}, ${isolate(when)}` : `Answered ${isolate(when)}`,
  inInbox: words.inTheInbox,
  lead: (about: string) => (about ? `Lead: ${isolate(about)}` : 'Lead: general question'),
  openLead: words.openTheLead,
  quote: (number: string, units: string) => `Quote ${isolate(number)}: ${isolate(units)}`,
  openQuote: words.openTheQuote,
  validUntil: (day: string) => `valid until ${isolate(day)}`,
  due: (amount: string) => `${amount} fell due, not paid`,
  payment: (amount: string, how: string) => (how ? `Payment ${amount}, ${how}` : `Payment ${amount}`),
  refund: (amount: string, how: string) => (how ? `Refund ${amount}, ${how}` : `Refund ${amount}`),
  stated: (amount: string) => `Paid ${amount}, as typed`,
  opening: (amount: string) => `Opening balance: ${amount} paid before, by the earlier books`,
  receipt: (number: string) => `Receipt ${isolate(number)}`,
  voucher: (number: string) => `Voucher ${isolate(number)}`,
  isVoid: 'void',
  contract: words.contract,
  account: words.account,
};

export const ar: Texts<typeof en> = {
  title: 'كل ما جرى، الأحدث أولًا',
  show: arWords.show,
  everything: arWords.all,
  groups: {
    talk: 'تواصل',
    offers: 'معاينات وعروض وحجوزات',
    deals: arWords.deals,
    payments: 'دفعات',
    papers: arWords.papers,
  },
  counted: (name, count) => `${name}: ${formatNumber(count)}`,
  more: (count, year) =>
    `${plural('ar', count, {
      zero: 'لا قيود أقدم',
      one: 'قيد أقدم',
      two: 'قيدان أقدم',
      few: '# قيود أقدم',
      many: '# قيدًا أقدم',
      other: '# قيد أقدم',
    })}، حتى عام ${isolate(year)}`,
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر تحميل ما جرى',
  empty: 'لم يجرِ شيء بعد',
  emptyBody: 'أول مراسلة أو مكالمة تظهر هنا.',
  message: arWords.message,
  messageFrom: (channel) => `رسالة، من ${isolate(channel)}`,
  viewingRequest: arWords.messageAskingToView,
  answered: (by, when) => (by ? `الرد: ${isolate(by)}، ${isolate(when)}` : `تم الرد ${isolate(when)}`),
  inInbox: arWords.inTheInbox,
  lead: (about) => (about ? `سجل عميل: ${isolate(about)}` : 'سجل عميل: سؤال عام'),
  openLead: arWords.openTheLead,
  quote: (number, units) => `عرض سعر ${isolate(number)}: ${isolate(units)}`,
  openQuote: arWords.openTheQuote,
  validUntil: (day) => `صالح حتى ${isolate(day)}`,
  due: (amount) => `استحقت دفعة ${amount} ولم تُدفع`,
  payment: (amount, how) => (how ? `دفعة ${amount}، ${how}` : `دفعة ${amount}`),
  refund: (amount, how) => (how ? `ردّ ${amount}، ${how}` : `ردّ ${amount}`),
  stated: (amount) => `دُفع ${amount}، كما كُتب`,
  opening: (amount) => `رصيد افتتاحي: دُفع ${amount} قبلُ بحسب الدفاتر السابقة`,
  receipt: (number) => `سند قبض ${isolate(number)}`,
  voucher: (number) => `سند صرف ${isolate(number)}`,
  isVoid: arWords.isVoid,
  contract: arWords.contract,
  account: arWords.account,
};
