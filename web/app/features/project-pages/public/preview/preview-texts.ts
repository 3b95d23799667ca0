import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';

/** Of one page, and turned into words on the server: they are in no dictionary that every page loads. */
const en = {
  tag: words.preview,
  notYet: 'Not the site itself: nothing can be sent from here.',
  ends: (day: string) => `The link ends on ${day}`,
  ended: 'This preview has ended',
  endedHelp: 'Ask whoever sent it to you for a new link, or look at our projects on the site.',
  missing: 'There is no such preview',
  missingHelp: 'Check that the link is complete, or look at our projects on the site.',
};

const ar: typeof en = {
  tag: arWords.preview,
  notYet: 'ليس الموقع نفسه، ولا يُرسل منه شيء.',
  ends: (day) => `ينتهي الرابط في ${day}`,
  ended: 'انتهت مدة هذا العرض المسبق',
  endedHelp: 'اطلب رابطًا جديدًا ممّن أرسله إليك، أو تصفّح مشاريعنا على الموقع.',
  missing: 'لا يوجد عرض مسبق بهذا الرابط',
  missingHelp: 'تأكّد من أن الرابط كامل، أو تصفّح مشاريعنا على الموقع.',
};

export const previewTexts = { ar, en };
