import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../../i18n/plural.ts';
import type { Texts } from '../../../../i18n/texts.ts';

const days = (n: number) => plural('en', n, { zero: 'today', one: '# day', other: '# days' });
const arDays = (n: number) =>
  plural('ar', n, {
    zero: 'اليوم',
    one: 'يوم',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  });

const arToday = 'للإيداع اليوم';

/** The five questions of cheques, and what belongs to them: docs/product/money-desk.md#five-questions. */
export const en = {
  title: 'Five questions',
  questions: {
    today: 'To deposit today',
    deposited: 'At the bank, no answer',
    returned: 'Returned, not settled',
    received: 'Received, not yet cleared',
    past: 'Past their day in the drawer',
  },
  nothingToDo: 'nothing to do',
  oldest: (n: number) => (n === 0 ? 'the oldest since today' : `the oldest since ${days(n)}`),
  withClosedDays: 'with those of the closed days before',
  onlyToday: 'due today',
  closedUntil: (day: string) => `closed until ${isolate(day)}`,
  inDrawerAndBank: 'in the drawer and at the bank',
  shouldHaveGone: 'should have gone to the bank',
  equation: {
    today: 'to deposit today',
    past: 'past their day',
    deposited: words.atTheBankInText,
    toCome: 'their day is to come',
  },
  days,
  none: {
    today: 'Nothing to deposit today',
    received: 'No cheques in the drawer or at the bank',
    past: 'No cheque is past its day',
  },
  noneBody: 'Cheques appear here by themselves, with their sums by currency.',
  monthsOfLater: 'By month',
  showMonth: (month: string) => `Show ${isolate(month)}`,
  hideMonth: (month: string) => `Hide ${isolate(month)}`,
  drawers: 'Who they came back from',
  drawersNote: 'Of every drawer’s cheques that were presented, how many came back, ever.',
  drawer: words.drawer,
  cameBack: 'Came back',
  ofPresented: (back: number, all: number) => `${formatNumber(back)} of ${formatNumber(all)}`,
  notSettled: 'Not settled',
  accountTitle: 'Which account do they go to?',
  accountNote: 'It is printed on the deposit list, and offered again the next time.',
  accountOf: (currency: string) => `Bank and account, ${isolate(currency)}`,
  earlier: 'Earlier',
  print: words.print,
};

export const ar: Texts<typeof en> = {
  title: 'خمسة أسئلة',
  questions: {
    today: arToday,
    deposited: 'في البنك بلا جواب',
    returned: 'راجعة لم تُسوَّ',
    received: 'مقبوضة لم تُحصَّل',
    past: 'فات موعدها في الدرج',
  },
  nothingToDo: 'لا شيء',
  oldest: (n) => (n === 0 ? 'أقدمها من اليوم' : `أقدمها منذ ${arDays(n)}`),
  withClosedDays: 'ومعها شيكات أيام الإغلاق قبله',
  onlyToday: 'تستحق اليوم',
  closedUntil: (day) => `مغلق حتى ${isolate(day)}`,
  inDrawerAndBank: 'في الدرج وفي البنك',
  shouldHaveGone: 'كان يجب أن تودَع',
  equation: {
    today: arToday,
    past: 'فات موعدها',
    deposited: arWords.atTheBankInText,
    toCome: 'لم يحن موعدها',
  },
  days: arDays,
  none: {
    today: 'لا شيء للإيداع اليوم',
    received: 'لا شيكات في الدرج ولا في البنك',
    past: 'لم يفت موعد أي شيك',
  },
  noneBody: 'تظهر الشيكات هنا من نفسها، ومعها مجموع كل عملة.',
  monthsOfLater: 'حسب الشهر',
  showMonth: (month) => `عرض ${isolate(month)}`,
  hideMonth: (month) => `إخفاء ${isolate(month)}`,
  drawers: 'ممّن رجعت',
  drawersNote: 'كم رجع من الشيكات التي قُدّمت لكل ساحب، في كل الأوقات.',
  drawer: arWords.drawer,
  cameBack: arWords.cameBack,
  ofPresented: (back, all) => `${formatNumber(back)} من ${formatNumber(all)}`,
  notSettled: 'لم يُسوَّ',
  accountTitle: 'إلى أي حساب تودَع؟',
  accountNote: 'يُطبع على حافظة الإيداع، ويُعرض في المرة القادمة.',
  accountOf: (currency) => `البنك والحساب، ${isolate(currency)}`,
  earlier: 'سابقًا',
  print: arWords.print,
};
