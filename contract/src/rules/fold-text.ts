import { toWesternDigits } from './digits.ts';

/** Tatweel, and every mark that sits on a letter: tashkeel, hamza and madda once taken apart, Latin accents. */
const IGNORED = /\u0640|\p{Mn}/gu;

/**
 * Issue 3: one spelling for searching: case, accents, tashkeel and tatweel ignored, أ إ آ ٱ = ا, ى = ي, ة = ه,
 * digits of either script alike. The server fills its search columns with it, the client filters with it.
 */
export function foldText(text: string): string {
  return (
    toWesternDigits(text)
      // taken apart, the letters with hamza or madda leave their bare letter behind; presentation forms go too
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(IGNORED, '')
      .replaceAll('\u0671', '\u0627')
      .replaceAll('\u0649', '\u064A')
      .replaceAll('\u0629', '\u0647')
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** What a row is found by: all its texts, folded, in one. */
export const searchColumn = (...texts: (string | null | undefined)[]): string =>
  foldText(texts.filter(Boolean).join(' '));

/** What was asked for, word by word; a row is found when it has every one. */
export const searchWords = (q: string): string[] => foldText(q).split(' ').filter(Boolean);

export const textMatches = (column: string, q: string): boolean =>
  searchWords(q).every((word) => column.includes(word));
