import { both } from '../words/both.ts';
import { lists } from '../words/lists.ts';
import { amountInWords } from './amount-words.ts';
import { dayText } from './dates.ts';
import type { UnitKind } from './deals.ts';
import { foldText } from './fold-text.ts';
import type { Lang } from './language.ts';
import { inLanguage, nameOf } from './localized.ts';
import { type Currency, sumAmounts } from './money.ts';
import { moneyText } from './money-text.ts';
import { lineLabel, type PlanLine } from './plans.ts';

/** What of a deal stands in its contract, as it was when the contract was made. */
export type ContractFacts = {
  /** Null in a draft. */
  number: string | null;
  on: string;
  company: {
    name: Record<Lang, string>;
    address: Record<Lang, string>;
    phone: string;
    email: string;
    licence: string;
  };
  project: { nameEn: string; nameAr: string; addressEn: string; addressAr: string } | null;
  dealId: number;
  dealOn: string;
  /** Null before there is a price. */
  money: { currency: Currency; price: number; fees: number; discounts: number } | null;
  parties: ContractParty[];
  units: ContractUnit[];
  plan: PlanLine[];
};

export type ContractParty = {
  name: string;
  legalName: string;
  idKind: 'national' | 'passport' | 'company' | null;
  idNumber: string;
  address: string;
  email: string;
  phone: string;
  /** Of a hundred; null where nobody divided. */
  share: number | null;
};

export type ContractUnit = {
  label: string;
  kind: UnitKind;
  floor: number | null;
  sizeSqm: number;
  bedrooms: number;
  price: number | null;
};

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

