import type { FieldIssue } from '../field-issues.ts';
import { LINE_MAX, NAME_MAX, TEXT_MAX, UNIT_AREA_MIN } from '../limits.ts';
import * as arWords from '../words/ar.ts';
import * as words from '../words/en.ts';
import { isCounted, UNIT_KINDS, type UnitKind } from './deals.ts';
import { parseTypedNumber, toWesternDigits } from './digits.ts';
import { readFloorWords } from './floor-words.ts';
import { foldText } from './fold-text.ts';
import { withoutCurrency } from './heading-currency.ts';
import type { Lang } from './language.ts';
import type { Currency } from './money.ts';
import { type Heading, headingKey, keysOf, readCurrency, readMoney } from './sheet-cells.ts';
import { OPTIONAL_FACTS, REQUIRED_FACTS, type UnitFact, type UnitFacts } from './unit-facts.ts';

/** What one unit says in the sheet, in an import and in an export. */
export type SheetValues = UnitFacts & {
  unitNumber: string;
  unitLabelAr: string;
  unitLabelEn: string;
  kind: UnitKind;
  price: number | null;
  currency: Currency | null;
  isListed: boolean;
  viewAr: string;
  viewEn: string;
  aboutAr: string;
  aboutEn: string;
  /** For staff alone; no visitor reads it. */
  internalNotes: string;
};
export type SheetField = keyof SheetValues;

/** In the order of the columns. The headings are those of an export; synonyms are read as well, in any spelling. */
export const SHEET_HEADINGS: Record<SheetField, Heading> = {
  unitNumber: {
    ar: arWords.number,
    en: words.number,
    synonyms: [
      'no',
      'unit',
      'unit no',
      'unit number',
      'apartment',
      'apartment no',
      'apt',
      'flat',
      'رقم',
      'رقم الوحدة',
      'رقم الشقة',
      'الوحدة',
      'الشقة',
    ],
  },
  unitLabelAr: {
    ar: arWords.labelInArabic,
    en: words.labelInArabic,
    synonyms: ['التسمية', 'الاسم', 'arabic label', 'label ar'],
  },
  unitLabelEn: {
    ar: arWords.labelInEnglish,
    en: words.labelInEnglish,
    synonyms: ['label', 'name', 'english label', 'label en', 'بالإنجليزية'],
  },
  kind: { ar: arWords.kind, en: words.kind, synonyms: ['type', 'unit type', 'نوع', 'نوع الوحدة'] },
  floor: { ar: arWords.floor, en: words.floor, synonyms: ['level', 'storey', 'طابق', 'رقم الطابق'] },
  bedrooms: {
    ar: arWords.bedrooms,
    en: words.bedrooms,
    synonyms: ['beds', 'bed', 'rooms', 'br', 'نوم', 'غرف', 'عدد الغرف', 'عدد غرف النوم'],
  },
  bathrooms: {
    ar: arWords.bathrooms,
    en: words.bathrooms,
    synonyms: ['baths', 'bath', 'wc', 'حمام', 'حمامات', 'عدد الحمامات'],
  },
  sizeSqm: {
    ar: arWords.areaWithUnit,
    en: words.areaWithUnit,
    synonyms: ['area', 'size', 'sqm', 'm2', 'm²', 'area sqm', 'المساحة', 'مساحة', 'م2', 'م²', 'متر'],
  },
  price: {
    ar: arWords.price,
    en: words.price,
    synonyms: ['amount', 'list price', 'سعر', 'الثمن', 'سعر البيع', 'المبلغ'],
  },
  currency: { ar: arWords.currency, en: words.currency, synonyms: ['cur', 'عملة'] },
  isListed: {
    ar: arWords.listedOnTheSite,
    en: words.listedOnTheSite,
    synonyms: ['listed', 'on site', 'معروضة', 'معروض', 'في الموقع'],
  },
  viewAr: { ar: arWords.viewInArabic, en: words.viewInArabic, synonyms: ['الإطلالة', 'إطلالة'] },
  viewEn: { ar: arWords.viewInEnglish, en: words.viewInEnglish, synonyms: ['view'] },
  // visitors read these, so a column of the like of 'الوصف' goes there only by somebody's choice
  aboutAr: { ar: arWords.descriptionInArabic, en: words.descriptionInArabic, synonyms: [] },
  aboutEn: { ar: arWords.descriptionInEnglish, en: words.descriptionInEnglish, synonyms: [] },
  internalNotes: {
    ar: arWords.internalNotes,
    en: words.internalNotes,
    synonyms: [
      'notes',
      'note',
      'remarks',
      'comments',
      'internal note',
      'ملاحظات',
      'ملاحظة',
      'الملاحظات',
      'ملاحظة داخلية',
    ],
  },
};
export const SHEET_FIELDS = Object.keys(SHEET_HEADINGS) as SheetField[];

