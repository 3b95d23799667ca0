import type { PublicQuote } from '@diyar/contract/quotes';
import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import { plural } from '~/i18n/plural.ts';
import type { Texts } from '~/i18n/texts.ts';

type Kind = PublicQuote['units'][number]['kind'];
const kinds: Record<Kind, string> = {
  apartment: 'Apartment',
  office: 'Office',
  shop: 'Shop',
  villa: 'Villa',
  parking: 'Parking space',
  storage: 'Storage room',
};

/** Of one page only, and rendered on the server: they are in no dictionary that every page loads. */
const en = {
  title: 'Price quote',
  number: 'No.',
  issued: 'Date',
  validUntil: 'Valid until',
  to: 'For',
  building: 'Building',
  licence: 'Licensed operator',
  units: 'Units',
  price: 'Price',
  kinds,
  floor: (n: number) => (n === 0 ? 'ground floor' : n < 0 ? `basement ${-n}` : `floor ${n}`),
  sqm: (n: string) => `${n} m²`,
  bedrooms: (n: number) => plural('en', n, { one: '# bedroom', other: '# bedrooms' }),
  discount: 'Discount',
  total: 'To pay',
  inWords: 'In words',
  only: (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)} only`,
  plan: 'Payment plan',
  planDay: 'Day',
  planFor: 'For',
  amount: 'Amount',
  note: 'Note',
  holds: (day: string) =>
    `This quote holds until the end of ${day}, as long as the units are free. It is not a reservation.`,
  signature: 'For the company',
};

const ar: Texts<typeof en> = {
  title: 'عرض سعر',
  number: 'رقم',
  issued: 'التاريخ',
  validUntil: 'سارٍ حتى',
  to: 'إلى',
  building: 'العمارة',
  licence: 'مشتغل مرخّص',
  units: 'الوحدات',
  price: 'الثمن',
  kinds: {
    apartment: 'شقة',
    office: 'مكتب',
    shop: 'محل',
    villa: 'فيلا',
    parking: 'موقف',
    storage: 'مخزن',
  },
  floor: (n) => (n === 0 ? 'الطابق الأرضي' : n < 0 ? `الطابق السفلي ${-n}` : `الطابق ${n}`),
  sqm: (n) => `${n} م²`,
  bedrooms: (n) =>
    plural('ar', n, {
      one: 'غرفة نوم واحدة',
      two: 'غرفتا نوم',
      few: '# غرف نوم',
      many: '# غرفة نوم',
      other: '# غرفة نوم',
    }),
  discount: 'خصم',
  total: 'المطلوب',
  inWords: 'كتابةً',
  only: (words) => `فقط ${words} لا غير`,
  plan: 'خطة الدفع',
  planDay: 'التاريخ',
  planFor: 'الوصف',
  amount: 'المبلغ',
  note: 'ملاحظة',
  holds: (day) => `هذا العرض سارٍ حتى نهاية ${day} ما دامت الوحدات متاحة، وليس حجزًا.`,
  signature: 'عن الشركة',
};

export const quoteTexts = { en, ar: isolatedTexts(ar) };
