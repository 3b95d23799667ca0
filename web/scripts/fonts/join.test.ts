import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { charactersOf } from './characters.ts';
import { joinFonts } from './join.ts';
import { table, tablesOf } from './tables.ts';
import { variationsOf } from './variations.ts';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@fontsource-variable/readex-pro/package.json')), 'files');
const readex = (part: string) => readFileSync(join(folder, `readex-pro-${part}-wght-normal.woff2`));
const APP = new URL('../../app/', import.meta.url);

const whole = (font: Buffer) =>
  subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });

/** The outlines of these characters in every weight, without the shaping tables. */
async function looks(font: Buffer, letters: string) {
  const cut = await subsetFont(font, letters, { targetFormat: 'truetype', noLayoutClosure: true });
  const tables = tablesOf(cut);
  const variations = variationsOf(table(tables, 'gvar')).glyphs.map((glyph) => glyph.toString('hex'));
  return {
    outlines: ['glyf', 'loca', 'hmtx'].map((tag) => table(tables, tag).toString('hex')),
    characters: charactersOf(tables, 0),
    // padded where others follow
    variations: variations.map((glyph) => glyph.replace(/(00)+$/, '')),
  };
}

test('letters of both fonts are unchanged, in every weight', async () => {
  const [arabic, latin] = [readex('arabic'), readex('latin')];
  const joined = joinFonts(await whole(arabic), await whole(latin));
  const [words, prices] = ['بيوت من حجر، وضوء ڤ', '$142,068.97ÄB×²'];
  expect(await looks(joined, words)).toEqual(await looks(arabic, words));
  expect(await looks(joined, prices)).toEqual(await looks(latin, prices));
});

/** The faces of the public pages: their files and the characters they must have. */
const faces = [
  ...readFileSync(new URL('styles/public/fonts.css', APP), 'utf8').matchAll(
    /fonts\/([\w-]+\.woff2).*?unicode-range:\s*([^;]+);/gs,
  ),
].map(([, file = '', ranges = '']) => ({
  file,
  ranges: ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  }),
}));

test.each(faces)('fonts.css requests $file for every character it contains', async ({ file, ranges }) => {
  const font = await whole(readFileSync(new URL(`assets/fonts/${file}`, APP)));
  const characters = charactersOf(tablesOf(font), 0).map(([code]) => code);
  expect(characters.length).toBeGreaterThan(15);
  const asked = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);
  // two of them are files of the packages, with characters that another face serves
  if (!file.endsWith('-latin.woff2')) expect(characters.filter((code) => !asked(code))).toEqual([]);
});
