import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import { plural } from '~/i18n/plural.ts';
import type { Texts } from '~/i18n/texts.ts';

/** Of the project's page, and turned into words on the server: they are in no dictionary that every page loads. */
const en = {
  title: 'Where in the building',
  findTitle: 'Find a unit',
  drawing: 'The building, from the top floor down',
  rooms: words.bedrooms,
  max: (sign: string) => `Budget up to (${sign})`,
  floorFrom: 'Floor from',
  floorTo: 'Floor to',
  area: words.area,
  order: 'Order',
  any: words.any,
  atLeast: (n: string) => `${n}+`,
  sqmAtLeast: (n: string) => `${n} m² or more`,
  orders: { price: 'Lowest price', floor: 'Highest floor', area: 'Largest' },
  listed: 'As listed',
  apply: words.apply,
  clear: words.clear,
  count: '{fit} of {all} available units fit',
  unpriced: 'with a price on request: {names}',
  onRequest: words.onRequest,
  none: 'Nothing fits. Allow more, or clear the filters.',
  notFitting: 'does not fit',
  street: words.street,
  states: {
    available: words.available,
    reserved: words.reserved,
    sold: words.sold,
    closed: words.notOffered,
  },
  kinds: { parking: words.parkingInText, storage: words.storageInText },
  free: (n: number) => plural('en', n, { one: '# available', other: '# available' }),
};

const ar: Texts<typeof en> = {
  title: 'أين في المبنى',
  findTitle: 'ابحث عن وحدة',
  drawing: 'المبنى من أعلى طابق إلى أسفله',
  rooms: arWords.bedrooms,
  max: (sign) => `الميزانية حتى (${sign})`,
  floorFrom: 'من الطابق',
  floorTo: 'إلى الطابق',
  area: arWords.area,
  order: 'الترتيب',
  any: arWords.any,
  atLeast: (n) => `${n} فأكثر`,
  sqmAtLeast: (n) => `${n} م² فأكثر`,
  orders: { price: 'الأقل سعرًا', floor: 'الأعلى طابقًا', area: 'الأكبر مساحة' },
  listed: 'كما في القائمة',
  apply: arWords.apply,
  clear: arWords.clear,
  count: 'تطابق {fit} من {all} من الوحدات المتاحة',
  unpriced: 'ومنها ما سعره عند الطلب: {names}',
  onRequest: arWords.onRequest,
  none: 'لا وحدة تطابق شروطك. وسّعها أو امسحها.',
  notFitting: 'لا تطابق',
  street: arWords.street,
  states: {
    available: arWords.available,
    reserved: arWords.reserved,
    sold: arWords.sold,
    closed: arWords.notOffered,
  },
  kinds: { parking: arWords.parkingInText, storage: arWords.storageInText },
  free: (n) =>
    plural('ar', n, {
      one: 'واحدة متاحة',
      two: 'متاحتان',
      few: '# متاحة',
      many: '# متاحة',
      other: '# متاحة',
    }),
};

export const finderTexts = { en, ar: isolatedTexts(ar) };
