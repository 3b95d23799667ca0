import { FILE_MAX_MB, MEDIA_MAX_FILES } from '@diyar/contract/limits';
import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

/** The media editor and its uploads. */
export const en = {
  media: words.media,
  unitMedia: 'Pictures and layout',
  count: (n: number) => `${formatNumber(n)} of ${MEDIA_MAX_FILES}`,
  choose: 'Choose files',
  add: words.add,
  clearAll: 'Clear all',
  clearTitle: 'Remove all files from this list?',
  clearBody: (n: number) =>
    `${plural('en', n, { one: '# file leaves', other: '# files leave' })} the list. Nothing changes on the site until you save.`,
  removeAll: 'Remove all',
  drop: 'Drop pictures or videos here',
  dropArea: 'Pictures and videos: drop files here',
  limit: `At most ${MEDIA_MAX_FILES} files, ${FILE_MAX_MB} MB each`,
  layoutsFirst: 'Layouts come first on the project page.',
  main: words.main,
  layout: 'Layout',
  layoutOf: (name: string) => `Layout: ${isolate(name)}`,
  isNew: 'Not uploaded yet',
  makeMainOf: (name: string) => `Make main: ${isolate(name)}`,
  downloadOf: (name: string) => `Download: ${isolate(name)}`,
  removeOf: (name: string) => `Remove: ${isolate(name)}`,
  moveOf: (name: string) => `Move: ${isolate(name)}. The arrow keys move it too.`,
  earlier: 'Move earlier',
  later: 'Move later',
  moved: (name: string, place: number, total: number) =>
    `${isolate(name)} is now ${formatNumber(place)} of ${formatNumber(total)}.`,
  picture: (n: number) => `Picture ${formatNumber(n)}`,
  video: (n: number) => `Video ${formatNumber(n)}`,
  isVideo: 'Video',
  lost: 'This file is no longer in the browser. Remove it and choose it again.',
  tooMany: `Too many files. Max ${MEDIA_MAX_FILES}.`,
  tooLarge: (name: string) => `${isolate(name)} exceeds ${FILE_MAX_MB} MB.`,
  wrongType: (name: string) =>
    `${isolate(name)} is of a kind that cannot be shown. Pictures: JPEG, PNG, WebP, AVIF, GIF, HEIC; videos: MP4, WebM, MOV.`,
  describe: 'Description and focal point',
  describeOf: (name: string) => `Describe: ${isolate(name)}`,
  alt: 'What the picture shows',
  altHint: 'Read aloud to those who do not see it, and found by search engines. One sentence is enough.',
  isDecoration: 'Decoration only: it needs no description',
  noAlt: 'No description',
  missing: (n: number) =>
    plural('en', n, { one: '# picture has no description', other: '# pictures have no description' }),
  done: words.done,
  refused: 'Files that were not taken',
  uploads: (n: number) => plural('en', n, { one: '# upload', other: '# uploads' }),
  notUploaded: (n: number) =>
    plural('en', n, { one: '# file is not uploaded', other: '# files are not uploaded' }),
  cancelAll: 'Cancel all',
  cancelled: 'Cancelled. The file is still here.',
  connectionLost: (percent: number) =>
    `The connection was lost at ${formatNumber(percent)}%. Nothing is lost here.`,
};

