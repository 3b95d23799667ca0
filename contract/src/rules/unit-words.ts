import { foldText } from './fold-text.ts';

/**
 * Letters of unit numbers in the order of the Arabic numbering (أ ب ج د هـ و ز ح ط ي ك ل م ن), which is that of the
 * Latin alphabet: أ-304 is A-304. From ق on the letters sound alike too; س is S as ش is.
 */
const LETTERS = {
  ا: 'a',
  ب: 'b',
  ج: 'c',
  د: 'd',
  ه: 'e',
  و: 'f',
  ز: 'g',
  ح: 'h',
  ط: 'i',
  ي: 'j',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ع: 'o',
  ف: 'p',
  ق: 'q',
  ر: 'r',
  س: 's',
  ش: 's',
  ت: 't',
} as const;

const LATIN: ReadonlyMap<string, string> = new Map(Object.entries(LETTERS));
const ARABIC: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS)
    .toReversed()
    .map(([arabic, latin]) => [latin, arabic]),
);

const mapped = (text: string, letters: ReadonlyMap<string, string>) =>
  [...text].map((letter) => letters.get(letter) ?? letter).join('');

export const inLatinLetters = (folded: string): string => mapped(folded, LATIN);
export const inArabicLetters = (folded: string): string => mapped(folded, ARABIC);

/** What stands between the parts of a unit's number, or does not. */
const BETWEEN = '-\u2010\u2011\u2012\u2013\u2014\u2212_/. ';

/** A-304, a304, A 304 and أ٣٠٤ have one key. */
export const unitKey = (text: string): string =>
  inLatinLetters(foldText(text)).replace(new RegExp(`[${BETWEEN.replace('-', '\\-')}]`, 'g'), '');

const HAMZA = { أ: 'a', إ: 'a', آ: 'a', ٱ: 'a', ؤ: 'f', ئ: 'j', ى: 'j', ة: 'e' };
const DIGITS = Object.fromEntries(
  [...'٠١٢٣٤٥٦٧٨٩', ...'۰۱۲۳۴۵۶۷۸۹'].map((digit, i) => [digit, String(i % 10)]),
);
const IGNORED = `\u0640\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0670${BETWEEN}`;
const replaced = { ...LETTERS, ...HAMZA, ...DIGITS };

/** `unitKey` as the database computes it: each character of `from` becomes that of `to`; the further ones go. */
export const UNIT_KEY_LETTERS = {
  from: Object.keys(replaced).join('') + IGNORED,
  to: Object.values(replaced).join(''),
} as const;