/** Follows from the deals, and is never typed; an import reads which units lack theirs. */
export const STATUS_HEADING: Heading = {
  ar: arWords.status,
  en: words.status,
  synonyms: ['حالة', 'availability', 'state'],
};

const FIELD_OF_HEADING = new Map(
  SHEET_FIELDS.flatMap((field) => keysOf(SHEET_HEADINGS[field]).map((key) => [key, field] as const)),
);

/** The column that a heading names, or null. Of a price it may name the currency as well. */
export function fieldOfHeading(heading: string): SheetField | null {
  const field = FIELD_OF_HEADING.get(headingKey(heading));
  if (field) return field;
  const bare = FIELD_OF_HEADING.get(headingKey(withoutCurrency(heading)));
  return bare === 'price' ? bare : null;
}

const STATUS_KEYS = keysOf(STATUS_HEADING);
export const isStatusHeading = (heading: string): boolean => STATUS_KEYS.includes(headingKey(heading));

/** As an export writes them, and the words that are read as well. */
export const KIND_WORDS: Record<UnitKind, Heading> = {
  apartment: { ar: arWords.apartment, en: words.apartment, synonyms: ['flat', 'apt', 'شقه سكنيه', 'سكني'] },
  office: { ar: arWords.office, en: words.office, synonyms: [] },
  shop: {
    ar: arWords.shop,
    en: words.shop,
    synonyms: ['store', 'retail', 'متجر', 'محل تجاري', 'مخزن تجاري'],
  },
  villa: { ar: arWords.villa, en: words.villa, synonyms: ['فله', 'house'] },
  parking: {
    ar: arWords.parking,
    en: words.parking,
    synonyms: ['car park', 'garage', 'كراج', 'موقف سيارة', 'موقف سيارات'],
  },
  storage: { ar: arWords.storage, en: words.storage, synonyms: ['store room', 'storeroom', 'مستودع'] },
};

/** A tick has neither letters nor digits. */
const wordKey = (word: string) => headingKey(word) || word.trim();
const YES = ['yes', 'y', 'true', '1', 'x', 'listed', 'نعم', 'صح', 'معروضة', '✓'].map(wordKey);
const NO = ['no', 'n', 'false', '0', 'unlisted', 'لا', 'خطأ', 'غير معروضة'].map(wordKey);
export const YES_WORD: Record<Lang, string> = { ar: arWords.yes, en: words.yes };
export const NO_WORD: Record<Lang, string> = { ar: arWords.no, en: words.no };

/** What a cell says: the fields it sets (a price may name its currency), or what is wrong with it. */
export type CellReading = { values: Partial<SheetValues> } | { issue: string };

/** As the codes of field-issues are written; public pages load rules, and not those texts. */
const issue = (code: FieldIssue, n?: number | string): string => (n === undefined ? code : `${code}:${n}`);

const refused = (code: FieldIssue, n?: number): CellReading => ({ issue: issue(code, n) });

function readFact(name: keyof UnitFacts, { min, max, whole }: UnitFact, text: string): CellReading {
  // '138 m²' and '٣ غرف' are numbers with their unit
  const bare = toWesternDigits(text)
    .replace(/\s*(m²|m2|sqm|م²|م2|متر|غرف|غرفة)\s*$/iu, '')
    .trim();
  const value = parseTypedNumber(bare);
  if (value === null) return refused('notANumber');
  if (whole && !Number.isInteger(value)) return refused('notWhole');
  if (value < min) return refused('min', min);
  if (value > max) return refused('max', max);
  return { values: { [name]: name === 'sizeSqm' ? Math.round(value * 100) / 100 : value } };
}

function readFloor(text: string): CellReading {
  const floor = parseTypedNumber(text) ?? readFloorWords(text);
  return readFact('floor', OPTIONAL_FACTS.floor, floor === null ? text : String(floor));
}

function readPrice(text: string, currency: Currency | null): CellReading {
  const read = readMoney(text, currency);
  if ('issue' in read) return read;
  return { values: { price: read.amount, ...(read.currency && { currency: read.currency }) } };
}

function readOwnCurrency(text: string): CellReading {
  const read = readCurrency(text);
  return 'issue' in read ? read : { values: read };
}

function readKind(text: string): CellReading {
  const key = headingKey(text);
  const kind = UNIT_KINDS.find((one) => one === key || keysOf(KIND_WORDS[one]).includes(key));
  return kind ? { values: { kind } } : refused('invalidChoice');
}

