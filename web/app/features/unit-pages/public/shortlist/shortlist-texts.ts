import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import { plural } from '~/i18n/plural.ts';
import type { Texts } from '~/i18n/texts.ts';

/** Of one page only, and rendered on the server: they are in no dictionary that every page loads. */
const en = {
  mine: 'My list',
  title: 'A list of units',
  count: (n: number) => plural('en', n, { one: 'One unit', other: '# units' }),
  lead: (count: string) => `${count}. Whoever opens the link sees the same list.`,
  empty: 'Nothing in the list yet',
  emptyHelp: 'Press the heart beside a unit to keep it here, then send the list to your family.',
  browse: 'Browse Properties',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  taken: { reserved: 'Reserved', sold: 'Sold', closed: 'No longer offered' },
  similar: 'Similar:',
  onRequest: 'Price on request',
  compare: 'Side by side',
  compareNamed: (name: string) => `Compare ${name}`,
  compareBox: 'Compare',
  compareGo: 'Compare the chosen',
  compareMax: 'Up to four units side by side.',
  add: 'Add to my list',
  added: 'In my list',
  send: 'Send the list by WhatsApp',
  shareText: (n: number) =>
    plural('en', n, { one: 'One unit I chose at Diyar', other: '# units I chose at Diyar' }),
  copy: 'Copy link',
  copied: 'Link copied',
  print: 'Print',
  ask: 'Ask the office about all of them',
  about: 'About:',
  low: 'lowest',
  rows: {
    price: 'Price',
    perSqm: 'Per m²',
    area: 'Area',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    floor: 'Floor',
    view: 'View',
  },
};

const ar: Texts<typeof en> = {
  mine: 'قائمتي',
  title: 'قائمة وحدات',
  count: (n) =>
    plural('ar', n, {
      one: 'وحدة واحدة',
      two: 'وحدتان',
      few: '# وحدات',
      many: '# وحدة',
      other: '# وحدة',
    }),
  lead: (count) => `${count}. من يفتح الرابط يرى القائمة نفسها.`,
  empty: 'لا شيء في القائمة بعد',
  emptyHelp: 'اضغط القلب بجانب الوحدة لتحفظها هنا، ثم أرسل القائمة إلى أهلك.',
  browse: 'تصفّح المشاريع',
  remove: 'إزالة',
  removeNamed: (name) => `إزالة ${name}`,
  taken: { reserved: 'محجوزة', sold: 'مباعة', closed: 'لم تعد معروضة' },
  similar: 'شبيهة بها:',
  onRequest: 'السعر عند الطلب',
  compare: 'جنبًا إلى جنب',
  compareNamed: (name) => `للمقارنة: ${name}`,
  compareBox: 'للمقارنة',
  compareGo: 'قارن المختارة',
  compareMax: 'المقارنة حتى أربع وحدات.',
  add: 'أضفها إلى قائمتي',
  added: 'في قائمتي',
  send: 'أرسل القائمة بواتساب',
  shareText: (n) =>
    plural('ar', n, {
      one: 'وحدة واحدة اخترتها في ديار',
      two: 'وحدتان اخترتهما في ديار',
      few: '# وحدات اخترتها في ديار',
      many: '# وحدة اخترتها في ديار',
      other: '# وحدة اخترتها في ديار',
    }),
  copy: 'انسخ الرابط',
  copied: 'نُسخ الرابط',
  print: 'اطبع',
  ask: 'اسأل المكتب عنها كلها',
  about: 'عن:',
  low: 'الأقل',
  rows: {
    price: 'السعر',
    perSqm: 'سعر المتر',
    area: 'المساحة',
    bedrooms: 'غرف النوم',
    bathrooms: 'الحمّامات',
    floor: 'الطابق',
    view: 'الإطلالة',
  },
};

export const shortlistTexts = { en, ar: isolatedTexts(ar) };
