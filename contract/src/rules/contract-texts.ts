import { lists } from '../words/lists.ts';
import type { ContractFacts, ContractParty, ContractUnit } from './contract-facts.ts';
import { dayText } from './dates.ts';
import type { Lang } from './language.ts';
import { type Currency, sumAmounts } from './money.ts';
import { moneyText } from './money-text.ts';

const LRM = '\u200E';
export const ARABIC = /\p{Script=Arabic}/u;
/**
 * A number with dashes or spaces keeps its order in an Arabic sentence between two marks of direction, which Word, unlike
 * isolates, has known for ever.
 */
export const ltr = (text: string, lang: Lang): string =>
  lang === 'en' || text === '' || ARABIC.test(text) ? text : `${LRM}${text}${LRM}`;

/** A day as the papers write it: '15 November 2026'. */
export const dayOf = (day: string, lang: Lang): string =>
  dayText(day, lang, { day: 'numeric', month: 'long', year: 'numeric' });

export const moneyOf = (amount: number, currency: Currency, lang: Lang): string =>
  ltr(moneyText(amount, currency, 'paper'), lang);

export const list = (items: readonly string[], lang: Lang): string =>
  items.filter(Boolean).join(lang === 'ar' ? '، ' : ', ');

export const ID_WORDS: Record<'national' | 'passport' | 'company', Record<Lang, string>> = {
  national: { en: 'identity card', ar: 'بطاقة هوية' },
  passport: { en: 'passport', ar: 'جواز سفر' },
  company: { en: 'company registration', ar: 'تسجيل شركة' },
};

export const nameOfParty = ({ legalName, name }: ContractParty): string => legalName || name;
export const unitLabel = ({ label }: ContractUnit, lang: Lang): string => ltr(label, lang);
export const kindOf = ({ kind }: ContractUnit, lang: Lang): string => lists[lang].unitKinds[kind];
export const numberOf = (value: number | null, lang: Lang): string =>
  value === null ? '' : ltr(String(value).replace('-', '−'), lang);

/** What is to be paid in all, which the lines of the plan make. */
export const toPay = ({ price, fees, discounts, currency }: NonNullable<ContractFacts['money']>): number =>
  sumAmounts([price, fees, -discounts], currency);