function readListed(text: string): CellReading {
  const key = wordKey(text);
  if (YES.includes(key)) return { values: { isListed: true } };
  if (NO.includes(key)) return { values: { isListed: false } };
  return refused('invalidChoice');
}

const TEXT_LIMITS: Partial<Record<SheetField, number>> = {
  unitNumber: LINE_MAX,
  unitLabelAr: NAME_MAX,
  unitLabelEn: NAME_MAX,
  viewAr: LINE_MAX,
  viewEn: LINE_MAX,
  aboutAr: TEXT_MAX,
  aboutEn: TEXT_MAX,
  internalNotes: TEXT_MAX,
};

/** What an empty cell means where it may be empty; the others need a value. */
const EMPTY: Partial<SheetValues> = {
  unitLabelAr: '',
  unitLabelEn: '',
  floor: null,
  price: null,
  viewAr: '',
  viewEn: '',
  aboutAr: '',
  aboutEn: '',
  internalNotes: '',
};

/**
 * Reads a typed or pasted cell. `currency` is the unit's, for the decimals of a price that names none. An import leaves
 * a field as it is where its cell is empty, and does not ask.
 */
export function readCell(field: SheetField, text: string, currency: Currency | null = null): CellReading {
  const typed = text.trim();
  if (typed === '') return field in EMPTY ? { values: { [field]: EMPTY[field] } } : refused('required');
  switch (field) {
    case 'kind':
      return readKind(typed);
    case 'floor':
      return readFloor(typed);
    case 'bedrooms':
    case 'bathrooms':
    case 'sizeSqm':
      // a parking place is smaller than a home; checkSheetUnit knows the kind
      return readFact(field, { ...REQUIRED_FACTS[field], min: 0 }, typed);
    case 'price':
      return readPrice(typed, currency);
    case 'currency':
      return readOwnCurrency(typed);
    case 'isListed':
      return readListed(typed);
    default: {
      const max = TEXT_LIMITS[field] ?? LINE_MAX;
      return typed.length > max ? refused('tooLong', max) : { values: { [field]: typed } };
    }
  }
}

/** A cell as an export writes it and as the sheet copies it. */
export function cellText(field: SheetField, values: SheetValues, lang: Lang): string {
  const value = values[field];
  if (value === null || value === undefined) return '';
  if (field === 'kind') return KIND_WORDS[values.kind][lang];
  if (field === 'isListed') return (values.isListed ? YES_WORD : NO_WORD)[lang];
  return String(value);
}

/** What a unit is called that nobody has named. */
export const labelsOf = ({ kind, unitNumber }: Pick<SheetValues, 'kind' | 'unitNumber'>) => ({
  unitLabelAr: unitNumber && `${KIND_WORDS[kind].ar} ${unitNumber}`,
  unitLabelEn: unitNumber && `${KIND_WORDS[kind].en} ${unitNumber}`,
});

/** By this a unit is found in its project: another spelling of a number is the same number. */
export const unitNumberKey = (unitNumber: string): string => foldText(unitNumber);

/** A listed home says how many rooms it has; an office, a parking place or an unlisted unit need not. */
export const needsRooms = ({ kind, isListed }: Pick<SheetValues, 'kind' | 'isListed'>): boolean =>
  isListed && (kind === 'apartment' || kind === 'villa');

/** What a sold unit cost is in its deal, and it stays on the site as it is. */
const LOCKED_WHEN_SOLD: readonly string[] = ['price', 'currency', 'isListed'] satisfies SheetField[];
export const isLockedWhenSold = (field: string): boolean => LOCKED_WHEN_SOLD.includes(field);

export interface FloorRange {
  floorsFrom: number | null;
  floorsTo: number | null;
}

/**
 * What is wrong with a whole unit, by field. `building` has the floors of its project; one without floors takes any.
 */
export function checkSheetUnit(
  unit: Pick<SheetValues, 'unitNumber' | 'kind' | 'sizeSqm' | 'isListed' | 'floor'>,
  { floorsFrom, floorsTo }: FloorRange,
): Partial<Record<SheetField, string>> {
  const problems: Partial<Record<SheetField, string>> = {};
  if (unit.unitNumber.trim() === '') problems.unitNumber = 'required';
  if (unit.isListed && isCounted(unit.kind) && unit.sizeSqm < UNIT_AREA_MIN)
    problems.sizeSqm = issue('min', UNIT_AREA_MIN);
  if (unit.floor !== null && floorsFrom !== null && floorsTo !== null)
    if (unit.floor < floorsFrom || unit.floor > floorsTo)
      problems.floor = issue('noSuchFloor', `${unit.floor} (${floorsFrom}…${floorsTo})`);
  return problems;
}
