import type { FieldIssue } from '../field-issues.ts';
import { CHEQUE_NUMBER_MAX, LINE_MAX, NAME_MAX, PHONE_MAX } from '../limits.ts';
import * as arWords from '../words/ar.ts';
import * as words from '../words/en.ts';
import { withoutCurrency } from './heading-currency.ts';
import { CHANNEL_MAX } from './lead-channel.ts';
import type { OpenLeadStage } from './leads.ts';
import { type Currency, decimalsOf } from './money.ts';
import { isValidPhone } from './phone.ts';
import {
  BUILDING,
  BUYER,
  CURRENCY,
  LEAD_STAGE_WORDS,
  NAME,
  NOTE,
  named,
  PHONE,
  type RUNNING_CHEQUE_STATES,
  type RUNNING_STAGES,
  STAGE_WORDS,
  STATE_WORDS,
} from './running-headings.ts';
import {
  type Heading,
  headingKey,
  isAmbiguous,
  keysOf,
  readCurrency,
  readDay,
  readMoney,
} from './sheet-cells.ts';

/** How a cell is read: `word` is one of a few, `units` several numbers, `name` something here that is looked up. */
type CellKind = 'text' | 'phone' | 'money' | 'currency' | 'day' | 'units' | 'word' | 'name';

interface SheetColumn {
  heading: Heading;
  cell: CellKind;
  /** Without such a column no row can be read. */
  isNeeded?: boolean;
  /** Of a text, in characters. */
  max?: number;
  words?: Record<string, Heading>;
}

/** Where a cheque or a lead belongs. */
const WHERE = {
  building: { heading: BUILDING, cell: 'name', max: NAME_MAX },
  units: {
    heading: named(
      arWords.unit,
      words.unit,
      'وحدة',
      'الشقة',
      'رقم الشقة',
      'رقم الوحدة',
      'unit no',
      'flat',
      'apartment',
    ),
    cell: 'units',
  },
} as const satisfies Record<string, SheetColumn>;

/**
 * Each kind of rows that comes in is a description: columns are recognised by it, cells read, the sheet to fill in and
 * the export written.
 */
