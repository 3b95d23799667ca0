import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import { plural } from '~/i18n/plural.ts';
import type { Texts } from '~/i18n/texts.ts';

/** Of the printed papers only, and rendered on the server: they are in no dictionary that every page loads. */
const en = {
  brochure: 'Brochure',
  prices: 'Price list',
  print: 'Print',
  from: 'From',
  onRequest: 'On request',
  facts: { bedrooms: 'Bedrooms', area: 'Area', floors: 'Floors', handover: 'Handover' },
  sqm: 'm²',
  offers: 'What it offers',
  layouts: 'Layouts',
  unit: 'Unit',
  floor: 'Floor',
  beds: 'Bedrooms',
  area: 'Area',
  view: 'View',
  price: 'Price',
  none: 'No units are available at the moment.',
  available: (n: number) => plural('en', n, { one: 'One unit available', other: '# units available' }),
  asOf: (day: string) => `As of ${day}. Prices and availability may change; the page has the latest.`,
  scan: 'Open the page with your phone',
};

const ar: Texts<typeof en> = {
  brochure: 'كتيّب المشروع',
  prices: 'قائمة الأسعار',
  print: 'اطبع',
  from: 'من',
  onRequest: 'عند الطلب',
  facts: { bedrooms: 'غرف النوم', area: 'المساحة', floors: 'الطوابق', handover: 'التسليم' },
  sqm: 'م²',
  offers: 'ما يميّزه',
  layouts: 'المخططات',
  unit: 'الوحدة',
  floor: 'الطابق',
  beds: 'غرف النوم',
  area: 'المساحة',
  view: 'الإطلالة',
  price: 'السعر',
  none: 'لا وحدات متاحة الآن.',
  available: (n) =>
    plural('ar', n, {
      one: 'وحدة واحدة متاحة',
      two: 'وحدتان متاحتان',
      few: '# وحدات متاحة',
      many: '# وحدة متاحة',
      other: '# وحدة متاحة',
    }),
  asOf: (day) => `بتاريخ ${day}. قد تتغير الأسعار والوحدات المتاحة، وأحدثها في الصفحة.`,
  scan: 'افتح الصفحة بهاتفك',
};

export const brochureTexts = { en, ar: isolatedTexts(ar) };
