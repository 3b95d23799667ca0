import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

export const en = {
  /** What the history is of, before its name. */
  of: {
    project: 'History of the project',
    unit: 'History of the unit',
    company: 'History of the company',
    hero: 'History of the picture',
    user: 'History of the user',
    deal: 'History of the deal',
  },
  open: 'History',
  back: {
    project: words.project,
    unit: words.projects,
    company: words.company,
    hero: words.company,
    user: words.users,
    deal: words.deal,
  },
  intro:
    'Every save, newest first, with what it changed. What is brought back is a change of its own and can be undone here as well.',
  introOfDeal:
    'Every save, newest first, with what it changed. Nothing is brought back here: a payment is voided, a sale is cancelled.',
  empty: 'Nothing was changed yet',
  emptyBody: 'Every save appears here, with what it was before.',
  failed: 'Failed to load the history',
  nothingToTell: 'No field was changed.',
  more: (n: number) => plural('en', n, { one: '# more change', other: '# more changes' }),
  bringBack: 'Bring this back',
  bringBackLabel: (field: string, value: string) => `Bring back ${field}: ${isolate(value)}`,
  bringVersion: 'Bring this version back',
  bringing: 'Bringing it back',
  askTitle: 'Bring this version back?',
  askBody: (when: string, who: string) =>
    `Everything is set to what it was after the save of ${isolate(who)}, ${isolate(when)}. Deals, payments and what is sold stay as they are.`,
  done: words.broughtBack,
  nothing: 'It is so already',
  doneFailed: 'It could not be brought back',
  kept: {
    gone: (field: string) => `${field}: some pictures are deleted for good and stay away.`,
    sold: (field: string) => `${field}: the unit is sold and keeps it.`,
    number: (field: string) => `${field}: another unit has this number.`,
  },
  system: words.theSystem,
  current: 'As it is now',
};

export const ar: Texts<typeof en> = {
  of: {
    project: 'سجل تعديلات المشروع',
    unit: 'سجل تعديلات الوحدة',
    company: 'سجل تعديلات الشركة',
    hero: 'سجل تعديلات الصورة',
    user: 'سجل تعديلات المستخدم',
    deal: 'سجل تعديلات الصفقة',
  },
  open: 'سجل التعديلات',
  back: {
    project: arWords.project,
    unit: arWords.projects,
    company: arWords.company,
    hero: arWords.company,
    user: arWords.users,
    deal: arWords.deal,
  },
  intro:
    'كل عمليات الحفظ من الأحدث إلى الأقدم وما غيّرته. الاسترجاع تعديل جديد، ويمكن التراجع عنه من هنا أيضًا.',
  introOfDeal: 'كل عمليات الحفظ من الأحدث إلى الأقدم وما غيّرته. لا استرجاع هنا: الدفعة تُلغى والبيع يُلغى.',
  empty: 'لا تعديلات بعد',
  emptyBody: 'تظهر هنا كل عملية حفظ مع ما كان قبلها.',
  failed: 'تعذّر تحميل سجل التعديلات',
  nothingToTell: 'لم يتغيّر أي حقل.',
  more: (n) =>
    plural('ar', n, {
      one: 'تعديل آخر',
      two: 'تعديلان آخران',
      few: '# تعديلات أخرى',
      many: '# تعديلًا آخر',
      other: '# تعديل آخر',
    }),
  bringBack: 'استرجاع',
  bringBackLabel: (field, value) => `استرجاع ${field}: ${isolate(value)}`,
  bringVersion: 'استرجاع هذه النسخة',
  bringing: 'جارٍ الاسترجاع',
  askTitle: 'استرجاع هذه النسخة؟',
  askBody: (when, who) =>
    `يعود كل شيء كما كان بعد حفظ ${isolate(who)}، ${isolate(when)}. الصفقات والدفعات والمبيعات تبقى كما هي.`,
  done: arWords.broughtBack,
  nothing: 'لا فرق عن الحالي',
  doneFailed: arWords.couldNotBeBroughtBack,
  kept: {
    gone: (field) => `${field}: بعض الصور محذوفة نهائيًا ولا تعود.`,
    sold: (field) => `${field}: الوحدة مباعة ويبقى كما هو.`,
    number: (field) => `${field}: الرقم مستخدم لوحدة أخرى.`,
  },
  system: arWords.theSystem,
  current: 'النسخة الحالية',
};