export const ar: Texts<typeof en> = {
  media: arWords.media,
  unitMedia: 'الصور والمخطط',
  count: (n) => `${formatNumber(n)} من ${MEDIA_MAX_FILES}`,
  choose: 'اختيار ملفات',
  add: arWords.add,
  clearAll: 'إزالة الكل',
  clearTitle: 'إزالة كل الملفات من هذه القائمة؟',
  clearBody: (n) => {
    const counted = plural('ar', n, {
      one: 'يُزال ملف واحد',
      two: 'يُزال ملفان',
      few: 'تُزال # ملفات',
      many: 'يُزال # ملفًا',
      other: 'يُزال # ملف',
    });
    return `${counted} من القائمة. لا يتغيّر شيء على الموقع قبل الحفظ.`;
  },
  removeAll: 'إزالة الكل',
  drop: 'أفلت الصور أو مقاطع الفيديو هنا',
  dropArea: 'الصور ومقاطع الفيديو: أفلت الملفات هنا',
  limit: `${MEDIA_MAX_FILES} ملفًا كحد أقصى، ${FILE_MAX_MB} ميغابايت لكل ملف`,
  layoutsFirst: 'المخططات تظهر أولًا في صفحة المشروع.',
  main: arWords.main,
  layout: 'مخطط',
  layoutOf: (name) => `مخطط: ${isolate(name)}`,
  isNew: 'لم يُرفع بعد',
  makeMainOf: (name) => `جعلها الرئيسية: ${isolate(name)}`,
  downloadOf: (name) => `تنزيل: ${isolate(name)}`,
  removeOf: (name) => `إزالة: ${isolate(name)}`,
  moveOf: (name) => `نقل: ${isolate(name)}. تنقله مفاتيح الأسهم أيضًا.`,
  earlier: 'تقديم',
  later: 'تأخير',
  moved: (name, place, total) =>
    `صار ${isolate(name)} في الموضع ${formatNumber(place)} من ${formatNumber(total)}.`,
  picture: (n) => `الصورة ${formatNumber(n)}`,
  video: (n) => `الفيديو ${formatNumber(n)}`,
  isVideo: 'فيديو',
  lost: 'لم يعد هذا الملف في المتصفح. أزله ثم اختره من جديد.',
  tooMany: `عدد الملفات كبير. الحد الأقصى ${MEDIA_MAX_FILES}.`,
  tooLarge: (name) => `الملف ${isolate(name)} يتجاوز ${FILE_MAX_MB} ميغابايت.`,
  wrongType: (name) =>
    `لا يُقبل الملف ${isolate(name)}: نوعه لا يُعرض. الصور: JPEG وPNG وWebP وAVIF وGIF وHEIC، والفيديو: MP4 وWebM وMOV.`,
  describe: 'الوصف ونقطة التركيز',
  describeOf: (name) => `وصف: ${isolate(name)}`,
  alt: 'ما تعرضه الصورة',
  altHint: 'يُقرأ لمن لا يرى الصورة، وتجده محرّكات البحث. تكفي جملة واحدة.',
  isDecoration: 'للزينة فقط: لا تحتاج وصفًا',
  noAlt: 'بلا وصف',
  missing: (n) =>
    plural('ar', n, {
      one: 'صورة واحدة بلا وصف',
      two: 'صورتان بلا وصف',
      few: '# صور بلا وصف',
      many: '# صورة بلا وصف',
      other: '# صورة بلا وصف',
    }),
  done: arWords.done,
  refused: 'ملفات لم تُقبل',
  uploads: (n) =>
    plural('ar', n, {
      zero: 'لا ملفات قيد الرفع',
      one: 'ملف واحد قيد الرفع',
      two: 'ملفان قيد الرفع',
      few: '# ملفات قيد الرفع',
      many: '# ملفًا قيد الرفع',
      other: '# ملف قيد الرفع',
    }),
  notUploaded: (n) =>
    plural('ar', n, {
      zero: 'رُفعت كل الملفات',
      one: 'ملف واحد لم يُرفع',
      two: 'ملفان لم يُرفعا',
      few: '# ملفات لم تُرفع',
      many: '# ملفًا لم يُرفع',
      other: '# ملف لم يُرفع',
    }),
  cancelAll: 'إلغاء الكل',
  cancelled: 'أُلغي الرفع. الملف ما زال هنا.',
  connectionLost: (percent) => `انقطع الاتصال عند ${formatNumber(percent)}%. الملف ما زال هنا.`,
};
