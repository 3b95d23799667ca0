import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { plural } from '../../../../i18n/plural.ts';
import type { Texts } from '../../../../i18n/texts.ts';

/** The page of one project, without its units and its form. */
export const en = {
  back: words.allProjects,
  untitled: 'Untitled project',
  photos: 'Project Photos',
  allPhotos: (n: number) => `All photos (${n})`,
  photo: (name: string, n: number) => `${name}, photo ${n}`,
  film: 'Watch the film',
  filmOf: (name: string) => `Film of ${name}`,
  layouts: 'Project Layouts',
  layout: (n: number) => `Layout ${n}`,
  layoutFor: (bedrooms: number) => plural('en', bedrooms, { one: 'One bedroom', other: '# bedrooms' }),
  about: 'About the project',
  bedrooms: words.bedrooms,
  area: words.area,
  floors: words.floors,
  available: words.available,
  of: 'of',
  handover: words.handover,
  sqm: words.squareMetres,
  features: words.whatItOffers,
  brochure: words.brochure,
  prices: words.priceList,
  location: words.location,
  notFound: 'Not found.',
  notFoundHelp: 'This project is no longer shown, or its address has changed.',
  failed: 'Failed to load property.',
  failedHelp: 'The rest of the site still works. Please try again shortly.',
  retry: words.tryAgain,
  /** For search engines, when a project has no description. */
  summary: (name: string, city: string) => [name, city].filter(Boolean).join(', '),
};

export const ar: Texts<typeof en> = {
  back: arWords.allProjects,
  untitled: 'مشروع بلا اسم',
  photos: 'صور المشروع',
  allPhotos: (n) => `كل الصور (${n})`,
  photo: (name, n) => `${name}، صورة ${n}`,
  film: 'فيلم المشروع',
  filmOf: (name) => `فيلم ${name}`,
  layouts: 'مخططات المشروع',
  layout: (n) => `مخطط ${n}`,
  layoutFor: (bedrooms) =>
    plural('ar', bedrooms, {
      one: 'غرفة نوم واحدة',
      two: 'غرفتا نوم',
      few: '# غرف نوم',
      other: '# غرفة نوم',
    }),
  about: 'عن المشروع',
  bedrooms: arWords.bedrooms,
  area: arWords.area,
  floors: arWords.floors,
  available: 'متاح الآن',
  of: arWords.from,
  handover: arWords.handover,
  sqm: arWords.squareMetres,
  features: arWords.whatItOffers,
  brochure: arWords.brochure,
  prices: arWords.priceList,
  location: arWords.location,
  notFound: 'غير موجود.',
  notFoundHelp: 'لم يعد هذا المشروع معروضًا، أو تغيّر عنوانه.',
  failed: 'تعذّر تحميل العقار.',
  failedHelp: 'بقية الموقع تعمل. أعد المحاولة بعد قليل.',
  retry: arWords.tryAgain,
  summary: (name, city) => [name, city].filter(Boolean).join('، '),
};
