import * as arWords from '@diyar/contract/words/ar';
import { ageingParts as arParts } from '@diyar/contract/words/ar/lists';
import * as words from '@diyar/contract/words/en';
import { ageingParts as parts } from '@diyar/contract/words/en/lists';
import { isolate } from '../../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../../i18n/plural.ts';
import type { Texts } from '../../../../i18n/texts.ts';

const deals = (n: number) => plural('en', n, { one: '# deal', other: '# deals' });
const arDeals = (n: number) =>
  plural('ar', n, {
    zero: 'لا صفقات',
    one: 'صفقة واحدة',
    two: 'صفقتان',
    few: '# صفقات',
    many: '# صفقة',
    other: '# صفقة',
  });

/** Ageing and what comes in: docs/product/money-desk.md#ageing */
export const en = {
  ageing: words.ageing,
  by: 'Rows',
  rows: { deal: 'By deal', person: 'By person', building: words.byBuilding },
  of: 'Shown',
  lists: { late: 'Only what is late', uncovered: 'Late and no cheque covers it', all: 'All that owe' },
  who: { deal: 'Person, deal', person: words.person, building: words.building },
  asOf: (day: string) => `as of ${isolate(day)}`,
  totals: 'Outstanding by age',
  lateOf: (late: number, all: number) => `${deals(all)}, ${formatNumber(late)} late`,
  deals,
  outstanding: `= ${words.outstanding}`,
  wouldCover: words.chequesWouldCover,
  allOfIt: 'all of it',
  shareOfLate: (percent: string) => `${isolate(percent)} of what is late`,
  lateSince: 'Late since',
  noBuilding: words.inNoBuilding,
  noteAgeing:
    'A payment settles the oldest line of the plan first. Cheques that are not cleared count for nothing yet: ‘would cover’ is what they would settle of the late part, and is in no sum.',
  aheadNote: 'Currencies are never added together.',
  currency: words.currency,
  aheadLabel: (currency: string) => `What comes in, in ${isolate(currency)}`,
  period: words.month,
  columns: {
    before: 'Late',
    later: words.later,
    withoutDay: words.withoutADay,
    withoutPlan: parts.withoutPlan,
    cancelled: parts.cancelled,
  },
  parts: { cheques: 'Cheques in hand', open: 'No cheque', expected: 'Expected, no cheque' },
  together: words.together,
  equation: (cheques: string, without: string, all: string) =>
    `${isolate(cheques)} in cheques + ${isolate(without)} without = ${isolate(all)} outstanding.`,
  thisMonth: 'This month counts from today. A returned cheque counts as none.',
  excess: (sum: string) => `Apart from it: ${isolate(sum)} in cheques above what their deals owe.`,
  withoutRate: (sums: string) =>
    `Apart from it: ${isolate(sums)} in cheques of another currency without a rate.`,
  nothingOwed: 'Nothing is owed',
  nothingOwedBody: 'What buyers owe stands here by the month in which it is due.',
  listOf: (column: string, part: string) => `${column}: ${part}`,
  allParts: 'cheques in hand and no cheque',
  closeList: 'Close the list',
  emptyCell: 'Nothing here any more',
  emptyCellBody: 'It was paid or changed meanwhile.',
  due: words.fallsDue,
  what: 'Cheque or instalment',
};

export const ar: Texts<typeof en> = {
  ageing: arWords.ageing,
  by: 'الصفوف',
  rows: { deal: 'حسب الصفقة', person: 'حسب الشخص', building: arWords.byBuilding },
  of: 'المعروض',
  lists: { late: 'المتأخر فقط', uncovered: 'متأخر لا يغطيه شيك', all: 'كل من عليه' },
  who: { deal: 'الشخص والصفقة', person: arWords.person, building: arWords.building },
  asOf: (day) => `كما في ${isolate(day)}`,
  totals: 'المتبقي حسب عمره',
  lateOf: (late, all) => `${arDeals(all)}، المتأخر منها ${formatNumber(late)}`,
  deals: arDeals,
  // the heading of figures is left to right; the mark keeps the sign before the word
  outstanding: `\u200f= ${arWords.outstanding}`,
  wouldCover: arWords.chequesWouldCover,
  allOfIt: 'كله',
  shareOfLate: (percent) => `${isolate(percent)} من المتأخر`,
  lateSince: 'متأخر منذ',
  noBuilding: arWords.inNoBuilding,
  noteAgeing:
    'الدفعة تسدّ أقدم قسط أولًا. الشيك الذي لم يُحصَّل لا يُحسب بعد، و«تغطيه شيكات» هو ما ستسدّه من المتأخر، وليس في أي مجموع.',
  aheadNote: 'لا تُجمع عملة مع أخرى.',
  currency: arWords.currency,
  aheadLabel: (currency) => `المال القادم، ${isolate(currency)}`,
  period: arWords.month,
  columns: {
    before: arWords.overdue,
    later: 'بعدها',
    withoutDay: arWords.withoutADay,
    withoutPlan: arParts.withoutPlan,
    cancelled: arParts.cancelled,
  },
  parts: { cheques: 'شيكات بيدنا', open: 'بلا شيك', expected: 'متوقع بلا شيك' },
  together: arWords.together,
  equation: (cheques, without, all) =>
    `${isolate(cheques)} بشيكات + ${isolate(without)} بلا شيكات = ${isolate(all)} كل المتبقي.`,
  thisMonth: 'هذا الشهر من اليوم فصاعدًا، والشيك الراجع كأنه غير موجود.',
  excess: (sum) => `وخارج ذلك ${isolate(sum)} شيكات تزيد على ما على صفقاتها.`,
  withoutRate: (sums) => `وخارج ذلك ${isolate(sums)} شيكات بعملة أخرى بلا سعر صرف.`,
  nothingOwed: 'لا شيء مستحق لنا',
  nothingOwedBody: 'يظهر هنا ما على المشترين حسب شهر استحقاقه.',
  listOf: (column, part) => `${column}: ${part}`,
  allParts: 'شيكات بيدنا وبلا شيك',
  closeList: 'إغلاق القائمة',
  emptyCell: 'لم يعد هنا شيء',
  emptyCellBody: 'دُفع أو تغيّر في هذه الأثناء.',
  due: arWords.fallsDue,
  what: 'الشيك أو القسط',
};
