import type { TakenState } from '@diyar/contract/public-reads';
import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import type { Texts } from '../../../i18n/texts.ts';

const ordinal = (n: number) => {
  const form = new Intl.PluralRules('en', { type: 'ordinal' }).select(n);
  return `${n}${{ one: 'st', two: 'nd', few: 'rd' }[String(form)] ?? 'th'}`;
};

/** The units of a project: the list and the dialog of one. */
export const en = {
  title: words.units,
  hint: 'Click to see more details',
  none: words.noAvailableUnits,
  noneHelp: 'Every home here is taken at the moment. Write or call, and we will tell you if one returns.',
  noneYet: 'Units are not listed yet',
  noneYetHelp: 'Write or call, and we will tell you as soon as there are plans and prices.',
  onRequest: words.onRequest,
  gone: 'This unit is no longer available. These are:',
  takenTitle: (name: string, state: TakenState) =>
    `${name} ${{ reserved: 'is reserved', sold: 'is sold', closed: 'is no longer offered' }[state]}`,
  takenSimilar: 'These homes here are most like it and still available:',
  takenOthers: 'Nothing else is available here at the moment. These projects have similar homes:',
  takenNone:
    'Nothing else is available here at the moment. Write or call, and we will tell you if one returns.',
  unit: words.unit,
  beds: 'Beds',
  baths: 'Baths',
  area: words.area,
  floor: words.floor,
  price: words.price,
  choose: words.choose,
  chooseNamed: (name: string) => `Choose ${name}`,
  chosen: 'Chosen',
  release: (name: string) => `${name} is chosen. Release it`,
  reserved: words.reserved,
  all: (n: number) => `Show all ${n} units`,
  sqm: words.squareMetres,
  /** Below a large number. */
  bedrooms: (n: number) => (n === 1 ? 'bedroom' : 'bedrooms'),
  bathrooms: (n: number) => (n === 1 ? 'bathroom' : 'bathrooms'),
  /** In the table, where the column is headed 'Floor'. */
  floorName: (n: number) => (n === 0 ? 'Ground' : n < 0 ? `Basement ${-n}` : ordinal(n)),
  onFloor: (n: number) => (n === 0 ? 'Ground floor' : n < 0 ? `Basement ${-n}` : `${ordinal(n)} floor`),
  comma: ', ',
  /** Between the floor and the view, which has commas of its own. */
  between: ' · ',
  photos: (name: string) => `${name}, photos`,
  photo: (name: string, n: number) => `${name}, photo ${n}`,
  layout: 'Layout',
  layouts: (name: string) => `${name}, layouts`,
  enlarge: 'Enlarge layout',
  chooseThis: 'Choose this unit',
  close: words.close,
  keep: (name: string) => `Keep ${name} in my list`,
  myList: words.myList,
  page: 'Its own page',
  share: 'Send by WhatsApp',
  shareText: (unit: string, project: string, url: string) => `${unit}, ${project}\n${url}`,
};

const FLOORS = 'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' ');
const BASEMENTS = ['الأولى', 'الثانية', 'الثالثة'];
const basement = (n: number) => `التسوية ${BASEMENTS[n - 1] ?? n}`;

export const ar: Texts<typeof en> = {
  title: arWords.units,
  hint: 'اضغط على الوحدة لترى صورها ومخططها',
  none: arWords.noAvailableUnits,
  noneHelp: 'الوحدات هنا كلها محجوزة حاليًا. اكتب لنا أو اتصل، ونخبرك إن عادت وحدة إلى السوق.',
  noneYet: 'لم تُعرض الوحدات بعد',
  noneYetHelp: 'اكتب لنا أو اتصل، ونخبرك حين تتوفّر المخططات والأسعار.',
  onRequest: arWords.onRequest,
  gone: 'لم تعد هذه الوحدة متاحة. وهذه المتاحة الآن:',
  takenTitle: (name, state) =>
    `${name} ${{ reserved: arWords.reserved, sold: arWords.sold, closed: 'لم تعد معروضة' }[state]}`,
  takenSimilar: 'هذه أقرب الوحدات إليها هنا، وما زالت متاحة:',
  takenOthers: 'لا وحدات أخرى متاحة هنا الآن. في هذه المشاريع وحدات مشابهة:',
  takenNone: 'لا وحدات أخرى متاحة هنا الآن. اكتب لنا أو اتصل، ونخبرك إن عادت وحدة.',
  unit: arWords.unit,
  beds: 'غرف',
  baths: 'حمّامات',
  area: arWords.area,
  floor: arWords.floor,
  price: arWords.price,
  choose: arWords.choose,
  chooseNamed: (name) => `اختر ${name}`,
  chosen: 'مختارة',
  release: (name) => `${name} مختارة. ألغِ اختيارها`,
  reserved: arWords.reserved,
  all: (n) => `كل الوحدات المتاحة (${n})`,
  sqm: arWords.squareMetres,
  bedrooms: (n) => (n === 1 ? 'غرفة نوم' : 'غرف نوم'),
  bathrooms: (n) => (n === 1 ? 'حمّام' : 'حمّامات'),
  floorName: (n) => (n === 0 ? 'الأرضي' : n < 0 ? basement(-n) : (FLOORS[n - 1] ?? String(n))),
  onFloor: (n) => {
    if (n < 0) return basement(-n);
    return `الطابق ${n === 0 ? 'الأرضي' : (FLOORS[n - 1] ?? n)}`;
  },
  comma: '، ',
  between: '، ',
  photos: (name) => `صور ${name}`,
  photo: (name, n) => `${name}، صورة ${n}`,
  layout: 'المخطط',
  layouts: (name) => `مخططات ${name}`,
  enlarge: 'كبّر المخطط',
  chooseThis: 'اختر هذه الوحدة',
  close: arWords.close,
  keep: (name) => `احفظ ${name} في قائمتي`,
  myList: arWords.myList,
  page: 'صفحة الوحدة',
  share: 'أرسلها بواتساب',
  shareText: (unit, project, url) => `${unit}، ${project}\n${url}`,
};