export const RUNNING_SHEETS = {
  deals: {
    title: { ar: arWords.deals, en: words.deals },
    columns: {
      building: { heading: BUILDING, cell: 'name', max: NAME_MAX },
      units: {
        heading: named(
          arWords.units,
          words.units,
          'الوحدة',
          'وحدة',
          'الشقة',
          'رقم الشقة',
          'رقم الوحدة',
          'unit',
          'unit no',
          'flat',
          'apartment',
        ),
        cell: 'units',
        isNeeded: true,
      },
      buyer: { heading: BUYER, cell: 'text', max: NAME_MAX, isNeeded: true },
      phone: {
        heading: PHONE,
        cell: 'phone',
        max: PHONE_MAX,
      },
      price: {
        heading: named(
          arWords.dealPrice,
          words.dealPrice,
          'السعر',
          'سعر',
          'سعر البيع',
          'قيمة العقد',
          'sale price',
          'contract price',
        ),
        cell: 'money',
        isNeeded: true,
      },
      currency: { heading: CURRENCY, cell: 'currency' },
      discount: { heading: named(arWords.discount, words.discount, 'الخصم', 'تنزيل'), cell: 'money' },
      paid: {
        heading: named(
          'المدفوع حتى الآن',
          'Paid so far',
          'مدفوع',
          'المدفوع',
          'مقبوض',
          'المقبوض',
          'دفع',
          'paid',
          'received',
        ),
        cell: 'money',
      },
      day: {
        heading: named(
          'تاريخ العقد',
          'Contract day',
          'التاريخ',
          'تاريخ',
          'تاريخ البيع',
          'تاريخ الحجز',
          'date',
          'contract date',
          'day',
        ),
        cell: 'day',
      },
      stage: {
        heading: named(arWords.stage, words.stage, 'الوضع', 'الحالة', 'حالة', 'status', 'state'),
        cell: 'word',
        words: STAGE_WORDS,
      },
      plan: {
        heading: named(arWords.paymentPlan, words.paymentPlan, 'الخطة', 'خطة', 'طريقة الدفع', 'plan'),
        cell: 'name',
        max: NAME_MAX,
      },
      note: { heading: NOTE, cell: 'text', max: LINE_MAX },
    },
  },
  cheques: {
    title: { ar: arWords.cheques, en: words.cheques },
    columns: {
      ...WHERE,
      buyer: { heading: BUYER, cell: 'text', max: NAME_MAX },
      bank: {
        heading: named(arWords.bank, words.bank, 'بنك', 'اسم البنك'),
        cell: 'text',
        max: NAME_MAX,
        isNeeded: true,
      },
      number: {
        heading: named(
          arWords.chequeNumber,
          words.chequeNumber,
          'رقم',
          'شيك',
          'cheque',
          'cheque no',
          'check no',
          'number',
          'no',
        ),
        cell: 'text',
        max: CHEQUE_NUMBER_MAX,
        isNeeded: true,
      },
      dueOn: {
        heading: named(
          arWords.fallsDue,
          words.fallsDue,
          'استحقاق',
          'الاستحقاق',
          'تاريخ الاستحقاق',
          'تاريخ',
          'due date',
          'date',
        ),
        cell: 'day',
        isNeeded: true,
      },
      amount: {
        heading: named(arWords.amount, words.amount, 'مبلغ', 'القيمة', 'قيمة', 'value'),
        cell: 'money',
        isNeeded: true,
      },
      currency: { heading: CURRENCY, cell: 'currency' },
      drawer: {
        heading: named(arWords.drawer, words.drawer, 'صاحب الشيك', 'اسم الساحب'),
        cell: 'text',
        max: NAME_MAX,
      },
      state: {
        heading: named(arWords.status, words.status, 'حالة', 'حالة الشيك', 'state', 'الوضع'),
        cell: 'word',
        words: STATE_WORDS,
      },
    },
  },
  persons: {
    title: { ar: arWords.persons, en: words.persons },
    columns: {
      buyer: { heading: NAME, cell: 'text', max: NAME_MAX, isNeeded: true },
      phone: { heading: PHONE, cell: 'phone', max: PHONE_MAX },
    },
  },
  leads: {
    title: { ar: arWords.leads, en: words.leads },
    columns: {
      buyer: { heading: NAME, cell: 'text', max: NAME_MAX, isNeeded: true },
      phone: { heading: PHONE, cell: 'phone', max: PHONE_MAX },
      ...WHERE,
      leadStage: {
        heading: named(arWords.stage, words.stage, 'الوضع', 'الحالة', 'حالة', 'status', 'state'),
        cell: 'word',
        words: LEAD_STAGE_WORDS,
      },
      source: {
        heading: named(arWords.source, words.source, 'مصدر', 'كيف عرفنا', 'channel', 'came from'),
        cell: 'text',
        max: CHANNEL_MAX,
      },
      owner: {
        heading: named(arWords.owner, words.owner, 'الموظف', 'المندوب', 'البائع', 'assigned to', 'sales'),
        cell: 'name',
        max: NAME_MAX,
      },
      note: { heading: NOTE, cell: 'text', max: LINE_MAX },
    },
  },
} as const satisfies Record<
  string,
  { title: { ar: string; en: string }; columns: Record<string, SheetColumn> }
>;

export type RunningKind = keyof typeof RUNNING_SHEETS;
export const RUNNING_KINDS = Object.keys(RUNNING_SHEETS) as RunningKind[];

export type RunningField = {
  [Kind in RunningKind]: keyof (typeof RUNNING_SHEETS)[Kind]['columns'] & string;
}[RunningKind];
export const columnsOf = (kind: RunningKind): Record<string, SheetColumn> => RUNNING_SHEETS[kind].columns;
export const fieldsOf = (kind: RunningKind): RunningField[] =>
  Object.keys(RUNNING_SHEETS[kind].columns) as RunningField[];
export const RUNNING_FIELDS = [...new Set(RUNNING_KINDS.flatMap(fieldsOf))];

