import { foldText, searchColumn } from './fold-text.ts';
import { cleanPhone, phoneBeginning } from './phone.ts';
import { inArabicLetters, inLatinLetters, unitKey } from './unit-words.ts';

/** A word of a search. A row has it when it contains one of the spellings. */
export type AskedWord = readonly [string, ...string[]];

const ONLY_A_NUMBER = /^[\d+\-\s()]*\d[\d+\-\s()]*$/;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** One to three letters and up to five digits: the number of a unit. */
const UNIT_NUMBER = /^([a-z]{1,3}|[\u0621-\u064A]{1,3})[-_/.]?(\d{1,5})$/;
/** Its letter written apart. */
const LETTER_APART = /(^| )([a-z]|[\u0621-\u064A])[ -]+(?=\d{1,5}(?: |$))/g;
/** Fewer digits are as likely a unit's number or a count of rooms. */
const PHONE_BEGINS = 4;

/** The search column of a row about a person: its texts, the phone number as typed, and its phone key (of however few digits). */
export const peopleColumn = (phone: string, ...texts: string[]): string =>
  searchColumn(...texts, phone, phoneBeginning(phone));

const distinct = (word: string, others: readonly string[]): AskedWord => [
  word,
  ...new Set(others.filter((other) => other !== word)),
];

function spellingsOf(word: string): AskedWord {
  const [, letters, digits] = UNIT_NUMBER.exec(word) ?? [];
  if (letters !== undefined && digits !== undefined)
    return distinct(
      word,
      [letters, inLatinLetters(letters), inArabicLetters(letters)].flatMap((written) =>
        ['-', '', ' '].map((between) => `${written}${between}${digits}`),
      ),
    );
  const isPhone = ONLY_A_NUMBER.test(word) && word.replace(/\D/g, '').length >= PHONE_BEGINS;
  const key = (isPhone && phoneBeginning(word)) || word;
  // what contains the word contains the part of it
  return word.includes(key) ? [key] : [word, key];
}

/** The words of a search, each in its spellings; without words, every row matches. */
const askedWords = (q: string): AskedWord[] =>
  foldText(q).replace(DASHES, '-').replace(LETTER_APART, '$1$2').split(' ').filter(Boolean).map(spellingsOf);

/** So many digits are a whole phone number, whatever stands between them. */
const WHOLE_PHONE = 9;

/**
 * The one rule of every search of the back office. A row matches when it contains every word of one of these lists.
 * The first list has the words as typed. A search that can only be a phone number or its beginning also gets its phone
 * key, so that +970 599 finds 0599; of a whole number the key is all there is to look for: its groups of digits are in
 * every other number too.
 */
export function peopleSearch(q: string): AskedWord[][] {
  const words = askedWords(q);
  if (words.length === 0) return [];
  const key = ONLY_A_NUMBER.test(cleanPhone(q)) ? phoneBeginning(q) : null;
  if (key === null || (words.length === 1 && words[0]?.includes(key))) return [words];
  return words.length > 1 && key.length >= WHOLE_PHONE ? [[[key]]] : [words, [[key]]];
}

/** What the number or a label of a unit begins with, in the column of the units that a search looks through. */
const BEGIN = '|';

/**
 * What a word is looked for among the numbers and labels of units; null where it cannot be one. Two letters stand at
 * the beginning only: anywhere in a number they are in most of them.
 */
export function unitWord([word]: AskedWord): string | null {
  const key = unitKey(word);
  if (key.length >= 3) return key;
  return key.length === 2 && /\d/.test(key) ? `${BEGIN}${key}` : null;
}

export const personMatches = (column: string, q: string): boolean => {
  const asked = peopleSearch(q);
  return (
    asked.length === 0 ||
    asked.some((words) => words.every((spellings) => spellings.some((word) => column.includes(word))))
  );
};

interface SearchedUnit {
  label: string;
  name: string;
  phone: string;
}

/** What a unit of a tracker is found by: its number and its buyer. */
export const unitColumn = ({ label, name, phone }: SearchedUnit): string =>
  peopleColumn(phone, label, unitKey(label), name);
