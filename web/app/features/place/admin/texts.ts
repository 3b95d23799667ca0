import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

type Uses = { prices: number; deals: number; quotes: number; entries: number };

const usesEn = ({ prices, deals, quotes, entries }: Uses) =>
  [
    prices > 0 && plural('en', prices, { one: '# price', other: '# prices' }),
    deals > 0 && plural('en', deals, { one: '# deal', other: '# deals' }),
    quotes > 0 && plural('en', quotes, { one: '# quote', other: '# quotes' }),
    entries > 0 && plural('en', entries, { one: '# entry', other: '# entries' }),
  ]
    .filter(Boolean)
    .join(', ');

const usesAr = ({ prices, deals, quotes, entries }: Uses) =>
  [
    prices > 0 &&
      plural('ar', prices, { one: 'سعر واحد', two: 'سعران', few: '# أسعار', many: '# سعرًا', other: '# سعر' }),
    deals > 0 &&
      plural('ar', deals, {
        one: 'صفقة واحدة',
        two: 'صفقتان',
        few: '# صفقات',
        many: '# صفقة',
        other: '# صفقة',
      }),
    quotes > 0 &&
      plural('ar', quotes, { one: 'عرض واحد', two: 'عرضان', few: '# عروض', many: '# عرضًا', other: '# عرض' }),
    entries > 0 &&
      plural('ar', entries, { one: 'قيد واحد', two: 'قيدان', few: '# قيود', many: '# قيدًا', other: '# قيد' }),
  ]
    .filter(Boolean)
    .join('، ');

export const en = {
  title: 'Place',
  loadFailed: 'Failed to load the place',
  save: 'Save the place',
  saveFailed: words.notSaved,
  changed: (count: number) =>
    `${plural('en', count, { one: '# change', other: '# changes' })}. What is stored keeps its meaning.`,
  currencies: 'Currencies and their order',
  currenciesHint: 'The first one is offered on every new form. What is stored keeps its currency.',
  first: 'first',
  unused: 'not in use yet',
  uses: usesEn,
  inUse: (code: string, uses: string) => `${isolate(code)} cannot be taken out. In use: ${uses}.`,
  lastCurrency: 'A company has at least one currency.',
  moveUp: (name: string) => `Move ${isolate(name)} up`,
  moveDown: (name: string) => `Move ${isolate(name)} down`,
  takeOut: (name: string) => `Take out ${isolate(name)}`,
  currencyNames: { ILS: words.shekel, USD: words.usDollar, JOD: words.jordanianDinar },
  addCurrency: 'Add a currency',
  addCurrencyHint: 'By its name or its ISO code.',
  noCurrency: 'There is no such currency.',
  time: 'Time and week',
  timeHint: 'Stored times keep their moment, days stay the days they are.',
  zone: words.timeZone,
  zoneNow: (clock: string) => `Now ${clock} there.`,
  noZone: 'There is no such time zone.',
  firstDay: words.firstDayOfWeek,
  homeCountry: words.homeCountry,
  homeCountryHint:
    'A number without its country code is read as one of this country. What was typed stays as it is.',
  country: words.country,
  noCountry: 'There is no such country.',
  previewFailed: 'What changes could not be found out',
  readDifferently: (changed: number, all: number) =>
    changed === 0
      ? `None of ${plural('en', all, { one: '# number', other: '# numbers' })} is read differently.`
      : `${plural('en', changed, { one: '# number is', other: '# numbers are' })} read differently, of ${all}.`,
  nobodyMeets: 'No two persons come to be on one number.',
  wouldMeet: (count: number) =>
    plural('en', count, {
      one: 'One number would then belong to persons who are not on one number now. They stay persons of their own.',
      other:
        '# numbers would then belong to persons who are not on one number now. They stay persons of their own.',
    }),
  mayMeet: 'Read the numbers anew all the same',
  person: words.person,
  typed: 'Typed',
  readNow: (number: string) => `now ${number}`,
  readThen: 'Read as',
  nameless: words.noName,
  cities: words.cities,
  citiesHint:
    'Offered in the form of a project. Those in which there are projects stand in this order in the site’s filter.',
  cityNumber: (n: number) => `City ${n}`,
  addCity: 'Add a city',
};