interface FieldNames {
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

interface Described<Item> extends ContractField {
  /** '' where nobody has typed it. */
  get: (item: Item, lang: Lang, facts: ContractFacts) => string;
  /** What `{#field} … {/field}` asks, where an empty text is not the question. */
  isSet?: (facts: ContractFacts) => boolean;
}

const LRM = '\u200E';
const ARABIC = /\p{Script=Arabic}/u;
/**
 * A number with dashes or spaces keeps its order in an Arabic sentence between two marks of direction, which Word, unlike
 * isolates, has known for ever.
 */
const ltr = (text: string, lang: Lang): string =>
  lang === 'en' || text === '' || ARABIC.test(text) ? text : `${LRM}${text}${LRM}`;

/** A day as the papers write it: '15 November 2026'. */
const dayOf = (day: string, lang: Lang): string =>
  dayText(day, lang, { day: 'numeric', month: 'long', year: 'numeric' });

const moneyOf = (amount: number, currency: Currency, lang: Lang): string =>
  ltr(moneyText(amount, currency, 'paper'), lang);

const list = (items: readonly string[], lang: Lang): string =>
  items.filter(Boolean).join(lang === 'ar' ? '، ' : ', ');

const ID_WORDS: Record<'national' | 'passport' | 'company', Record<Lang, string>> = {
  national: { en: 'identity card', ar: 'بطاقة هوية' },
  passport: { en: 'passport', ar: 'جواز سفر' },
  company: { en: 'company registration', ar: 'تسجيل شركة' },
};

const nameOfParty = ({ legalName, name }: ContractParty): string => legalName || name;
const unitLabel = ({ label }: ContractUnit, lang: Lang): string => ltr(label, lang);
const kindOf = ({ kind }: ContractUnit, lang: Lang): string => lists[lang].unitKinds[kind];
const numberOf = (value: number | null, lang: Lang): string =>
  value === null ? '' : ltr(String(value).replace('-', '−'), lang);

/** What is to be paid in all, which the lines of the plan make. */
const toPay = ({ price, fees, discounts, currency }: NonNullable<ContractFacts['money']>): number =>
  sumAmounts([price, fees, -discounts], currency);

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

const ITEMS = { buyers: PARTY, units: UNIT, plan: LINE };
const ORDER: FieldNames = { en: 'no', ar: 'م', also: ['number', 'الرقم', 'رقم', '#'] };

const SCALARS: Record<string, Described<ContractFacts>> = {
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

const itemsOf = (facts: ContractFacts, loop: ContractLoop): readonly unknown[] =>
  ({ buyers: facts.parties, units: facts.units, plan: facts.plan })[loop];

/** All texts of a contract: what is frozen with it, and what is written into its fields. */
export type ContractValues = {
  fields: Record<string, string>;
  loops: Record<ContractLoop, Record<string, string>[]>;
  /** What `{#field}` shows. */
  isSet: Record<string, boolean>;
};

const loopFields = (loop: ContractLoop): [string, Described<never>][] =>
  Object.entries(ITEMS[loop] as Record<string, Described<never>>);

export function contractValues(facts: ContractFacts, lang: Lang): ContractValues {
  const fields = Object.entries(SCALARS).map(([key, { get }]) => [key, get(facts, lang, facts)] as const);
  const valuesOf = (loop: ContractLoop) =>
    itemsOf(facts, loop).map((item, i) => ({
      no: ltr(String(i + 1), lang),
      ...Object.fromEntries(loopFields(loop).map(([key, { get }]) => [key, get(item as never, lang, facts)])),
    }));
  return {
    fields: Object.fromEntries(fields),
    loops: { buyers: valuesOf('buyers'), units: valuesOf('units'), plan: valuesOf('plan') },
    isSet: {
      ...Object.fromEntries(fields.map(([key, text]) => [key, SCALARS[key]?.isSet?.(facts) ?? text !== ''])),
    },
  };
}

/** Upper and lower case, dots, dashes and underlines, tashkeel and forms of alif are one name. */
const keyOf = (name: string): string =>
  foldText(name)
    .replace(/[\s._\-–:']+/g, ' ')
    .trim();

const namesOf = ({ en, ar, also = [] }: FieldNames): string[] => [en, ar, ...also];

function index(entries: readonly (readonly [string, FieldNames])[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, names] of entries)
    for (const name of namesOf(names)) if (!found.has(keyOf(name))) found.set(keyOf(name), key);
  return found;
}

const SCALAR_KEYS = index(Object.entries(SCALARS));
const LOOP_KEYS = index(Object.entries(CONTRACT_LOOPS));
const ITEM_KEYS: Record<ContractLoop, Map<string, string>> = {
  buyers: index([['no', ORDER], ...Object.entries(PARTY)]),
  units: index([['no', ORDER], ...Object.entries(UNIT)]),
  plan: index([['no', ORDER], ...Object.entries(LINE)]),
};

/** What a name in braces means: within the loops around it the innermost first. */
export type FoundField = { loop: ContractLoop | null; key: string };

export function fieldNamed(name: string, loops: readonly ContractLoop[] = []): FoundField | null {
  const wanted = keyOf(name);
  for (const loop of loops.toReversed()) {
    const key = ITEM_KEYS[loop].get(wanted);
    if (key !== undefined) return { loop, key };
  }
  const key = SCALAR_KEYS.get(wanted);
  return key === undefined ? null : { loop: null, key };
}

/** `{#buyers}` repeats; any other field shows what stands between only where the field has a value. */
export function loopNamed(name: string): ContractLoop | null {
  return (LOOP_KEYS.get(keyOf(name)) as ContractLoop | undefined) ?? null;
}

/** The loop that a name belongs into, where it stands outside. */
export const loopOfField = (name: string): ContractLoop | null =>
  CONTRACT_LOOP_NAMES.find((loop) => ITEM_KEYS[loop].has(keyOf(name))) ?? null;

export const isSameName = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

/** How many letters are to be changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + (letter === other[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

const NEAR = 0.45;

/** The known name that is written most alike, in the same script; null where nothing is. */
export function nearestField(name: string, loops: readonly ContractLoop[] = []): string | null {
  const wanted = keyOf(name);
  if (wanted === '') return null;
  const isArabic = ARABIC.test(name);
  const known = [
    ...loops.flatMap((loop) => [ORDER, ...Object.values<FieldNames>(ITEMS[loop])]),
    ...Object.values<FieldNames>(SCALARS),
  ].flatMap((names) => {
    const own = isArabic ? names.ar : names.en;
    // a further name that is near stands for the name that we print
    return namesOf(names)
      .filter((one) => ARABIC.test(one) === isArabic)
      .map((one) => ({
        own,
        score: distance(wanted, keyOf(one)) / Math.max(wanted.length, keyOf(one).length),
      }));
  });
  const [best] = known.sort((a, b) => a.score - b.score);
  return best && best.score <= NEAR ? best.own : null;
}

export type DescribedField = ContractField & { key: string; loop: ContractLoop | null };

/** Every field there is, in order: those of a loop after the fields of their group. */
export const CONTRACT_FIELDS: readonly DescribedField[] = FIELD_GROUPS.flatMap((group) => [
  ...Object.entries(SCALARS)
    .filter(([, field]) => field.group === group)
    .map(([key, { en, ar, place }]) => ({ key, loop: null, group, en, ar, place })),
  ...CONTRACT_LOOP_NAMES.filter((loop) => loop === group).flatMap((loop) => [
    { key: 'no', loop, group, en: ORDER.en, ar: ORDER.ar, place: null },
    ...loopFields(loop).map(([key, { en, ar, place }]) => ({ key, loop, group, en, ar, place })),
  ]),
]);

/** A field that a template has, and that this deal has no value for. `at` counts from 1 where it is one of several. */
export type MissingField = {
  loop: ContractLoop | null;
  key: string;
  place: FieldPlace | null;
  at: number | null;
};

/**
 * What is found in a template: a field, or a loop with the key ''. `within` are the conditions around it: what they hide
 * is not missing.
 */
export type UsedField = FoundField & { within: FoundField[] };

export function missingFields(used: readonly UsedField[], values: ContractValues): MissingField[] {
  const missing = new Map<string, MissingField>();
  const add = (loop: ContractLoop | null, key: string, at: number | null) =>
    missing.set(`${loop} ${key} ${at}`, { loop, key, at, place: placeOf(loop, key) });
  const mayBeEmpty = (loop: ContractLoop | null, key: string) => placeOf(loop, key) === null;
  for (const { loop, key, within } of used) {
    if (mayBeEmpty(loop, key)) continue;
    const isShown = (item: Record<string, string> | null) =>
      within.every((one) =>
        one.loop === null
          ? values.isSet[one.key]
          : item === null || one.loop !== loop || item[one.key] !== '',
      );
    if (loop === null) {
      if (values.fields[key] === '' && isShown(null)) add(null, key, null);
      continue;
    }
    const items = values.loops[loop];
    if (key === '') {
      if (items.length === 0 && isShown(null)) add(loop, '', null);
      continue;
    }
    for (const [i, item] of items.entries())
      if (item[key] === '' && isShown(item)) add(loop, key, items.length > 1 ? i + 1 : null);
  }
  return [...missing.values()];
}

const GAP = '………………';

/** Where nothing was typed a draft has a dotted line. */
export function withGaps({ fields, loops, isSet }: ContractValues): ContractValues {
  const gapped = (texts: Record<string, string>, loop: ContractLoop | null) =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        text === '' && placeOf(loop, key) !== null ? GAP : text,
      ]),
    );
  return {
    fields: gapped(fields, null),
    loops: {
      buyers: loops.buyers.map((item) => gapped(item, 'buyers')),
      units: loops.units.map((item) => gapped(item, 'units')),
      plan: loops.plan.map((item) => gapped(item, 'plan')),
    },
    isSet,
  };
}

