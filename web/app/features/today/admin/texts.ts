import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

/** The beginning of the dashboard: what needs the reader now, and the last 90 days. */
export const en = {
  title: words.today,
  loadFailed: 'Failed to load what needs you today',
  calm: 'Nothing waits for you',
  calmBody: 'No new leads, no overdue steps, no viewings today.',
  newLeads: 'New, nobody’s yet',
  overdue: 'Overdue next steps',
  holds: 'Holds that end',
  released: (units: string, name: string) =>
    name
      ? `Your hold on ${isolate(units)} for ${isolate(name)} was released`
      : `Your hold on ${isolate(units)} was released`,
  releasedBy: (by: string, at: string) => `By ${isolate(by)}, ${isolate(at)}.`,
  toFloors: 'To the floors',
  cheques: 'Cheques due',
  viewings: 'Viewings today',
  noViewings: 'None today.',
  all: (total: number) => `All ${formatNumber(total)}`,
  allOf: (total: number, what: string) => `All ${formatNumber(total)}: ${what}`,
  week: 'The week',
  take: words.take,
  takeOf: (name: string) => `Take ${isolate(name)}`,
  taken: (name: string) => `${isolate(name)} is yours`,
  takeFailed: (name: string) => `${isolate(name)} was not taken`,
  done: words.stepDone,
  doneOf: (name: string) => `Done: ${isolate(name)}`,
  doneToast: (name: string) => `Done: ${isolate(name)}`,
  doneFailed: (name: string) => `Not saved: ${isolate(name)}`,
  undo: words.undo,
  working: words.saving,
  late: (days: number) => plural('en', days, { one: '# day late', other: '# days late' }),
  call: (name: string) => `Call ${isolate(name)}`,
  open: words.open,
  openOf: (name: string) => `Open: ${isolate(name)}`,
  today: (time: string) => `today ${time}`,
  tomorrow: (time: string) => `tomorrow ${time}`,
  general: words.generalQuestion,
  with: (name: string) => `with ${isolate(name)}`,
  wishes: (count: number) => plural('en', count, { one: '# wish waits', other: '# wishes wait' }),
  wishesSince: (when: string) => `The oldest since ${isolate(when)}`,
  answer: words.answer,

  ninety: 'Last 90 days',
  cameIn: (count: number) => plural('en', count, { one: '# lead came in', other: '# leads came in' }),
  few: (came: number, won: number, without: number) =>
    `${plural('en', came, { one: '# lead came in', other: '# leads came in' })}; ${formatNumber(won)} bought, ${formatNumber(without)} without an answer. From ten on they are drawn here.`,
  none: 'No lead came in. Messages from the site become leads.',
  sources: 'Where they came from',
  bought: 'bought',
  notBought: 'not',
  source: (name: string, leads: number, won: number) =>
    `${isolate(name)}: ${formatNumber(leads)}, bought ${formatNumber(won)}`,
  funnel: 'How far they got',
  arrived: 'Came in',
  reached: (stage: string, count: number) => `${stage}: ${formatNumber(count)}`,
  withoutAnswer: (count: number, all: number) =>
    `${formatNumber(count)} of ${formatNumber(all)} got no answer`,
  answers: 'Time to the first answer',
  weekFrom: (day: string, time: string) => `Week from ${day}: ${time}`,
  noAnswer: 'no answer',
  median: 'Median in hours:minutes within the opening hours, weeks from Saturday.',
  unanswered: (count: number) => plural('en', count, { one: '# message waits', other: '# messages wait' }),
};

