import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import { plural } from '~/i18n/plural.ts';
import type { Texts } from '~/i18n/texts.ts';

/** Of the printed papers only, and rendered on the server: they are in no dictionary that every page loads. */
const en = {
  brochure: words.brochure,
  prices: words.priceList,
  print: words.printNow,
  from: words.from,
  onRequest: words.onRequest,
  facts: { bedrooms: words.bedrooms, area: words.area, floors: words.floors, handover: words.handover },
  sqm: words.squareMetres,
  offers: words.whatItOffers,
  layouts: 'Layouts',
  unit: words.unit,
  floor: words.floor,
  beds: words.bedrooms,
  area: words.area,
  view: words.outlook,
  price: words.price,
  none: 'No units are available at the moment.',
  available: (n: number) => plural('en', n, { one: 'One unit available', other: '# units available' }),
  asOf: (day: string) => `As of ${day}. Prices and availability may change; the page has the latest.`,
  scan: 'Open the page with your phone',
};

const ar: Texts<typeof en> = {
  brochure: arWords.brochure,
  prices: arWords.priceList,
  print: arWords.printNow,
  from: arWords.from,
  onRequest: arWords.onRequest,
  facts: {
    bedrooms: arWords.bedrooms,
    area: arWords.area,
    floors: arWords.floors,
    handover: arWords.handover,
  },
  sqm: arWords.squareMetres,
  offers: arWords.whatItOffers,
  layouts: 'المخططات',
  unit: arWords.unit,
  floor: arWords.floor,
  beds: arWords.bedrooms,
  area: arWords.area,
  view: arWords.outlook,
  price: arWords.price,
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
