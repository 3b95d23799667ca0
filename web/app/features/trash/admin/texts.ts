import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import type { Texts } from '../../../i18n/texts.ts';

export const en = {
  title: words.trash,
  intro: (days: number) =>
    `What was deleted can be brought back for ${days} days. Then it is gone for good, with its files.`,
  ownIntro: (days: number) =>
    `What you deleted can be brought back for ${days} days. Then it is gone for good, with its files.`,
  search: 'Search the trash',
  kinds: {
    project: words.projects,
    message: words.messages,
    sold: words.sold,
    user: words.users,
  },
  kindOf: { project: words.project, message: words.message, sold: 'Sold record', user: 'User' },
  columns: { what: 'Deleted', kind: words.kind, by: 'By', when: words.when, left: 'In the trash' },
  until: (day: string) => `Until ${isolate(day)}`,
  untitled: words.withoutAName,
  unknown: words.unknown,
  restore: 'Bring back',
  restoreOf: (name: string) => `Bring back: ${isolate(name)}`,
  restored: words.broughtBack,
  restoredProject: 'Brought back as a draft: visitors see it once it is active',
  restoreFailed: words.couldNotBeBroughtBack,
  empty: 'The trash is empty',
  emptyBody: 'Deleted projects, messages, sold records and users appear here.',
};

export const ar: Texts<typeof en> = {
  title: arWords.trash,
  intro: (days) => `يمكن استرجاع المحذوف خلال ${days} يومًا، ثم يُزال نهائيًا مع ملفاته.`,
  ownIntro: (days) => `يمكن استرجاع ما حذفته خلال ${days} يومًا، ثم يُزال نهائيًا مع ملفاته.`,
  search: 'ابحث في المحذوفات',
  kinds: {
    project: arWords.projects,
    message: arWords.messages,
    sold: arWords.sales,
    user: arWords.users,
  },
  kindOf: { project: 'مشروع', message: arWords.message, sold: 'شقة مباعة', user: 'مستخدم' },
  columns: { what: 'المحذوف', kind: arWords.kind, by: 'حذفه', when: 'وقت الحذف', left: 'في السلة' },
  until: (day) => `حتى ${isolate(day)}`,
  untitled: arWords.withoutAName,
  unknown: arWords.unknown,
  restore: 'استرجاع',
  restoreOf: (name) => `استرجاع: ${isolate(name)}`,
  restored: arWords.broughtBack,
  restoredProject: 'عاد المشروع مسودةً: لا يراه الزوار قبل تفعيله',
  restoreFailed: arWords.couldNotBeBroughtBack,
  empty: 'سلة المحذوفات فارغة',
  emptyBody: 'تظهر هنا المشاريع والرسائل والشقق المباعة والمستخدمون بعد حذفهم.',
};
