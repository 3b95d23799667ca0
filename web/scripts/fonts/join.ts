import { charactersOf, packCharacters } from './characters.ts';
import { glyphsOf, metricsOf, packGlyphs, shiftParts } from './glyphs.ts';
import { packTables, table, tablesOf } from './tables.ts';
import { joinVariations } from './variations.ts';

/**
 * Joins two TrueType fonts of one design (same em, same axes): the packages have Readex Pro's Arabic and
 * Latin in separate files, and a page that needs both would request two. Shaping and names are those of the
 * first font; the second adds glyphs, their variations and its characters, but no kerning.
 */
export function joinFonts(first: Buffer, second: Buffer): Buffer {
  const [a, b] = [tablesOf(first), tablesOf(second)];
  const before = table(a, 'maxp').readUInt16BE(4);
  const glyphs = [...glyphsOf(a), ...glyphsOf(b).map((glyph) => shiftParts(glyph, before))];
  const { glyf, loca } = packGlyphs(glyphs);
  const joined = new Map(a)
    .set('glyf', glyf)
    .set('loca', loca)
    .set('hmtx', Buffer.concat([metricsOf(a), metricsOf(b)]))
    .set('gvar', joinVariations(table(a, 'gvar'), table(b, 'gvar')))
    .set('cmap', packCharacters([...charactersOf(a, 0), ...charactersOf(b, before)]))
    .set('maxp', joinMaxima(table(a, 'maxp'), table(b, 'maxp')));
  // `gvar` also varies the widths, and this index covers the first font only
  joined.delete('HVAR');
  table(joined, 'head').writeInt16BE(1, 50);
  table(joined, 'hhea').writeUInt16BE(glyphs.length, 34);
  return packTables(joined);
}

function joinMaxima(first: Buffer, second: Buffer): Buffer {
  const joined = Buffer.from(first);
  joined.writeUInt16BE(first.readUInt16BE(4) + second.readUInt16BE(4), 4);
  for (let at = 6; at < joined.length; at += 2)
    joined.writeUInt16BE(Math.max(first.readUInt16BE(at), second.readUInt16BE(at)), at);
  return joined;
}