export const ar: Texts<typeof en> = {
  title: arWords.today,
  loadFailed: 'تعذّر تحميل ما ينتظرك اليوم',
  calm: 'لا شيء بانتظارك',
  calmBody: 'لا عملاء جدد، ولا خطوات متأخرة، ولا معاينات اليوم.',
  newLeads: 'جدد بلا مسؤول',
  overdue: 'خطوات متأخرة',
  holds: 'حجوزات مؤقتة تنتهي',
  released: (units, name) =>
    name
      ? `أُلغي حجزك المؤقت على ${isolate(units)} لـ ${isolate(name)}`
      : `أُلغي حجزك المؤقت على ${isolate(units)}`,
  releasedBy: (by, at) => `ألغاه ${isolate(by)}، ${isolate(at)}.`,
  toFloors: 'إلى الطوابق',
  cheques: 'شيكات تستحق',
  viewings: 'معاينات اليوم',
  noViewings: 'لا معاينات اليوم.',
  all: (total) => `الكل ${formatNumber(total)}`,
  allOf: (total, what) => `الكل ${formatNumber(total)}: ${what}`,
  week: 'الأسبوع',
  take: arWords.take,
  takeOf: (name) => `استلام ${isolate(name)}`,
  taken: (name) => `${isolate(name)} في عهدتك`,
  takeFailed: (name) => `لم يُستلم ${isolate(name)}`,
  done: arWords.stepDone,
  doneOf: (name) => `تمّت: ${isolate(name)}`,
  doneToast: (name) => `تمّت: ${isolate(name)}`,
  doneFailed: (name) => `لم تُحفظ: ${isolate(name)}`,
  undo: arWords.undo,
  working: arWords.saving,
  late: (days) =>
    plural('ar', days, {
      one: 'متأخرة يومًا',
      two: 'متأخرة يومين',
      few: 'متأخرة # أيام',
      many: 'متأخرة # يومًا',
      other: 'متأخرة # يوم',
    }),
  call: (name) => `اتصال: ${isolate(name)}`,
  open: arWords.open,
  openOf: (name) => `فتح: ${isolate(name)}`,
  today: (time) => `اليوم ${isolate(time)}`,
  tomorrow: (time) => `غدًا ${isolate(time)}`,
  general: arWords.generalQuestion,
  with: (name) => `مع ${isolate(name)}`,
  wishes: (count) =>
    plural('ar', count, {
      one: 'موعد واحد يرغب به زائر بانتظار الرد',
      two: 'موعدان يرغب بهما زوّار بانتظار الرد',
      few: '# مواعيد يرغب بها زوّار بانتظار الرد',
      many: '# موعدًا يرغب بها زوّار بانتظار الرد',
      other: '# موعد يرغب بها زوّار بانتظار الرد',
    }),
  wishesSince: (when) => `أقدمها منذ ${isolate(when)}`,
  answer: arWords.answer,

  ninety: 'آخر 90 يومًا',
  cameIn: (count) =>
    plural('ar', count, {
      one: 'وصل عميل محتمل واحد',
      two: 'وصل عميلان محتملان',
      few: 'وصل # عملاء محتملين',
      many: 'وصل # عميلًا محتملًا',
      other: 'وصل # عميل محتمل',
    }),
  few: (came, won, without) =>
    `${plural('ar', came, {
      one: 'وصل عميل محتمل واحد',
      two: 'وصل عميلان محتملان',
      few: 'وصل # عملاء محتملين',
      many: 'وصل # عميلًا محتملًا',
      other: 'وصل # عميل محتمل',
    })}، اشترى منهم ${formatNumber(won)}، وبلا رد ${formatNumber(without)}. من عشرة فما فوق تُرسم هنا.`,
  none: 'لم يصل أحد. الرسائل الواردة من الموقع تصبح عملاء محتملين.',
  sources: 'من أين جاؤوا',
  bought: 'اشتروا',
  notBought: 'لم يشتروا',
  source: (name, leads, won) => `${isolate(name)}: ${formatNumber(leads)}، اشترى ${formatNumber(won)}`,
  funnel: 'إلى أين وصلوا',
  arrived: 'وصلوا',
  reached: (stage, count) => `${stage}: ${formatNumber(count)}`,
  withoutAnswer: (count, all) => `${formatNumber(count)} من ${formatNumber(all)} بلا رد`,
  answers: 'الوقت حتى أول رد',
  weekFrom: (day, time) => `الأسبوع من ${day}: ${time}`,
  noAnswer: arWords.noAnswer,
  median: 'الوسيط بالساعات والدقائق ضمن الدوام، والأسبوع من السبت.',
  unanswered: (count) =>
    plural('ar', count, {
      one: 'رسالة واحدة بانتظار الرد',
      two: 'رسالتان بانتظار الرد',
      few: '# رسائل بانتظار الرد',
      many: '# رسالة بانتظار الرد',
      other: '# رسالة بانتظار الرد',
    }),
};
