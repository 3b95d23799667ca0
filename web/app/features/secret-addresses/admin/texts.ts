import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import type { Texts } from '../../../i18n/texts.ts';

export const en = {
  title: words.secretLinks,
  intro:
    'Whoever has one of these addresses opens it without signing in. Those that ended, or whose maker left, are not listed.',
  kinds: {
    quote: words.quotes,
    preview: 'Previews',
    viewing: words.viewings,
    visit: 'Pages of visitors',
    calendar: 'Calendars',
    buyer: words.buyersPages,
  },
  kindOf: {
    quote: words.quote,
    preview: words.preview,
    viewing: words.viewing,
    visit: 'Page of a visitor',
    calendar: 'Calendar',
    buyer: words.buyersPage,
  },
  shows: {
    quote: 'Units and prices, to the buyer',
    preview: 'A project as it was in the editor',
    viewing: 'Time and place, to the visitor',
    visit: 'The viewing, to see, move or cancel',
    calendar: 'Viewings with names and notes',
    buyer: 'A deal and its money, to its buyers',
  },
  columns: {
    what: 'Shows',
    kind: words.kind,
    maker: 'Made by',
    made: 'Made',
    read: words.lastRead,
    ends: words.until,
  },
  untitled: words.withoutAName,
  unknown: words.unknown,
  never: words.notReadYet,
  open: 'No fixed end',
  end: 'End',
  endOf: (name: string) => `End: ${isolate(name)}`,
  endTitle: 'End this link?',
  endBody: {
    quote: (name: string) =>
      `${isolate(name)} can no longer open it. The quote stays; staff can copy a new link to it.`,
    preview: (name: string) => `Nobody can open the preview of ${isolate(name)} with it any more.`,
    viewing: (name: string) =>
      `${isolate(name)} can no longer open it. The viewing stays; staff can copy a new link to it.`,
    visit: (name: string) =>
      `${isolate(name)} can no longer open it. The viewing stays; staff can copy a new link to it.`,
    calendar: (name: string) =>
      `The calendars that read the viewings of ${isolate(name)} stop. They can make a new address.`,
    buyer: (name: string) =>
      `The page of ${isolate(name)} closes at once, also where it is open now. Staff can give a new link on the account.`,
  },
  ending: words.ending,
  ended: 'Link ended',
  empty: 'No secret links',
  emptyBody: 'Quotes, previews, viewings and calendars that can be opened by their address appear here.',
};

export const ar: Texts<typeof en> = {
  title: arWords.secretLinks,
  intro: 'من لديه أحد هذه العناوين يفتحه بلا تسجيل دخول. لا يظهر هنا ما انتهى أو غادر صاحبه.',
  kinds: {
    quote: arWords.quotes,
    preview: 'معاينات المشاريع',
    viewing: 'مواعيد المعاينة',
    visit: 'صفحات الزوّار',
    calendar: 'التقاويم',
    buyer: arWords.buyersPages,
  },
  kindOf: {
    quote: arWords.quote,
    preview: 'عرض مسبق لمشروع',
    viewing: 'موعد معاينة',
    visit: 'صفحة زائر',
    calendar: 'تقويم',
    buyer: 'صفحة مشترٍ',
  },
  shows: {
    quote: 'الوحدات والأسعار، للمشتري',
    preview: 'مشروع كما كان في المحرّر',
    viewing: 'الوقت والمكان، للزائر',
    visit: 'موعد الزيارة، للاطلاع عليه ونقله وإلغائه',
    calendar: 'المعاينات بالأسماء والملاحظات',
    buyer: 'الصفقة وحسابها، للمشترين',
  },
  columns: {
    what: 'يعرض',
    kind: arWords.kind,
    maker: 'أنشأه',
    made: 'الإنشاء',
    read: arWords.lastRead,
    ends: arWords.until,
  },
  untitled: arWords.withoutAName,
  unknown: arWords.unknown,
  never: arWords.notReadYet,
  open: 'بلا نهاية محددة',
  end: 'إنهاء',
  endOf: (name) => `إنهاء: ${isolate(name)}`,
  endTitle: 'إنهاء هذا الرابط؟',
  endBody: {
    quote: (name) => `لن يفتحه «${isolate(name)}» بعد الآن. يبقى العرض، ويمكن نسخ رابط جديد له.`,
    preview: (name) => `لن يفتح أحد العرض المسبق لـ«${isolate(name)}» به بعد الآن.`,
    viewing: (name) => `لن يفتحه «${isolate(name)}» بعد الآن. يبقى الموعد، ويمكن نسخ رابط جديد له.`,
    visit: (name) => `لن يفتحه «${isolate(name)}» بعد الآن. يبقى الموعد، ويمكن نسخ رابط جديد له.`,
    calendar: (name) => `تتوقف التقاويم التي تقرأ معاينات «${isolate(name)}»، ويمكن إنشاء عنوان جديد.`,
    buyer: (name) =>
      `تُغلق صفحة «${isolate(name)}» فورًا، حتى حيث هي مفتوحة الآن. يمكن إعطاء رابط جديد من الحساب.`,
  },
  ending: arWords.ending,
  ended: 'انتهى الرابط',
  empty: 'لا روابط سرية',
  emptyBody: 'تظهر هنا العروض والمعاينات والمواعيد والتقاويم التي تُفتح بعنوانها.',
};
