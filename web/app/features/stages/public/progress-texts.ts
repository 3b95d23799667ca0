import { plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

/** What the site says of how far a building has come; rendered by the server alone. */
const en = {
  title: 'Construction progress',
  ofProject: (name: string) => `Construction progress, ${name}`,
  updated: (day: string) => `Updated ${day}`,
  reached: (done: number, all: number) =>
    `${done} of ${plural('en', all, { one: '# stage complete', other: '# stages complete' })}`,
  complete: (name: string) => `‘${name}’ is complete`,
  completeIn: (name: string, month: string) => `‘${name}’ is complete, ${month}`,
  done: ', complete',
  expected: (month: string) => `expected ${month}`,
  estimate: 'Months to come are an estimate, not a promise',
  stages: 'Stages',
  months: 'Go to a month',
  newest: 'Newest pictures',
  picture: (name: string, day: string) => `${name}, ${day}`,
  all: 'All pictures, month by month',
  none: 'The first pictures are to come',
  goesOn: 'Work goes on',
  newer: 'Newer pictures',
  older: 'Older pictures',
};

const ar: Texts<typeof en> = {
  title: 'تقدّم البناء',
  ofProject: (name) => `تقدّم البناء، ${name}`,
  updated: (day) => `آخر تحديث ${day}`,
  reached: (done, all) =>
    `اكتمل ${done} من ${plural('ar', all, { one: 'مرحلة واحدة', two: 'مرحلتين', few: '# مراحل', other: '# مرحلة' })}`,
  complete: (name) => `اكتملت مرحلة «${name}»`,
  completeIn: (name, month) => `اكتملت مرحلة «${name}» في ${month}`,
  done: '، اكتملت',
  expected: (month) => `متوقعة في ${month}`,
  estimate: 'الأشهر القادمة تقدير لا وعد',
  stages: 'المراحل',
  months: 'الانتقال إلى شهر',
  newest: 'أحدث الصور',
  picture: (name, day) => `${name}، ${day}`,
  all: 'كل الصور شهرًا بشهر',
  none: 'أول الصور قادمة',
  goesOn: 'العمل جارٍ',
  newer: 'صور أحدث',
  older: 'صور أقدم',
};

export const progressTexts = { en, ar };
