import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import { plural } from '~/i18n/plural.ts';
import type { Texts } from '~/i18n/texts.ts';

/** Of the project's page, and turned into words on the server: they are in no dictionary that every page loads. */
const en = {
  title: 'Where in the building',
  findTitle: 'Find a unit',
  drawing: 'The building, from the top floor down',
  rooms: 'Bedrooms',
  max: (sign: string) => `Budget up to (${sign})`,
  floorFrom: 'Floor from',
  floorTo: 'Floor to',
  area: 'Area',
  order: 'Order',
  any: 'Any',
  atLeast: (n: string) => `${n}+`,
  sqmAtLeast: (n: string) => `${n} m² or more`,
  orders: { price: 'Lowest price', floor: 'Highest floor', area: 'Largest' },
  listed: 'As listed',
  apply: 'Apply',
  clear: 'Clear',
  count: '{fit} of {all} available units fit',
  unpriced: 'with a price on request: {names}',
  onRequest: 'On request',
  none: 'Nothing fits. Allow more, or clear the filters.',
  notFitting: 'does not fit',
  street: 'Street',
  states: { available: 'Available', reserved: 'Reserved', sold: 'Sold', closed: 'Not offered' },
  kinds: { parking: 'parking', storage: 'storage' },
  free: (n: number) => plural('en', n, { one: '# available', other: '# available' }),
};

const ar: Texts<typeof en> = {
  title: 'أين في المبنى',
  findTitle: 'ابحث عن وحدة',
  drawing: 'المبنى من أعلى طابق إلى أسفله',
  rooms: 'غرف النوم',
  max: (sign) => `الميزانية حتى (${sign})`,
  floorFrom: 'من الطابق',
  floorTo: 'إلى الطابق',
  area: 'المساحة',
  order: 'الترتيب',
  any: 'الكل',
  atLeast: (n) => `${n} فأكثر`,
  sqmAtLeast: (n) => `${n} م² فأكثر`,
  orders: { price: 'الأقل سعرًا', floor: 'الأعلى طابقًا', area: 'الأكبر مساحة' },
  listed: 'كما في القائمة',
  apply: 'طبّق',
  clear: 'مسح',
  count: 'تطابق {fit} من {all} من الوحدات المتاحة',
  unpriced: 'ومنها ما سعره عند الطلب: {names}',
  onRequest: 'عند الطلب',
  none: 'لا وحدة تطابق شروطك. وسّعها أو امسحها.',
  notFitting: 'لا تطابق',
  street: 'الشارع',
  states: { available: 'متاحة', reserved: 'محجوزة', sold: 'مباعة', closed: 'غير معروضة' },
  kinds: { parking: 'موقف', storage: 'مخزن' },
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
