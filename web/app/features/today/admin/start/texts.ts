import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../../i18n/plural.ts';
import type { Texts } from '../../../../i18n/texts.ts';

const NOON = 12;
const EVENING = 17;

/** The first pages of sales and accounting. */
export const en = {
  greeting: (hour: number, name: string) =>
    `${hour < NOON ? 'Good morning' : hour < EVENING ? 'Good afternoon' : 'Good evening'}, ${isolate(name)}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  addLead: words.addALead,
  needsYou: 'Needs you now',
  calmSales: 'No leads without an owner, no holds that end, no late steps of yours.',
  unowned: (count: number) =>
    plural('en', count, { one: '# new lead without an owner', other: '# new leads without an owner' }),
  waitingSince: (names: readonly string[], when: string) =>
    `${names.map(isolate).join(', ')}; the oldest since ${isolate(when)}`,
  takeOldest: 'Take the oldest',
  agreed: (name: string, units: string) => `${isolate(name)} accepts the quote for ${isolate(units)}`,
  holdEnds: (units: string, when: string) => `Hold of ${isolate(units)} ends ${isolate(when)}`,
  lateStep: (step: string, late: string) => `${isolate(step)}, ${late}`,
  myLeads: 'My leads',
  openLeads: (count: number) => `${formatNumber(count)} open`,
  all: words.all,
  noLeads: 'You have no open leads',
  noLeadsBody: 'Leads that you take appear here by stage.',
  thisMonth: 'This month',
  monthLeads: 'Leads that came in',
  monthUnanswered: 'of them without an answer',
  monthWon: 'of them bought',
  monthMedian: 'Median first answer, hours',

  atTheDesk: 'At the desk',
  calmDesk: 'No cheques to deposit this week, none at the bank or returned, no deal that needs attention.',
  desk: {
    thisWeek: (count: number) =>
      plural('en', count, { one: '# cheque to deposit this week', other: '# cheques to deposit this week' }),
    returned: (count: number) =>
      plural('en', count, {
        one: '# returned cheque, not settled',
        other: '# returned cheques, not settled',
      }),
    past: (count: number) =>
      plural('en', count, {
        one: '# cheque past its day, still in the drawer',
        other: '# cheques past their day, still in the drawer',
      }),
    deposited: (count: number) =>
      plural('en', count, {
        one: '# cheque at the bank, no answer yet',
        other: '# cheques at the bank, no answer yet',
      }),
    attention: (count: number) =>
      plural('en', count, { one: '# deal needs attention', other: '# deals need attention' }),
  },
  attentionNote: 'Amounts to confirm, currency, rate or price missing',
  outstandingAndLate: 'Outstanding and late',
  neverAdded: 'each currency alone',
  lateDeals: (count: number) => plural('en', count, { one: '# late deal', other: '# late deals' }),
  currency: words.currency,
  shareLate: 'Share late',
  noTotals: 'No deals with a price yet.',
  allOf: (count: number) => `All ${formatNumber(count)}`,
  andMore: (count: string) => `and ${count} more`,
  canBeClosed: 'open, can be closed',
  open: 'open',
  closedOn: (day: string) => `closed ${isolate(day)}`,
};

export const ar: Texts<typeof en> = {
  greeting: (hour, name) => `${hour < NOON ? 'صباح الخير' : 'مساء الخير'}، ${isolate(name)}`,
  dayAndTime: (day, time) => `${day}، ${isolate(time)}`,
  addLead: arWords.addALead,
  needsYou: 'بانتظارك الآن',
  calmSales: 'لا عملاء بلا مسؤول، ولا حجوزات مؤقتة تنتهي، ولا خطوات متأخرة عليك.',
  unowned: (count) =>
    plural('ar', count, {
      one: 'عميل جديد واحد بلا مسؤول',
      two: 'عميلان جديدان بلا مسؤول',
      few: '# عملاء جدد بلا مسؤول',
      many: '# عميلًا جديدًا بلا مسؤول',
      other: '# عميل جديد بلا مسؤول',
    }),
  waitingSince: (names, when) => `${names.map(isolate).join('، ')}؛ أقدمهم منذ ${isolate(when)}`,
  takeOldest: 'استلام الأقدم',
  agreed: (name, units) => `${isolate(name)}: موافقة على عرض ${isolate(units)}`,
  holdEnds: (units, when) => `ينتهي الحجز المؤقت لـ ${isolate(units)} ${isolate(when)}`,
  lateStep: (step, late) => `${isolate(step)}، ${late}`,
  myLeads: 'عملائي',
  openLeads: (count) => `${formatNumber(count)} مفتوحًا`,
  all: arWords.all,
  noLeads: 'ليس لديك عملاء مفتوحون',
  noLeadsBody: 'من تستلمهم يظهرون هنا حسب المرحلة.',
  thisMonth: 'هذا الشهر',
  monthLeads: 'عملاء وصلوا',
  monthUnanswered: 'منهم بلا رد',
  monthWon: 'منهم اشتروا',
  monthMedian: 'وسيط أول رد، بالساعات',

  atTheDesk: 'على المكتب',
  calmDesk: 'لا شيكات للإيداع هذا الأسبوع، ولا في البنك، ولا راجعة، ولا صفقات تحتاج انتباهًا.',
  desk: {
    thisWeek: (count) =>
      plural('ar', count, {
        one: 'شيك واحد للإيداع هذا الأسبوع',
        two: 'شيكان للإيداع هذا الأسبوع',
        few: '# شيكات للإيداع هذا الأسبوع',
        many: '# شيكًا للإيداع هذا الأسبوع',
        other: '# شيك للإيداع هذا الأسبوع',
      }),
    returned: (count) =>
      plural('ar', count, {
        one: 'شيك واحد راجع لم يُسوَّ',
        two: 'شيكان راجعان لم يُسوَّيا',
        few: '# شيكات راجعة لم تُسوَّ',
        many: '# شيكًا راجعًا لم يُسوَّ',
        other: '# شيك راجع لم يُسوَّ',
      }),
    past: (count) =>
      plural('ar', count, {
        one: 'شيك واحد فات موعده وما زال في الدرج',
        two: 'شيكان فات موعدهما وما زالا في الدرج',
        few: '# شيكات فات موعدها وما زالت في الدرج',
        many: '# شيكًا فات موعدها وما زالت في الدرج',
        other: '# شيك فات موعدها وما زالت في الدرج',
      }),
    deposited: (count) =>
      plural('ar', count, {
        one: 'شيك واحد في البنك بلا جواب',
        two: 'شيكان في البنك بلا جواب',
        few: '# شيكات في البنك بلا جواب',
        many: '# شيكًا في البنك بلا جواب',
        other: '# شيك في البنك بلا جواب',
      }),
    attention: (count) =>
      plural('ar', count, {
        one: 'صفقة واحدة تحتاج انتباهًا',
        two: 'صفقتان تحتاجان انتباهًا',
        few: '# صفقات تحتاج انتباهًا',
        many: '# صفقة تحتاج انتباهًا',
        other: '# صفقة تحتاج انتباهًا',
      }),
  },
  attentionNote: 'مبالغ تحتاج تأكيدًا، أو تنقصها العملة أو سعر الصرف أو الثمن',
  outstandingAndLate: 'المتبقي والمتأخر',
  neverAdded: 'كل عملة على حدة',
  lateDeals: (count) =>
    plural('ar', count, {
      one: 'صفقة متأخرة واحدة',
      two: 'صفقتان متأخرتان',
      few: '# صفقات متأخرة',
      many: '# صفقة متأخرة',
      other: '# صفقة متأخرة',
    }),
  currency: arWords.currency,
  shareLate: 'نسبة المتأخر',
  noTotals: 'لا صفقات بثمن بعد.',
  allOf: (count) => `الكل ${formatNumber(count)}`,
  andMore: (count) => `و${count} غيرها`,
  canBeClosed: 'مفتوح، جاهز للإقفال',
  open: 'مفتوح',
  closedOn: (day) => `أُقفل ${isolate(day)}`,
};
