import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { plural } from '../../../../i18n/plural.ts';
import type { Texts } from '../../../../i18n/texts.ts';

/** The viewing request. */
export const en = {
  title: words.bookAViewing,
  open: words.bookAViewing,
  close: words.close,
  selected: 'Selected unit',
  noneSelected: 'No unit chosen yet',
  toList: 'See the units',
  change: words.change,
  from: words.from,
  noUnits: words.noAvailableUnits,
  name: words.fullName,
  phone: words.visitorPhone,
  wishDay: 'A day that suits you',
  wishPart: 'Time of day',
  anyTime: 'Any time',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  message: words.message,
  optional: words.optional,
  trap: words.leaveThisFieldEmpty,
  send: 'Request a Tour',
  sending: words.sending,
  note: 'We call you to agree on a time. No obligation.',
  closed: 'There is nothing to view at the moment, but we are glad to hear from you:',
  nameRequired: 'Please enter your full name.',
  invalidPhone: words.wrongPhone,
  summary: (n: number) =>
    plural('en', n, {
      one: 'Not sent yet. Correct one field, then send again.',
      other: 'Not sent yet. Correct # fields, then send again.',
    }),
  failed: 'Could not send just now. What you wrote is still here.',
  unitTaken:
    'This home has just been taken, so nothing was sent. What you wrote is still here: choose another home, or send it without one.',
  busy: 'Too many requests from your address. What you wrote is still here; try again in a minute.',
  retry: words.tryAgain,
  thanks: "Thanks! We'll be in touch.",
  another: 'Request another tour',
  subject: (project: string) => `Viewing: ${project}`,
  ask: (project: string, url: string) => `Hello, I would like to know more about ${project}.\n${url}`,
  askUnit: (unit: string, project: string, url: string) =>
    `Hello, I would like to know more about ${unit} at ${project}.\n${url}`,
};

export const ar: Texts<typeof en> = {
  title: arWords.bookAViewing,
  open: arWords.bookAViewing,
  close: arWords.close,
  selected: 'الوحدة المختارة',
  noneSelected: 'لم تختر وحدة بعد',
  toList: 'إلى الوحدات',
  change: arWords.change,
  from: arWords.from,
  noUnits: arWords.noAvailableUnits,
  name: arWords.fullName,
  phone: arWords.visitorPhone,
  wishDay: 'يوم يناسبك',
  wishPart: 'وقت الزيارة',
  anyTime: 'أي وقت',
  parts: { morning: arWords.morning, afternoon: arWords.afternoon, evening: arWords.evening },
  message: arWords.message,
  optional: arWords.optional,
  trap: arWords.leaveThisFieldEmpty,
  send: 'اطلب جولة',
  sending: arWords.sending,
  note: 'نتصل بك لتأكيد الموعد. الزيارة بلا التزام.',
  closed: 'لا شيء للزيارة الآن، ويسعدنا أن نسمع منك:',
  nameRequired: 'أدخل اسمك الكامل.',
  invalidPhone: arWords.wrongPhone,
  summary: (n) =>
    plural('ar', n, {
      one: 'لم يُرسل الطلب بعد. صحّح حقلًا واحدًا ثم أعد الإرسال.',
      two: 'لم يُرسل الطلب بعد. صحّح حقلين ثم أعد الإرسال.',
      few: 'لم يُرسل الطلب بعد. صحّح # حقول ثم أعد الإرسال.',
      other: 'لم يُرسل الطلب بعد. صحّح # حقلًا ثم أعد الإرسال.',
    }),
  failed: 'تعذّر الإرسال الآن، وما كتبته محفوظ هنا.',
  unitTaken:
    'حُجزت هذه الوحدة قبل قليل، فلم يُرسل شيء. ما كتبته محفوظ هنا: اختر وحدة أخرى، أو أرسل الطلب بلا وحدة.',
  busy: 'وصلتنا طلبات كثيرة من عنوانك. ما كتبته محفوظ هنا، فأعد المحاولة بعد دقيقة.',
  retry: arWords.tryAgain,
  thanks: 'شكرًا لك! سنتواصل معك قريبًا.',
  another: 'اطلب جولة أخرى',
  subject: (project) => `زيارة: ${project}`,
  ask: (project, url) => `مرحبًا، أودّ معرفة المزيد عن ${project}.\n${url}`,
  askUnit: (unit, project, url) => `مرحبًا، أودّ معرفة المزيد عن ${unit} في ${project}.\n${url}`,
};
