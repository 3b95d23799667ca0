import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { isolatedTexts } from '../../../i18n/isolated-texts.ts';
import type { Texts } from '../../../i18n/texts.ts';

/** Of one page only, and rendered on the server: they are in no dictionary that every page loads. */
const en = {
  title: words.yourViewing,
  confirmed: 'Confirmed',
  seeYou: (weekday: string) => `See you on ${weekday}`,
  at: (day: string, time: string) => `${day}, ${time}`,
  unit: words.unit,
  where: 'Where',
  who: 'Who meets you',
  length: words.lengthOfViewing,
  minutes: (n: string) => `about ${n} minutes`,
  calendar: 'Add to calendar',
  write: (staff: string) => (staff ? `Write to ${isolate(staff)}` : 'Write to us'),
  writing: (when: string) => `About the viewing on ${when}: `,
  another: words.anotherTime,
  cancel: words.cancelTheViewing,
  own: 'This page is yours alone: its address is in the message we sent you. It works until the viewing.',
  now: (when: string) => `Now: ${when}. It stays yours until you choose another.`,
  choose: 'Free times',
  move: 'Move it to this time',
  keep: 'Keep it as it is',
  none: 'There is no free time in the next two weeks. Please write or call.',
  cancelTitle: 'Cancel the viewing?',
  cancelHelp: (when: string) => `${when}. We are told at once, and the time becomes free for others.`,
  cancelNow: words.cancelViewing,
  taken: 'Choose another time',
  cancelled: 'The viewing is cancelled',
  cancelledHelp: 'Write or call us whenever you want another one.',
  over: 'This viewing is over',
  overHelp: 'Its page ended with it. We are glad to show you more.',
};

const ar: Texts<typeof en> = {
  title: arWords.yourViewing,
  confirmed: 'مؤكّدة',
  seeYou: (weekday) => `نلتقي يوم ${weekday}`,
  at: (day, time) => `${day}، الساعة ${time}`,
  unit: arWords.unit,
  where: 'المكان',
  who: 'من يستقبلك',
  length: arWords.lengthOfViewing,
  minutes: (n) => `نحو ${n} دقيقة`,
  calendar: 'أضف إلى التقويم',
  write: (staff) => (staff ? `مراسلة ${isolate(staff)}` : 'مراسلتنا'),
  writing: (when) => `عن الزيارة يوم ${when}: `,
  another: arWords.anotherTime,
  cancel: arWords.cancelTheViewing,
  own: 'هذه الصفحة لك وحدك، وعنوانها في الرسالة التي وصلتك. تبقى صالحة حتى موعد الزيارة.',
  now: (when) => `موعدك الآن: ${when}. يبقى لك حتى تختار غيره.`,
  choose: 'الأوقات المتاحة',
  move: 'تغيير الموعد إلى هذا الوقت',
  keep: 'إبقاء الموعد كما هو',
  none: 'لا وقت متاح في الأسبوعين القادمين. يُرجى التواصل معنا.',
  cancelTitle: 'إلغاء الزيارة؟',
  cancelHelp: (when) => `${when}. يصلنا الإلغاء فورًا ويصبح الوقت متاحًا لغيرك.`,
  cancelNow: arWords.cancelTheViewing,
  taken: 'اختر وقتًا آخر',
  cancelled: 'أُلغيت الزيارة',
  cancelledHelp: 'راسلنا أو اتصل بنا متى أردت زيارة أخرى.',
  over: 'انتهت هذه الزيارة',
  overHelp: 'انتهت صفحتها معها. يسرّنا أن نريك المزيد.',
};

export const visitTexts = { en, ar: isolatedTexts(ar) };