export type RunningDeal = {
  building?: string;
  units?: string[];
  buyer?: string;
  phone?: string;
  price?: number;
  currency?: Currency;
  discount?: number;
  paid?: number;
  day?: string;
  stage?: (typeof RUNNING_STAGES)[number];
  plan?: string;
  note?: string;
};
export type RunningCheque = {
  building?: string;
  units?: string[];
  buyer?: string;
  bank?: string;
  number?: string;
  dueOn?: string;
  amount?: number;
  currency?: Currency;
  drawer?: string;
  state?: (typeof RUNNING_CHEQUE_STATES)[number];
};
export type RunningLead = { leadStage?: OpenLeadStage; source?: string; owner?: string };
export type RunningValues = RunningDeal & RunningCheque & RunningLead;

const FIELD_OF = Object.fromEntries(
  RUNNING_KINDS.map((kind) => [
    kind,
    new Map(
      Object.entries(columnsOf(kind)).flatMap(([field, { heading }]) =>
        keysOf(heading).map((key) => [key, field as RunningField] as const),
      ),
    ),
  ]),
) as Record<RunningKind, Map<string, RunningField>>;

/** The field that a heading names in a sheet of this kind; of money it may name the currency as well. */
export function runningField(kind: RunningKind, heading: string): RunningField | null {
  const field = FIELD_OF[kind].get(headingKey(heading));
  if (field) return field;
  const bare = FIELD_OF[kind].get(headingKey(withoutCurrency(heading)));
  return bare && columnsOf(kind)[bare]?.cell === 'money' ? bare : null;
}

/** Below the rows of a sheet stands what they make; it is no row. */
const TOTAL = /^(total|sum|المجموع|مجموع|الاجمالي|اجمالي|المجموع الكلي)( |$)/;
export const isTotal = (cells: readonly string[]): boolean =>
  cells.some((cell) => TOTAL.test(headingKey(cell)));

const issue = (code: FieldIssue): { issue: string } => ({ issue: code });

function readText(text: string, max = LINE_MAX): { text: string } | { issue: string } {
  return text.length > max ? { issue: `tooLong:${max}` } : { text };
}

/** 'A-302 + P-06' */
const readUnits = (text: string): string[] =>
  text
    .split(/\s*(?:[+،,;؛&\n]|\s(?:و|and)\s)\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Whether what a cell says may be answered once for all its rows. */
export const isAnswered = (kind: RunningKind, field: RunningField): boolean =>
  ['word', 'name'].includes(columnsOf(kind)[field]?.cell ?? '');

/** What a word of a column means; null where it is not understood. */
export const meaningOf = (kind: RunningKind, field: RunningField, word: string): string | null =>
  Object.entries(columnsOf(kind)[field]?.words ?? {}).find(
    ([value, heading]) => value === word || keysOf(heading).includes(headingKey(word)),
  )?.[0] ?? null;

/** What a cell says: the fields it sets (an amount may name its currency), or what is wrong with it. */
export function readRunningCell(
  kind: RunningKind,
  field: RunningField,
  text: string,
  currency: Currency | null,
): { values: RunningValues } | { issue: string } {
  const column = columnsOf(kind)[field];
  switch (column?.cell) {
    case 'units': {
      const units = readUnits(text);
      return units.length === 0 ? issue('required') : { values: { units } };
    }
    case 'phone':
      return isValidPhone(text) ? { values: { phone: text } } : issue('invalidPhone');
    case 'currency': {
      const read = readCurrency(text);
      return 'issue' in read ? read : { values: read };
    }
    case 'day': {
      const read = readDay(text);
      return 'issue' in read ? read : { values: { [field]: read.day } };
    }
    case 'word': {
      const meaning = meaningOf(kind, field, text);
      return meaning === null ? issue('invalidChoice') : { values: { [field]: meaning } };
    }
    case 'money': {
      // whose decimals are three writes them so; anybody else is asked
      if (isAmbiguous(text) && (currency === null || decimalsOf(currency) < 3))
        return issue('ambiguousAmount');
      const read = readMoney(text, currency);
      if ('issue' in read) return read;
      return { values: { [field]: read.amount, ...(read.currency && { currency: read.currency }) } };
    }
    default: {
      const read = readText(text, column?.max);
      return 'issue' in read ? read : { values: { [field]: read.text } };
    }
  }
}