export type ChangedField = FoundField & { at: number | null };

/** The fields of a contract that would say something else now: `at` is the first line of a loop that differs. */
export function changedValues(
  used: readonly FoundField[],
  made: ContractValues,
  now: ContractValues,
): ChangedField[] {
  const keys = new Map(used.map(({ loop, key }) => [`${loop} ${key}`, { loop, key }]));
  return [...keys.values()].flatMap(({ loop, key }): ChangedField[] => {
    if (loop === null) return made.fields[key] === now.fields[key] ? [] : [{ loop, key, at: null }];
    const [before, after] = [made.loops[loop], now.loops[loop]];
    if (key === '') return before.length === after.length ? [] : [{ loop, key, at: null }];
    const at = before.findIndex((item, i) => after[i] !== undefined && item[key] !== after[i][key]);
    return at < 0 ? [] : [{ loop, key, at: at + 1 }];
  });
}

const LOOP_PLACE: Record<ContractLoop, FieldPlace> = { buyers: 'parties', units: 'units', plan: 'plan' };
const placeOf = (loop: ContractLoop | null, key: string): FieldPlace | null =>
  loop === null
    ? (SCALARS[key]?.place ?? null)
    : key === ''
      ? LOOP_PLACE[loop]
      : ((ITEMS[loop] as Record<string, ContractField>)[key]?.place ?? null);

