import { searchColumn, searchWords } from './fold-text.ts';
import { cleanPhone, phoneKey } from './phone.ts';

const ONLY_A_NUMBER = /^[\d+\-\s()]*\d[\d+\-\s()]*$/;

/** What a row about somebody is found by: its texts, their number as typed, and the one key of all its spellings. */
export const peopleColumn = (phone: string, ...texts: string[]): string =>
  searchColumn(...texts, phone, phoneKey(phone));

/**
 * Issue 5: a row is found when it has all of one of these lists. The words as typed are the first; what can only
 * be a number, or the start of one, is also looked for by its key, so that +970 599 finds 0599.
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
