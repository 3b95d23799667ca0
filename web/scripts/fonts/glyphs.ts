import { offsetsOf, packOffsets, pad, slicesOf, type Tables, table } from './tables.ts';

export function glyphsOf(tables: Tables): Buffer[] {
  const count = table(tables, 'maxp').readUInt16BE(4);
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  return slicesOf(table(tables, 'glyf'), offsetsOf(table(tables, 'loca'), count + 1, isLong));
}

export function packGlyphs(glyphs: Buffer[]) {
  const even = glyphs.map((glyph) => pad(glyph, 4));
  return { glyf: Buffer.concat(even), loca: packOffsets(even) };
}

const PART = { wordArguments: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 };

/** A composite glyph references others by number. */
export function shiftParts(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  for (let at = 10, flags = PART.more; flags & PART.more; ) {
    flags = glyph.readUInt16BE(at);
    glyph.writeUInt16BE(glyph.readUInt16BE(at + 2) + by, at + 2);
    at += 4 + (flags & PART.wordArguments ? 4 : 2);
    at += flags & PART.scale ? 2 : flags & PART.twoScales ? 4 : flags & PART.matrix ? 8 : 0;
  }
  return glyph;
}

/** Advance width and bearing of every glyph; in the file, the last ones may share a width. */
export function metricsOf(tables: Tables): Buffer {
  const [hmtx, count] = [table(tables, 'hmtx'), table(tables, 'maxp').readUInt16BE(4)];
  const full = table(tables, 'hhea').readUInt16BE(34);
  const metrics = Buffer.alloc(4 * count);
  for (let i = 0; i < count; i++) {
    const own = Math.min(i, full - 1);
    hmtx.copy(metrics, 4 * i, 4 * own, 4 * own + 4);
    if (i >= full) hmtx.copy(metrics, 4 * i + 2, 4 * full + 2 * (i - full), 4 * full + 2 * (i - full) + 2);
  }
  return metrics;
}
