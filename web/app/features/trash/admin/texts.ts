import { isolate } from '../../../i18n/isolate.ts';
import type { Texts } from '../../../i18n/texts.ts';

export const en = {
  title: 'Trash',
  intro: (days: number) =>
    `What was deleted can be brought back for ${days} days. Then it is gone for good, with its files.`,
  ownIntro: (days: number) =>
    `What you deleted can be brought back for ${days} days. Then it is gone for good, with its files.`,
  search: 'Search the trash',
  kind: 'Kind',
  kinds: { all: 'All', project: 'Projects', message: 'Messages', sold: 'Sold', user: 'Users' },
  kindOf: { project: 'Project', message: 'Message', sold: 'Sold record', user: 'User' },
  columns: { what: 'Deleted', kind: 'Kind', by: 'By', when: 'When', left: 'In the trash' },
  until: (day: string) => `Until ${isolate(day)}`,
  untitled: 'Without a name',
  unknown: 'Unknown',
  restore: 'Bring back',
  restoreOf: (name: string) => `Bring back: ${isolate(name)}`,
  restored: 'Brought back',
  restoredProject: 'Brought back as a draft: visitors see it once it is active',
  restoreFailed: 'Could not be brought back',
  empty: 'The trash is empty',
  emptyBody: 'Deleted projects, messages, sold records and users appear here.',
  noMatch: 'Nothing in the trash matches.',
  clearFilters: 'Clear filters',
  loadFailed: 'Failed to load the trash',
};

export const ar: Texts<typeof en> = {
  title: 'سلة المحذوفات',
  intro: (days) => `يمكن استرجاع المحذوف خلال ${days} يومًا، ثم يُزال نهائيًا مع ملفاته.`,
  ownIntro: (days) => `يمكن استرجاع ما حذفته خلال ${days} يومًا، ثم يُزال نهائيًا مع ملفاته.`,
  search: 'ابحث في المحذوفات',
  kind: 'النوع',
  kinds: { all: 'الكل', project: 'المشاريع', message: 'الرسائل', sold: 'المبيعات', user: 'المستخدمون' },
  kindOf: { project: 'مشروع', message: 'رسالة', sold: 'شقة مباعة', user: 'مستخدم' },
  columns: { what: 'المحذوف', kind: 'النوع', by: 'حذفه', when: 'وقت الحذف', left: 'في السلة' },
  until: (day) => `حتى ${isolate(day)}`,
  untitled: 'بلا اسم',
  unknown: 'غير معروف',
  restore: 'استرجاع',
  restoreOf: (name) => `استرجاع: ${isolate(name)}`,
  restored: 'تم الاسترجاع',
  restoredProject: 'عاد المشروع مسودةً: لا يراه الزوار قبل تفعيله',
  restoreFailed: 'تعذّر الاسترجاع',
  empty: 'سلة المحذوفات فارغة',
  emptyBody: 'تظهر هنا المشاريع والرسائل والشقق المباعة والمستخدمون بعد حذفهم.',
  noMatch: 'لا شيء في السلة يطابق البحث.',
  clearFilters: 'مسح التصفية',
  loadFailed: 'تعذّر تحميل سلة المحذوفات',
};