/** What a field is called; of a loop, where the key is '', the loop. */
export function namedField<Ref extends FoundField>(ref: Ref): Ref & { en: string; ar: string } {
  const { loop, key } = ref;
  const names: FieldNames | undefined =
    loop === null
      ? SCALARS[key]
      : key === ''
        ? CONTRACT_LOOPS[loop]
        : key === 'no'
          ? ORDER
          : (ITEMS[loop] as Record<string, FieldNames>)[key];
  return { ...ref, en: names?.en ?? key, ar: names?.ar ?? key };
}

const EXAMPLE_STAGE = {
  ...{ id: 1, nameEn: 'Skeleton', nameAr: 'العظم', order: 2 },
  ...{ plannedOn: '2027-03-01', reachedOn: null },
};

/** The deal of the examples and of a test contract: nobody's. */
export const EXAMPLE_FACTS: ContractFacts = {
  ...{ number: '2026-0000', on: '2026-11-15', dealId: 1234, dealOn: '2026-11-09' },
  company: {
    name: { en: 'Example Real Estate', ar: 'شركة المثال العقارية' },
    address: { en: 'Irsal Street, Ramallah', ar: 'شارع الإرسال، رام الله' },
    ...{ phone: '02 295 0000', email: 'office@example.com', licence: '562000000' },
  },
  project: {
    ...{ nameEn: 'Example Tower', nameAr: 'برج المثال' },
    ...{ addressEn: 'Main Street, Al-Bireh', addressAr: 'الشارع الرئيسي، البيرة' },
  },
  money: { currency: 'USD', price: 168_000, fees: 0, discounts: 1500 },
  parties: [
    {
      ...{ name: 'Sami Example', legalName: 'سامي أحمد مثال', idKind: 'national', idNumber: '900000000' },
      ...{ address: 'شارع القدس، رام الله', email: 'sami@example.com', phone: '0599 000 000', share: 60 },
    },
    {
      ...{ name: 'Rima Example', legalName: 'ريما خالد مثال', idKind: 'passport', idNumber: 'N0000000' },
      ...{ address: 'شارع القدس، رام الله', email: 'rima@example.com', phone: '0598 000 000', share: 40 },
    },
  ],
  units: [
    { label: 'A-302', kind: 'apartment', floor: 3, sizeSqm: 142.5, bedrooms: 3, price: 160_000 },
    { label: 'P-06', kind: 'parking', floor: -1, sizeSqm: 14, bedrooms: 0, price: 8000 },
  ],
  plan: [
    { dueOn: '2026-11-15', amount: 33_300, label: 'عند التوقيع' },
    { dueOn: '2027-02-15', amount: 66_600, label: 'قسط 1/2' },
    {
      ...{ dueOn: '2027-03-15', amount: 66_600, label: '' },
      after: { ...EXAMPLE_STAGE, days: 14 },
      waitsFor: { order: 2, expectedOn: '2027-03-15' },
    },
  ],
};