export const ar: Texts<typeof en> = {
  title: 'المكان والعملات',
  loadFailed: 'تعذّر تحميل المكان والعملات',
  save: 'حفظ المكان',
  saveFailed: arWords.notSaved,
  changed: (count) =>
    `${plural('ar', count, {
      one: 'تغيير واحد',
      two: 'تغييران',
      few: '# تغييرات',
      many: '# تغييرًا',
      other: '# تغيير',
    })}. وما حُفظ يبقى بمعناه.`,
  currencies: 'العملات وترتيبها',
  currenciesHint: 'الأولى تُقترح في كل نموذج جديد، وما حُفظ يبقى بعملته.',
  first: 'الأولى',
  unused: 'لم تُستعمل بعد',
  uses: usesAr,
  inUse: (code, uses) => `لا تُزال ${isolate(code)}. المستعمل منها: ${uses}.`,
  lastCurrency: 'للشركة عملة واحدة على الأقل.',
  moveUp: (name) => `رفع ${isolate(name)}`,
  moveDown: (name) => `خفض ${isolate(name)}`,
  takeOut: (name) => `إزالة ${isolate(name)}`,
  currencyNames: { ILS: arWords.shekel, USD: arWords.usDollar, JOD: arWords.jordanianDinar },
  addCurrency: 'إضافة عملة',
  addCurrencyHint: 'باسمها أو برمزها الدولي.',
  noCurrency: 'لا عملة بهذا الاسم.',
  time: 'الوقت والأسبوع',
  timeHint: 'الأوقات المحفوظة تبقى بلحظتها، والأيام تبقى كما هي.',
  zone: arWords.timeZone,
  zoneNow: (clock) => `الساعة هناك الآن ${clock}.`,
  noZone: 'لا منطقة زمنية بهذا الاسم.',
  firstDay: arWords.firstDayOfWeek,
  homeCountry: arWords.homeCountry,
  homeCountryHint: 'الرقم المكتوب بلا رمز دولي يُقرأ من هذا البلد، وما كُتب يبقى كما كُتب.',
  country: arWords.country,
  noCountry: 'لا بلد بهذا الاسم.',
  previewFailed: 'تعذّرت معرفة ما يتغير',
  readDifferently: (changed, all) =>
    changed === 0
      ? `لا يتغير شيء في قراءة الأرقام، وعددها ${all}.`
      : `${plural('ar', changed, {
          one: 'رقم واحد يُقرأ',
          two: 'رقمان يُقرآن',
          few: '# أرقام تُقرأ',
          many: '# رقمًا تُقرأ',
          other: '# رقم تُقرأ',
        })} على نحو آخر، من ${all}.`,
  nobodyMeets: 'لا يجتمع شخصان على رقم واحد.',
  wouldMeet: (count) =>
    `${plural('ar', count, {
      one: 'رقم واحد يصبح',
      two: 'رقمان يصبحان',
      few: '# أرقام تصبح',
      many: '# رقمًا تصبح',
      other: '# رقم تصبح',
    })} لأشخاص لا يجمعهم رقم الآن. ويبقى كلٌّ منهم شخصًا مستقلًا.`,
  mayMeet: 'إعادة قراءة الأرقام رغم ذلك',
  person: arWords.person,
  typed: 'ما كُتب',
  readNow: (number) => `الآن ${number}`,
  readThen: 'يُقرأ',
  nameless: arWords.noName,
  cities: arWords.cities,
  citiesHint: 'تُقترح في نموذج المشروع، وما فيه مشاريع منها يأتي بهذا الترتيب في مرشّح الموقع.',
  cityNumber: (n) => `المدينة ${n}`,
  addCity: 'إضافة مدينة',
};
