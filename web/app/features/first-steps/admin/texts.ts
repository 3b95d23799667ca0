import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

/** What a new company does first, on the dashboard. */
export const en = {
  title: 'First steps',
  progress: (done: number, all: number, skipped: number) =>
    `${done} of ${all} done${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  next: (step: string) => `next: ${step}`,
  fold: 'Fold',
  unfold: 'Unfold',
  states: { done: 'done', open: 'to do', next: 'up next', skipped: 'skipped' },
  titles: {
    company: 'The company',
    logo: 'Logo for the site and the papers',
    place: 'Currencies, time and phones',
    users: 'Who works with it',
    project: 'First project',
    units: words.units,
    deals: words.movingIn,
    hours: words.openingHours,
    plans: 'Payment plan templates',
    live: 'Go live',
  },
  gains: {
    company: 'Name, phone and address, for the site and every paper',
    logo: 'Without it the papers carry the name only',
    place: 'Which currency comes first, whose clock, and the country of numbers without one',
    users: 'Only you so far',
    project: 'A building, villas or offices: name, place and pictures',
    units: 'From a sheet that you have, or typed',
    deals:
      'Buyers, what they paid so far and the cheques in your drawer: then your balances stand here as in your books',
    hours: 'Visitors can move a viewing only inside them',
    plans: 'Offered on the site and filled in for each quote',
    live: 'Needs one project with a cover picture and prices',
  },
  people: (n: number, signedIn: number) =>
    `${plural('en', n, { one: '# person', other: '# people' })}; ${formatNumber(signedIn)} signed in already`,
  furtherProjects: (names: string, n: number) => `${names} and ${formatNumber(n)} more`,
  units: (n: number, withoutPrice: number) =>
    plural('en', n, { one: '# unit', other: '# units' }) +
    (withoutPrice > 0 ? `, ${formatNumber(withoutPrice)} without a price` : ''),
  liveDone: 'A project with a picture and prices is on the site',
  skippedBy: (on: string, by: string) => `Skipped on ${on} by ${isolate(by)}`,
  actions: {
    company: 'Begin',
    logo: words.add,
    place: words.set,
    users: words.add,
    project: 'Make it',
    units: words.bringThemIn,
    deals: words.bringThemIn,
    hours: words.set,
    plans: words.add,
    live: 'Publish',
  },
  open: words.open,
  skip: 'Skip',
  skipOf: (step: string) => `Skip: ${step}`,
  takeUp: 'Do it after all',
  note: 'A step is ticked by what is true, not by pressing. Nothing here blocks your work.',
  failed: 'The step was not changed',
};

export const ar: Texts<typeof en> = {
  title: 'الخطوات الأولى',
  progress: (done, all, skipped) =>
    `تم ${formatNumber(done)} من ${formatNumber(all)}${
      skipped > 0
        ? `، ${plural('ar', skipped, { one: 'وتُركت خطوة', two: 'وتُركت خطوتان', few: 'وتُركت # خطوات', many: 'وتُركت # خطوة', other: 'وتُركت # خطوة' })}`
        : ''
    }`,
  next: (step) => `التالي: ${step}`,
  fold: 'طيّ',
  unfold: 'فتح القائمة',
  states: { done: arWords.done, open: 'لم يتم', next: arWords.next, skipped: 'متروك' },
  titles: {
    company: 'الشركة وعنوانها',
    logo: 'الشعار للموقع والسندات',
    place: 'العملات والوقت والهواتف',
    users: arWords.users,
    project: 'المشروع الأول',
    units: arWords.units,
    deals: arWords.movingIn,
    hours: arWords.openingHours,
    plans: 'نماذج خطط الدفع',
    live: 'النشر على الموقع',
  },
  gains: {
    company: 'الاسم والهاتف والعنوان، للموقع ولكل سند',
    logo: 'من دونه تحمل السندات الاسم وحده',
    place: 'أي عملة أولًا، وبأي توقيت، وبلد الأرقام التي لا تذكره',
    users: 'أنت وحدك حتى الآن',
    project: 'عمارة أو فلل أو مكاتب: الاسم والموقع والصور',
    units: 'من جدول لديكم، أو كتابةً',
    deals: 'المشترون وما دفعوه حتى الآن والشيكات في الدرج، فتقف أرصدتكم هنا كما في دفاتركم',
    hours: 'لا ينقل الزائر معاينة إلا ضمنها',
    plans: 'تُعرض على الموقع وتُملأ في كل عرض سعر',
    live: 'يلزم مشروع واحد له صورة غلاف وأسعار',
  },
  people: (n, signedIn) =>
    `${plural('ar', n, { one: 'شخص واحد', two: 'شخصان', few: '# أشخاص', many: '# شخصًا', other: '# شخص' })}، دخل منهم ${formatNumber(signedIn)}`,
  furtherProjects: (names, n) => `${names} و${formatNumber(n)} غيرها`,
  units: (n, withoutPrice) =>
    plural('ar', n, { one: 'وحدة واحدة', two: 'وحدتان', few: '# وحدات', many: '# وحدة', other: '# وحدة' }) +
    (withoutPrice > 0 ? `، ${formatNumber(withoutPrice)} بلا سعر` : ''),
  liveDone: 'على الموقع مشروع له صورة وأسعار',
  skippedBy: (on, by) => `تُركت في ${on}، ${isolate(by)}`,
  actions: {
    company: 'البدء',
    logo: arWords.add,
    place: arWords.select,
    users: arWords.add,
    project: 'إضافته',
    units: arWords.bringThemIn,
    deals: arWords.bringThemIn,
    hours: arWords.select,
    plans: arWords.add,
    live: 'نشر',
  },
  open: arWords.open,
  skip: 'ترك',
  skipOf: (step) => `ترك: ${step}`,
  takeUp: 'الرجوع إليها',
  note: 'تُعلَّم الخطوة بما هو قائم فعلًا لا بالضغط، ولا شيء هنا يمنع العمل.',
  failed: 'لم تتغيّر الخطوة',
};
