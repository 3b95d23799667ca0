import type { Page } from '@playwright/test';
import { API, call, type Lang, tokenOf } from './fixtures.ts';

/** Demo projects as the public API answers them. */
export type Found = {
  id: number;
  slug: string;
  nameEn: string;
  nameAr: string;
  descriptionEn: string;
  descriptionAr: string;
  address: { streetEn: string; streetAr: string };
  gallery: { position: number }[];
  features: { en: string; ar: string }[];
  units: {
    id: number;
    unitLabelEn: string;
    unitLabelAr: string;
    aboutEn: string;
    aboutAr: string;
    bedrooms: number;
    bathrooms: number;
    sizeSqm: number;
    price: number | null;
    images: { position: number }[];
  }[];
};

export const projectOf = async (slug: string): Promise<Found> =>
  (await fetch(`${API}/projects/${slug}`)).json() as Promise<Found>;

export const labelOf = (unit: Found['units'][number], lang: Lang) =>
  lang === 'ar' ? unit.unitLabelAr : unit.unitLabelEn;

/** Pages hydrate on interaction, so a test that needs scripts triggers it and waits. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('focusin'));
    return document.documentElement.dataset.ready !== undefined;
  });

/** No external requests: the map is replaced by a local page. */
export const stubMaps = (page: Page) =>
  page.route(/google\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
  );

/** Creates a project for one test and deletes it afterwards. */
export async function makeProject(words: { en: string; ar: string }, over: object = {}) {
  const token = await tokenOf('admin');
  const made = await call<{ id: number; slug: string }>(token, 'POST', '/admin/projects', {
    status: 'active',
    isFeatured: false,
    i18n: { en: { name: words.en, description: '' }, ar: { name: words.ar, description: '' } },
    address: {
      streetEn: 'Al-Irsal Street',
      streetAr: 'شارع الإرسال',
      cityEn: 'Ramallah',
      cityAr: 'رام الله',
    },
    gallery: [],
    units: [],
    ...over,
  });
  return { ...made, remove: () => call(token, 'DELETE', `/admin/projects/${made.id}`) };
}

export const WORDS = {
  en: {
    back: 'All Projects',
    photos: 'Project Photos',
    layouts: 'Project Layouts',
    hint: 'Click to see more details',
    noUnits: 'No available units',
    maps: 'Open in Google Maps',
    notFound: 'Not found.',
    failed: 'Failed to load property.',
    city: 'Ramallah',
    choose: 'Choose',
    chosen: 'Chosen',
    chooseThis: 'Choose this unit',
    next: 'Next',
    previous: 'Previous',
    close: 'Close',
    enlarge: 'Enlarge layout',
    reserved: 'Reserved',
    book: 'Book a Viewing',
    name: 'Full name',
    phone: 'Phone',
    message: 'Message (optional)',
    send: 'Request a Tour',
    selected: 'Selected unit',
    badPhone: 'Please enter a valid phone number.',
    noName: 'Please enter your full name.',
    thanks: "Thanks! We'll be in touch.",
    again: 'Request another tour',
    stillHere: 'Could not send just now. What you wrote is still here.',
    retry: 'Try again',
    hello: 'Hello',
    project: 'Olive Terraces',
  },
  ar: {
    back: 'كل المشاريع',
    photos: 'صور المشروع',
    layouts: 'مخططات المشروع',
    hint: 'اضغط على الوحدة لترى صورها ومخططها',
    noUnits: 'لا وحدات متاحة الآن',
    maps: 'افتح في خرائط Google',
    notFound: 'غير موجود.',
    failed: 'تعذّر تحميل العقار.',
    city: 'رام الله',
    choose: 'اختر',
    chosen: 'مختارة',
    chooseThis: 'اختر هذه الوحدة',
    next: 'التالي',
    previous: 'السابق',
    close: 'إغلاق',
    enlarge: 'كبّر المخطط',
    reserved: 'محجوزة',
    book: 'احجز زيارة',
    name: 'الاسم الكامل',
    phone: 'رقم الهاتف',
    message: 'رسالة (اختياري)',
    send: 'اطلب جولة',
    selected: 'الوحدة المختارة',
    badPhone: 'رقم الهاتف غير صحيح. أدخل سبعة أرقام على الأقل.',
    noName: 'أدخل اسمك الكامل.',
    thanks: 'شكرًا لك! سنتواصل معك قريبًا.',
    again: 'اطلب جولة أخرى',
    stillHere: 'تعذّر الإرسال الآن، وما كتبته محفوظ هنا.',
    retry: 'أعد المحاولة',
    hello: 'مرحبًا',
    project: 'مدرّجات الزيتون',
  },
} as const satisfies Record<Lang, Record<string, string>>;
