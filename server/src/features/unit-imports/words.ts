import type { ImportWord } from '@diyar/contract/unit-imports';
import type { ImportAnswers } from '../../db/tables/unit-imports.ts';
import { type RowReading, wordKey } from './read-row.ts';

/** More are decided one after the other, or the column is another one. */
const SHOWN = 30;

/** Each word that is not understood once, with how many rows have it and what somebody said it means. */
export function wordsOf(
  readings: Iterable<RowReading>,
  { words = [] }: ImportAnswers,
): { words: ImportWord[]; moreWords: number } {
  const found = new Map<string, ImportWord>();
  for (const reading of readings)
    for (const { field, word } of reading.words) {
      const key = `${field} ${wordKey(word)}`;
      const known = found.get(key);
      if (known) known.rows += 1;
      else {
        const said = words.find((one) => one.field === field && wordKey(one.word) === wordKey(word));
        found.set(key, { field, word, rows: 1, value: said?.value ?? null });
      }
    }
  const all = [...found.values()];
  // those to decide first; equal ones stay in the order of the file
  all.sort((a, b) => Number(b.value === null) - Number(a.value === null) || b.rows - a.rows);
  return { words: all.slice(0, SHOWN), moreWords: Math.max(0, all.length - SHOWN) };
}
