import { both } from '../words/both.ts';
import { amountInWords } from './amount-words.ts';
import type { ContractFacts, ContractParty, ContractUnit } from './contract-facts.ts';
import {
  ARABIC,
  dayOf,
  ID_WORDS,
  kindOf,
  list,
  ltr,
  moneyOf,
  nameOfParty,
  numberOf,
  toPay,
  unitLabel,
} from './contract-texts.ts';
import { dayText } from './dates.ts';
import type { Lang } from './language.ts';
import { inLanguage, nameOf } from './localized.ts';
import { sumAmounts } from './money.ts';
import { lineLabel, type PlanLine } from './plans.ts';

/** Where what is missing is typed. */
export const FIELD_PLACES = ['parties', 'price', 'plan', 'units', 'project', 'company'] as const;
export type FieldPlace = (typeof FIELD_PLACES)[number];

export const FIELD_GROUPS = ['contract', 'company', 'project', 'buyers', 'units', 'money', 'plan'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** What is repeated for each of several. */
export const CONTRACT_LOOPS = {
  buyers: { en: 'buyers', ar: 'المشترون', also: ['المشترين', 'الأطراف', 'parties'] },
  units: { en: 'units', ar: 'الوحدات', also: ['الشقق', 'apartments'] },
  plan: { en: 'plan', ar: 'الدفعات', also: ['خطة الدفع', 'الأقساط', 'payments'] },
} as const satisfies Record<string, FieldNames>;
export type ContractLoop = keyof typeof CONTRACT_LOOPS;
export const CONTRACT_LOOP_NAMES = Object.keys(CONTRACT_LOOPS) as [ContractLoop, ...ContractLoop[]];

export interface FieldNames {
  en: string;
  ar: string;
  /** Further names that people write. */
  also?: readonly string[];
}

export interface ContractField extends FieldNames {
  group: FieldGroup;
  /** What the reader is told of it beside its name. */
  place: FieldPlace | null;
}

export interface Described<Item> extends ContractField {
  /** '' where nobody has typed it. */
  get: (item: Item, lang: Lang, facts: ContractFacts) => string;
  /** What `{#field} … {/field}` asks, where an empty text is not the question. */
  isSet?: (facts: ContractFacts) => boolean;
}

type Money = NonNullable<ContractFacts['money']>;
/** An amount, and the same in words. */
const amounts = (
  key: string,
  en: string,
  ar: string,
  of: (money: Money) => number,
  more: { also?: string[]; isSet?: (facts: ContractFacts) => boolean } = {},
): Record<string, Described<ContractFacts>> => ({
  [key]: {
    ...{ group: 'money', place: 'price', en, ar },
    ...more,
    get: ({ money }, lang) => (money ? moneyOf(of(money), money.currency, lang) : ''),
  },
  [`${key}Words`]: {
    ...{ group: 'money', place: 'price', en: `${en} in words`, ar: `${ar} كتابة` },
    also: (more.also ?? []).map((name) => `${name} ${ARABIC.test(name) ? 'كتابة' : 'in words'}`),
    ...(more.isSet && { isSet: more.isSet }),
    get: ({ money }, lang) => (money ? amountInWords(of(money), money.currency, lang) : ''),
  },
});

const first = (get: (party: ContractParty, lang: Lang) => string) => (facts: ContractFacts, lang: Lang) => {
  const [party] = facts.parties;
  return party ? get(party, lang) : '';
};
const firstUnit = (get: (unit: ContractUnit, lang: Lang) => string) => (facts: ContractFacts, lang: Lang) =>
  list([...new Set(facts.units.map((unit) => get(unit, lang)))], lang);

const PARTY: Record<string, Described<ContractParty>> = {
  name: {
    ...{ group: 'buyers', place: 'parties', en: 'name', ar: 'الاسم', also: ['اسم'] },
    get: nameOfParty,
  },
  idKind: {
    ...{ group: 'buyers', place: 'parties', en: 'ID kind', ar: 'نوع الهوية', also: ['نوع الوثيقة'] },
    get: ({ idKind }, lang) => (idKind ? ID_WORDS[idKind][lang] : ''),
  },
  idNumber: {
    ...{ group: 'buyers', place: 'parties', en: 'ID number', ar: 'رقم الهوية', also: ['ID', 'الهوية'] },
    get: ({ idNumber }, lang) => ltr(idNumber, lang),
  },
  address: {
    ...{ group: 'buyers', place: 'parties', en: 'address', ar: 'العنوان' },
    get: ({ address }) => address,
  },
  phone: {
    ...{
      group: 'buyers',
      place: 'parties',
      en: 'phone',
      ar: 'الهاتف',
      also: ['رقم الهاتف', 'mobile', 'الجوال'],
    },
    get: ({ phone }, lang) => ltr(phone, lang),
  },
  email: {
    ...{
      group: 'buyers',
      place: 'parties',
      en: 'e-mail',
      ar: 'البريد الإلكتروني',
      also: ['email', 'الإيميل'],
    },
    get: ({ email }, lang) => ltr(email, lang),
  },
  share: {
    ...{ group: 'buyers', place: 'parties', en: 'share', ar: 'الحصة' },
    // whoever buys alone has all of it
    get: ({ share }, lang, { parties }) => {
      const own = share ?? (parties.length === 1 ? 100 : null);
      return own === null ? '' : ltr(`${own}%`, lang);
    },
  },
};

const UNIT: Record<string, Described<ContractUnit>> = {
  label: {
    ...{
      group: 'units',
      place: 'units',
      en: 'unit number',
      ar: 'رقم الوحدة',
      also: ['unit', 'الوحدة', 'رقم الشقة'],
    },
    get: unitLabel,
  },
  kind: {
    ...{ group: 'units', place: 'units', en: 'unit kind', ar: 'نوع الوحدة', also: ['kind', 'النوع'] },
    get: kindOf,
  },
  floor: {
    ...{ group: 'units', place: 'units', en: 'floor', ar: 'الطابق' },
    get: ({ floor }, lang) => numberOf(floor, lang),
  },
  area: {
    ...{ group: 'units', place: 'units', en: 'area', ar: 'المساحة' },
    get: ({ sizeSqm }, lang) => numberOf(sizeSqm, lang),
  },
  bedrooms: {
    ...{ group: 'units', place: 'units', en: 'bedrooms', ar: 'غرف النوم', also: ['عدد غرف النوم'] },
    get: ({ bedrooms }, lang) => numberOf(bedrooms, lang),
  },
  unitPrice: {
    ...{ group: 'units', place: 'price', en: 'unit price', ar: 'ثمن الوحدة', also: ['سعر الوحدة'] },
    get: ({ price }, lang, { money }) =>
      price === null || money === null ? '' : moneyOf(price, money.currency, lang),
  },
  unitPriceWords: {
    ...{ group: 'units', place: 'price', en: 'unit price in words', ar: 'ثمن الوحدة كتابة' },
    get: ({ price }, lang, { money }) =>
      price === null || money === null ? '' : amountInWords(price, money.currency, lang),
  },
};

const LINE: Record<string, Described<PlanLine>> = {
  due: {
    ...{ group: 'plan', place: 'plan', en: 'due', ar: 'الاستحقاق', also: ['due date', 'تاريخ الاستحقاق'] },
    // the day of a stage that is not reached is nobody's to promise: the stage stands there in words
    get: ({ dueOn, waitsFor, after, label }, lang) =>
      dueOn !== null && !waitsFor
        ? dayOf(dueOn, lang)
        : after
          ? lineLabel({ label: '', after }, lang)
          : label,
  },
  description: {
    ...{ group: 'plan', place: null, en: 'description', ar: 'البيان', also: ['البند', 'line'] },
    get: (line, lang) => lineLabel(line, lang),
  },
  amount: {
    ...{ group: 'plan', place: 'plan', en: 'amount', ar: 'المبلغ', also: ['قيمة الدفعة'] },
    get: ({ amount }, lang, { money }) => (money ? moneyOf(amount, money.currency, lang) : ''),
  },
  amountWords: {
    ...{ group: 'plan', place: 'plan', en: 'amount in words', ar: 'المبلغ كتابة' },
    get: ({ amount }, lang, { money }) => (money ? amountInWords(amount, money.currency, lang) : ''),
  },
};

export const ITEMS = { buyers: PARTY, units: UNIT, plan: LINE };
export const ORDER: FieldNames = { en: 'no', ar: 'م', also: ['number', 'الرقم', 'رقم', '#'] };

export const SCALARS: Record<string, Described<ContractFacts>> = {
  contractNumber: {
    ...{ group: 'contract', place: null, en: 'contract number', ar: 'رقم العقد' },
    get: ({ number }, lang) => (number === null ? both('draft')[lang] : ltr(number, lang)),
  },
  contractDate: {
    ...{ group: 'contract', place: null, en: 'contract date', ar: 'تاريخ العقد', also: ['date', 'التاريخ'] },
    get: ({ on }, lang) => dayOf(on, lang),
  },
  contractDay: {
    ...{ group: 'contract', place: null, en: 'contract weekday', ar: 'يوم العقد', also: ['اليوم'] },
    get: ({ on }, lang) => dayText(on, lang, { weekday: 'long' }),
  },
  dealNumber: {
    ...{ group: 'contract', place: null, en: 'deal number', ar: 'رقم الصفقة' },
    get: ({ dealId }, lang) => numberOf(dealId, lang),
  },
  dealDate: {
    ...{ group: 'contract', place: null, en: 'deal date', ar: 'تاريخ الصفقة', also: ['تاريخ الاتفاق'] },
    get: ({ dealOn }, lang) => dayOf(dealOn, lang),
  },
  company: {
    ...{ group: 'company', place: 'company', en: 'company', ar: 'الشركة' },
    also: ['seller', 'البائع', 'اسم الشركة', 'company name'],
    get: ({ company }, lang) => company.name[lang],
  },
  companyAddress: {
    ...{
      group: 'company',
      place: 'company',
      en: 'company address',
      ar: 'عنوان الشركة',
      also: ['عنوان البائع'],
    },
    get: ({ company }, lang) => company.address[lang],
  },
  companyPhone: {
    ...{ group: 'company', place: 'company', en: 'company phone', ar: 'هاتف الشركة', also: ['هاتف البائع'] },
    get: ({ company }, lang) => ltr(company.phone, lang),
  },
  companyEmail: {
    ...{
      group: 'company',
      place: 'company',
      en: 'company e-mail',
      ar: 'بريد الشركة',
      also: ['company email'],
    },
    get: ({ company }, lang) => ltr(company.email, lang),
  },
  companyLicence: {
    ...{
      group: 'company',
      place: 'company',
      en: 'company licence',
      ar: 'رخصة الشركة',
      also: ['رقم تسجيل الشركة'],
    },
    get: ({ company }, lang) => ltr(company.licence, lang),
  },
  project: {
    ...{
      group: 'project',
      place: 'project',
      en: 'project',
      ar: 'المشروع',
      also: ['building', 'العمارة', 'اسم المشروع'],
    },
    get: ({ project }, lang) => (project ? nameOf(project, lang) : ''),
  },
  projectAddress: {
    ...{
      group: 'project',
      place: 'project',
      en: 'project address',
      ar: 'عنوان المشروع',
      also: ['عنوان العمارة'],
    },
    get: ({ project }, lang) => (project ? inLanguage(project.addressEn, project.addressAr, lang) : ''),
  },
  buyer: {
    ...{ group: 'buyers', place: 'parties', en: 'buyer', ar: 'المشتري', also: ['اسم المشتري', 'buyer name'] },
    get: first(nameOfParty),
  },
  buyerNames: {
    ...{ group: 'buyers', place: 'parties', en: 'buyers', ar: 'المشترون' },
    also: ['المشترين', 'أسماء المشترين', 'buyer names', 'buyers names'],
    get: ({ parties }, lang) => list(parties.map(nameOfParty), lang),
  },
  buyerIdKind: {
    ...{ group: 'buyers', place: 'parties', en: 'buyer ID kind', ar: 'نوع هوية المشتري' },
    get: first((party, lang) => (party.idKind ? ID_WORDS[party.idKind][lang] : '')),
  },
  buyerId: {
    ...{ group: 'buyers', place: 'parties', en: 'buyer ID number', ar: 'رقم هوية المشتري' },
    also: ['buyer ID', 'هوية المشتري'],
    get: first(({ idNumber }, lang) => ltr(idNumber, lang)),
  },
  buyerAddress: {
    ...{ group: 'buyers', place: 'parties', en: 'buyer address', ar: 'عنوان المشتري' },
    get: first(({ address }) => address),
  },
  buyerPhone: {
    ...{
      group: 'buyers',
      place: 'parties',
      en: 'buyer phone',
      ar: 'هاتف المشتري',
      also: ['رقم هاتف المشتري'],
    },
    get: first(({ phone }, lang) => ltr(phone, lang)),
  },
  buyerEmail: {
    ...{ group: 'buyers', place: 'parties', en: 'buyer e-mail', ar: 'بريد المشتري', also: ['buyer email'] },
    get: first(({ email }, lang) => ltr(email, lang)),
  },
  unit: {
    ...{ group: 'units', place: 'units', en: 'unit', ar: 'الوحدة' },
    also: ['units', 'الوحدات', 'unit number', 'رقم الوحدة', 'الشقة', 'رقم الشقة', 'apartment'],
    get: firstUnit(unitLabel),
  },
  unitKind: {
    ...{ group: 'units', place: 'units', en: 'unit kind', ar: 'نوع الوحدة' },
    get: firstUnit(kindOf),
  },
  unitFloor: {
    ...{ group: 'units', place: 'units', en: 'floor', ar: 'الطابق' },
    get: firstUnit(({ floor }, lang) => numberOf(floor, lang)),
  },
  unitArea: {
    ...{ group: 'units', place: 'units', en: 'area', ar: 'المساحة', also: ['unit area', 'مساحة الوحدة'] },
    get: ({ units }, lang) =>
      units.length === 0
        ? ''
        : numberOf(Math.round(units.reduce((sum, { sizeSqm }) => sum + sizeSqm, 0) * 100) / 100, lang),
  },
  ...amounts('price', 'price', 'الثمن', ({ price }) => price, { also: ['السعر'] }),
  ...amounts('discount', 'discount', 'الخصم', ({ discounts }) => discounts, {
    isSet: ({ money }) => (money?.discounts ?? 0) > 0,
  }),
  ...amounts('fees', 'fees', 'الرسوم', ({ fees }) => fees, { isSet: ({ money }) => (money?.fees ?? 0) > 0 }),
  ...amounts('total', 'total', 'المجموع', toPay, { also: ['to pay', 'المبلغ المطلوب', 'الثمن الإجمالي'] }),
  currency: {
    ...{ group: 'money', place: 'price', en: 'currency', ar: 'العملة' },
    get: ({ money }, lang) => (money ? ltr(money.currency, lang) : ''),
  },
  planTotal: {
    ...{ group: 'plan', place: 'plan', en: 'plan total', ar: 'مجموع الدفعات' },
    get: ({ plan, money }, lang) =>
      money && plan.length > 0
        ? moneyOf(
            sumAmounts(
              plan.map(({ amount }) => amount),
              money.currency,
            ),
            money.currency,
            lang,
          )
        : '',
  },
  planCount: {
    ...{ group: 'plan', place: 'plan', en: 'number of payments', ar: 'عدد الدفعات' },
    get: ({ plan }, lang) => (plan.length === 0 ? '' : numberOf(plan.length, lang)),
  },
};
