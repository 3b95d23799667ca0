export type Piece = { kind: 'same' | 'removed' | 'added'; text: string };

/** Above this many pairs of words the comparison takes too long, and little is left that is the same. */
const PAIRS_MAX = 1_000_000;

/** Each word with the space after it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** How many words the two have in common from each place on, in their order. */
function commonFrom(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const [row, below] = [rows[i], rows[i + 1]] as [Uint16Array, Uint16Array];
      row[j] = old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

/** What was taken out of a long text and what was put in, word by word; null where nearly everything is new. */
export function wordChanges(before: string, after: string): Piece[] | null {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length * now.length > PAIRS_MAX) return null;
  const common = commonFrom(old, now);
  const kept = common[0]?.[0] ?? 0;
  if (kept * 2 < Math.min(old.length, now.length)) return null;
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], text = '') => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add('same', old[i]);
      i += 1;
      j += 1;
    } else if (
      i < old.length &&
      (j === now.length || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
    ) {
      add('removed', old[i]);
      i += 1;
    } else {
      add('added', now[j]);
      j += 1;
    }
  }
  return pieces;
}
