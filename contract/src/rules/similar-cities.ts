import { foldText } from './fold-text.ts';

interface City {
  cityEn: string;
  cityAr: string;
}

/** 'Bir Zeit', 'Birzeit' and 'Bir-Zeit' are one word. */
const wordOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** How many letters must be typed differently to turn one word into the other. */
function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** A slip of the finger: one letter in a short name, two in a longer one. */
function isSameWord(a: string, b: string): boolean {
  const [one, other] = [wordOf(a), wordOf(b)];
  if (one === '' || other === '') return false;
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  return shorter >= 4 && lettersApart(one, other) <= (shorter >= 8 ? 2 : 1);
}

/** Two spellings that probably mean one city: equal or almost equal in one language, and not the same in both. */
export const isSimilarCity = (a: City, b: City): boolean =>
  (a.cityEn !== b.cityEn || a.cityAr !== b.cityAr) &&
  (isSameWord(a.cityEn, b.cityEn) || isSameWord(a.cityAr, b.cityAr));
