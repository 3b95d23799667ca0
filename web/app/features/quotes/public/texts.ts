import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import type { Texts } from '../../../i18n/texts.ts';

/** What every page knows of quotes; the texts of the page itself are rendered on the server (quote-texts.ts). */
export const en = {
  gone: 'This quote no longer holds',
  goneHelp: 'Its day is over, or the home is taken. Call us or write, and we will make you a new one.',
  print: words.print,
};

export const ar: Texts<typeof en> = {
  gone: 'لم يعد هذا العرض ساريًا',
  goneHelp: 'انتهى يومه، أو لم تعد الوحدة متاحة. اتصل بنا أو راسلنا لنعدّ لك عرضًا جديدًا.',
  print: arWords.print,
};
