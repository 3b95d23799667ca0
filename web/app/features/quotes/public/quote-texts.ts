import type { PublicQuote } from '@diyar/contract/quotes';
import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import { plural } from '~/i18n/plural.ts';
import type { Texts } from '~/i18n/texts.ts';

type Kind = PublicQuote['units'][number]['kind'];
const kinds: Record<Kind, string> = {
  apartment: words.theApartment,
  office: words.office,
  shop: words.shop,
  villa: words.villa,
  parking: 'Parking space',
  storage: 'Storage room',
};

/** Of one page only, and rendered on the server: they are in no dictionary that every page loads. */
const en = {
  title: 'Price quote',
  number: words.numberShort,
  issued: words.date,
  validUntil: words.validUntil,
  to: words.forBuyer,
  building: words.building,
  licence: words.licensedOperator,
  payTo: words.bank,
  units: words.units,
  price: words.dealPrice,
  kinds,
  floor: (n: number) => (n === 0 ? 'ground floor' : n < 0 ? `basement ${-n}` : `floor ${n}`),
  sqm: (n: string) => `${n} m²`,
  bedrooms: (n: number) => plural('en', n, { one: '# bedroom', other: '# bedrooms' }),
  discount: words.discount,
  total: words.toPay,
  inWords: words.inWords,
  only: (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)} only`,
  plan: words.paymentPlan,
  planDay: words.onDay,
  planFor: words.forWhat,
  amount: words.amount,
  note: words.note,
  holds: (day: string) =>
    `This quote holds until the end of ${day}, as long as the units are free. It is not a reservation.`,
  signature: words.forTheCompany,
};

const ar: Texts<typeof en> = {
  title: arWords.quote,
  number: arWords.numberShort,
  issued: arWords.date,
  validUntil: arWords.validUntil,
  to: arWords.forBuyer,
  building: arWords.building,
  licence: arWords.licensedOperator,
  payTo: arWords.bank,
  units: arWords.units,
  price: arWords.dealPrice,
  kinds: {
    apartment: arWords.apartment,
    office: arWords.office,
    shop: arWords.shop,
    villa: arWords.villa,
    parking: arWords.parking,
    storage: arWords.storage,
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
  discount: arWords.discount,
  total: arWords.toPay,
  inWords: arWords.inWords,
  only: (words) => `فقط ${words} لا غير`,
  plan: arWords.paymentPlan,
  planDay: arWords.onDay,
  planFor: arWords.forWhat,
  amount: arWords.amount,
  note: arWords.note,
  holds: (day) => `هذا العرض سارٍ حتى نهاية ${day} ما دامت الوحدات متاحة، وليس حجزًا.`,
  signature: arWords.forTheCompany,
};

export const quoteTexts = { en, ar: isolatedTexts(ar) };
