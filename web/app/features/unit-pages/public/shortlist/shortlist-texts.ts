import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import { plural } from '~/i18n/plural.ts';
import type { Texts } from '~/i18n/texts.ts';

/** Of one page only, and rendered on the server: they are in no dictionary that every page loads. */
const en = {
  mine: words.myList,
  title: 'A list of units',
  count: (n: number) => plural('en', n, { one: 'One unit', other: '# units' }),
  lead: (count: string) => `${count}. Whoever opens the link sees the same list.`,
  empty: 'Nothing in the list yet',
  emptyHelp: 'Press the heart beside a unit to keep it here, then send the list to your family.',
  browse: words.browseProperties,
  remove: words.remove,
  removeNamed: (name: string) => `Remove ${name}`,
  taken: { reserved: words.reserved, sold: words.sold, closed: 'No longer offered' },
  similar: 'Similar:',
  onRequest: words.priceOnRequest,
  compare: 'Side by side',
  compareNamed: (name: string) => `Compare ${name}`,
  compareBox: words.compare,
  compareGo: 'Compare the chosen',
  compareMax: 'Up to four units side by side.',
  add: 'Add to my list',
  added: 'In my list',
  send: 'Send the list by WhatsApp',
  shareText: (n: number, brand: string) =>
    plural('en', n, { one: `One unit I chose at ${brand}`, other: `# units I chose at ${brand}` }),
  copy: words.copyLink,
  copied: words.linkCopied,
  print: words.printNow,
  ask: 'Ask the office about all of them',
  about: 'About:',
  low: 'lowest',
  rows: {
    price: words.price,
    perSqm: 'Per m²',
    area: words.area,
    bedrooms: words.bedrooms,
    bathrooms: words.bathrooms,
    floor: words.floor,
    view: words.outlook,
  },
};

const ar: Texts<typeof en> = {
  mine: arWords.myList,
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
  browse: arWords.browseProperties,
  remove: arWords.remove,
  removeNamed: (name) => `إزالة ${name}`,
  taken: { reserved: arWords.reserved, sold: arWords.sold, closed: 'لم تعد معروضة' },
  similar: 'شبيهة بها:',
  onRequest: arWords.priceOnRequest,
  compare: 'جنبًا إلى جنب',
  compareNamed: (name) => `للمقارنة: ${name}`,
  compareBox: 'للمقارنة',
  compareGo: 'قارن المختارة',
  compareMax: 'المقارنة حتى أربع وحدات.',
  add: 'أضفها إلى قائمتي',
  added: 'في قائمتي',
  send: 'أرسل القائمة بواتساب',
  shareText: (n, brand) =>
    plural('ar', n, {
      one: `وحدة واحدة اخترتها في ${brand}`,
      two: `وحدتان اخترتهما في ${brand}`,
      few: `# وحدات اخترتها في ${brand}`,
      many: `# وحدة اخترتها في ${brand}`,
      other: `# وحدة اخترتها في ${brand}`,
    }),
  copy: arWords.copyLink,
  copied: arWords.linkCopied,
  print: arWords.printNow,
  ask: 'اسأل المكتب عنها كلها',
  about: 'عن:',
  low: 'الأقل',
  rows: {
    price: arWords.price,
    perSqm: 'سعر المتر',
    area: arWords.area,
    bedrooms: arWords.bedrooms,
    bathrooms: arWords.bathrooms,
    floor: arWords.floor,
    view: arWords.outlook,
  },
};

export const shortlistTexts = { en, ar: isolatedTexts(ar) };
