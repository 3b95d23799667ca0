import { toWesternDigits } from './digits.ts';

/** Tatweel, combining marks (tashkeel, decomposed hamza and madda, Latin accents) and marks of direction. */
const IGNORED = /[\u0640\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]|\p{Mn}/gu;

/**
 * Normalises text for search: ignores case, accents, tashkeel and tatweel; أ إ آ ٱ = ا, ى = ي, ة = ه; digits of both
 * scripts are equal. Used for the server's search columns and for filtering in the client.
 */
export function foldText(text: string): string {
  return (
    toWesternDigits(text)
      // decomposition separates hamza and madda from their letter and replaces presentation forms
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

/** The search column of a row: all its texts, folded and joined. */
export const searchColumn = (...texts: (string | null | undefined)[]): string =>
  foldText(texts.filter(Boolean).join(' '));

/** A row matches when it contains every word. */
export const searchWords = (q: string): string[] => foldText(q).split(' ').filter(Boolean);

export const textMatches = (column: string, q: string): boolean =>
  searchWords(q).every((word) => column.includes(word));
