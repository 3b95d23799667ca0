import { searchColumn, searchWords } from './fold-text.ts';
import { cleanPhone, phoneKey } from './phone.ts';

const ONLY_A_NUMBER = /^[\d+\-\s()]*\d[\d+\-\s()]*$/;

/** The search column of a row about a person: its texts, the phone number as typed, and its phone key. */
export const peopleColumn = (phone: string, ...texts: string[]): string =>
  searchColumn(...texts, phone, phoneKey(phone));

/**
 * A row matches when it contains every word of one of these lists. The first list has the words as typed. A search
 * that can only be a phone number or its beginning also gets its phone key, so that +970 599 finds 0599.
 */
export function peopleSearch(q: string): string[][] {
  const words = searchWords(q);
  if (words.length === 0) return [];
  const key = ONLY_A_NUMBER.test(cleanPhone(q)) ? phoneKey(q) : null;
  return key === null || (words.length === 1 && words[0] === key) ? [words] : [words, [key]];
}

export const personMatches = (column: string, q: string): boolean => {
  const asked = peopleSearch(q);
  return asked.length === 0 || asked.some((words) => words.every((word) => column.includes(word)));
};
