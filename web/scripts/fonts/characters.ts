import { type Tables, table, times } from './tables.ts';

type Character = [code: number, glyph: number];

/** Format 4, which every font has: runs of character codes, whose glyphs are consecutive or listed. */
export function charactersOf(tables: Tables, shift: number): Character[] {
  const cmap = table(tables, 'cmap');
  const map = times(cmap.readUInt16BE(2), (i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i))).find(
    (one) => one.readUInt16BE(0) === 4,
  );
  if (!map) throw new Error('The font has no map of characters that can be read here.');
  const size = map.readUInt16BE(6);
  return times(size / 2, (i) => {
    const [end = 0, start = 0, delta = 0, list = 0] = times(4, (n) => map.readUInt16BE(column(n, i, size)));
    return times(end - start + 1, (n): Character => {
      const listed = list && map.readUInt16BE(column(3, i, size) + list + 2 * n);
      const glyph = list ? listed && listed + delta : start + n + delta;
      return [start + n, glyph & 0xffff];
    });
  })
    .flat()
    .filter(([code, glyph]) => glyph > 0 && code < 0xffff)
    .map(([code, glyph]) => [code, glyph + shift]);
}

/**
 * Each character is a run of its own, since the font is rewritten when it is cut. Where both fonts have a
 * character, the first one wins.
 */
export function packCharacters(all: Character[]): Buffer {
  const characters = [...new Map(all.toReversed())].sort(([x], [y]) => x - y);
  const runs: Character[] = [...characters, [0xffff, 0]];
  const size = 2 * runs.length;
  const cmap = Buffer.alloc(12 + 16 + 4 * size);
  // one character map: Windows, Unicode
  const head = [0, 1, 3, 1, 0, 12, 4, cmap.length - 12, 0, size];
  for (const [i, value] of head.entries()) cmap.writeUInt16BE(value, 2 * i);
  for (const [i, [code, glyph]] of runs.entries()) {
    const columns = [code, code, (glyph - code) & 0xffff];
    for (const [n, value] of columns.entries()) cmap.writeUInt16BE(value, 12 + column(n, i, size));
  }
  return cmap;
}

/** Each column (first codes, last codes, …) is contiguous, with a gap after the first one. */
const column = (n: number, run: number, size: number) => 14 + n * size + 2 * run + (n === 0 ? 0 : 2);
