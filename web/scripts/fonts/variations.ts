import { offsetsOf, packOffsets, pad, slicesOf } from './tables.ts';

/** How glyphs vary along the axes. Tuples that many glyphs share are in a list at the front. */
export function variationsOf(gvar: Buffer) {
  const [places, start] = [gvar.readUInt16BE(4) * gvar.readUInt16BE(6), gvar.readUInt32BE(8)];
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const offsets = offsetsOf(gvar.subarray(20), gvar.readUInt16BE(12) + 1, isLong);
  return {
    places: gvar.subarray(start, start + 2 * places),
    glyphs: slicesOf(gvar.subarray(gvar.readUInt32BE(16)), offsets),
  };
}

export function joinVariations(first: Buffer, second: Buffer): Buffer {
  const [a, b] = [variationsOf(first), variationsOf(second)];
  if (!a.places.equals(b.places)) throw new Error('These fonts do not vary alike.');
  const glyphs = [...a.glyphs, ...b.glyphs].map((glyph) => pad(glyph, 4));
  const offsets = packOffsets(glyphs);
  const head = Buffer.alloc(20);
  first.copy(head, 0, 0, 8);
  head.writeUInt32BE(20 + offsets.length, 8);
  head.writeUInt16BE(glyphs.length, 12);
  head.writeUInt16BE(1, 14);
  head.writeUInt32BE(20 + offsets.length + a.places.length, 16);
  return Buffer.concat([head, offsets, a.places, ...glyphs]);
}
