import { HERO_SLOTS } from '@diyar/contract/limits';
import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { formatNumber } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

/** The twelve pictures of the slideshow. */
export const en = {
  title: words.heroPhotos,
  filled: (count: number) => `${formatNumber(count)} of ${HERO_SLOTS} filled`,
  hint: 'A slot is published as soon as its picture is uploaded. Each width shows its own four, in order.',
  empty: 'No hero photos uploaded.',
  loadFailed: 'Failed to load: hero photos',
  devices: {
    desktop: {
      name: 'Desktop',
      width: 'wider than 1024 px',
      size: `${isolate('16:9')}, ${isolate('2400 × 1350')} or larger`,
    },
    tablet: {
      name: 'Tablet',
      width: '641 to 1024 px',
      size: `${isolate('4:3')}, ${isolate('1600 × 1200')} or larger`,
    },
    mobile: {
      name: 'Mobile',
      width: 'up to 640 px',
      size: `${isolate('9:16')}, ${isolate('1080 × 1920')} or larger`,
    },
  },
  slot: (id: number) => `Slot ${id}`,
  add: 'Add picture',
  addTo: (id: number) => `Add picture to slot ${id}`,
  uploading: (percent: number) => `Uploading ${percent}%`,
  uploadFailed: words.uploadFailed,
  deleteFailed: 'Delete failed',
  saveFailed: words.failedToUpdate,
  signInFirst: 'Please login first to upload hero photos.',
  notAPicture: 'Only pictures are shown here: JPEG, PNG, WebP, AVIF, GIF or HEIC.',
  tooLarge: 'The file exceeds 200 MB.',
  edit: (id: number) => `Focal point and caption of slot ${id}`,
  replaceOf: (id: number) => `Replace the picture of slot ${id}`,
  removeOf: (id: number) => `Remove the picture of slot ${id}`,
  replace: 'Replace picture',
  replaceAgain: 'Try again to replace it.',
  emptied: 'The slot has no picture any more.',
  remove: 'Remove picture',
  removeTitle: 'Remove this picture?',
  removeBody: (id: number) => `Slot ${id} leaves the slideshow at once.`,
  removed: 'Picture removed',
  caption: 'Caption',
};

export const ar: Texts<typeof en> = {
  title: arWords.heroPhotos,
  filled: (count) => `${formatNumber(count)} من ${HERO_SLOTS} ممتلئة`,
  hint: 'تُنشر الصورة فور اكتمال رفعها. لكل قياس شاشة صوره الأربع بالترتيب.',
  empty: 'لا صور للواجهة بعد.',
  loadFailed: 'تعذّر التحميل: صور الواجهة',
  devices: {
    desktop: {
      name: 'سطح المكتب',
      width: 'أعرض من 1024 بكسل',
      size: `${isolate('16:9')}، بقياس ${isolate('2400 × 1350')} فأكبر`,
    },
    tablet: {
      name: 'الجهاز اللوحي',
      width: 'من 641 إلى 1024 بكسل',
      size: `${isolate('4:3')}، بقياس ${isolate('1600 × 1200')} فأكبر`,
    },
    mobile: {
      name: arWords.phone,
      width: 'حتى 640 بكسل',
      size: `${isolate('9:16')}، بقياس ${isolate('1080 × 1920')} فأكبر`,
    },
  },
  slot: (id) => `الخانة ${id}`,
  add: 'إضافة صورة',
  addTo: (id) => `إضافة صورة إلى الخانة ${id}`,
  uploading: (percent) => `جارٍ الرفع ${percent}%`,
  uploadFailed: arWords.uploadFailed,
  deleteFailed: 'تعذّر الحذف',
  saveFailed: arWords.failedToUpdate,
  signInFirst: 'سجّل الدخول أولًا لرفع صور الواجهة.',
  notAPicture: 'تُعرض الصور فقط هنا: JPEG أو PNG أو WebP أو AVIF أو GIF أو HEIC.',
  tooLarge: 'الملف يتجاوز 200 ميغابايت.',
  edit: (id) => `نقطة التركيز والتعليق للخانة ${id}`,
  replaceOf: (id) => `استبدال صورة الخانة ${id}`,
  removeOf: (id) => `إزالة صورة الخانة ${id}`,
  replace: 'استبدال الصورة',
  replaceAgain: 'أعد المحاولة لاستبدالها.',
  emptied: 'لم تعد في الخانة صورة.',
  remove: 'إزالة الصورة',
  removeTitle: 'إزالة هذه الصورة؟',
  removeBody: (id) => `تخرج صورة الخانة ${id} من العرض فورًا.`,
  removed: 'أُزيلت الصورة',
  caption: 'التعليق',
};
