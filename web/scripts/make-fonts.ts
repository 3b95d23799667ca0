/**
 * Generates the faces of the public pages from their npm packages into app/assets/fonts. The results are in
 * the repository; run this again (`node web/scripts/make-fonts.ts`) when a face changes.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { joinFonts } from './fonts/join.ts';

const require = createRequire(import.meta.url);
const source = (pack: string, name: string) =>
  join(dirname(require.resolve(`${pack}/package.json`)), 'files', `${name}.woff2`);
const target = (name: string) => new URL(`../app/assets/fonts/${name}.woff2`, import.meta.url);

const MESSIRI = source('@fontsource-variable/el-messiri', 'el-messiri-arabic-wght-normal');
const MARCELLUS = source('@fontsource/marcellus', 'marcellus-latin-400-normal');
const READEX_ARABIC = source('@fontsource-variable/readex-pro', 'readex-pro-arabic-wght-normal');
const READEX_LATIN = source('@fontsource-variable/readex-pro', 'readex-pro-latin-wght-normal');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');

/** Arabic letters in common use, with those borrowed for foreign names. fonts.css has the same list. */
const ARABIC = `،؛؟${range(0x621, 0x63a)}${range(0x640, 0x655)}\u0670پچڤگ${range(0x200c, 0x200f)}`;
/**
 * Arabic-Indic digits and the letters of neighbouring languages (Persian, Urdu), as far as a face has them.
 */
const MORE_ARABIC = [...range(0x600, 0x6ff)].filter((letter) => !ARABIC.includes(letter)).join('');
const CAPITALS = range(0x41, 0x5a);
/** All of English, and addresses on Arabic pages: 16 KB instead of 31. */
const ASCII = `${range(0x20, 0x7e)}\u00a0©«»·×²–—‘’“”…`;
/** The Latin that Arabic pages need: numbers, prices, names of units. fonts.css has the same list. */
const FIGURES = ` \u00a0$%()+,-./0123456789:×²–${CAPITALS}`;
/** Without Marcellus' old-style figures: numbers in titles come from Readex Pro. */
const TITLES = `!&',-.:;?‘’“”${CAPITALS}${CAPITALS.toLowerCase()}`;

/** The text face in every weight the pages use; El Messiri in the one weight of Arabic titles. */
const TEXT_WEIGHTS = { wght: { min: 200, max: 600 } };
const TITLE_WEIGHT = { wght: 500 };

type Weights = typeof TEXT_WEIGHTS | typeof TITLE_WEIGHT;

/** The features that join letters and place marks; not fractions, which add two more sets of digits. */
const keepFeatures = ['calt', 'ccmp', 'fina', 'init', 'kern', 'liga', 'mark', 'medi', 'mkmk', 'rlig'];

async function cut(name: string, file: string | Buffer, letters: string, variationAxes?: Weights) {
  const font = await subsetFont(typeof file === 'string' ? await readFile(file) : file, letters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes,
  });
  await writeFile(target(name), font);
}

const whole = async (file: string) =>
  subsetFont(await readFile(file), undefined, { targetFormat: 'truetype', keepAllGlyphs: true });

await mkdir(new URL('../app/assets/fonts/', import.meta.url), { recursive: true });
await cut('el-messiri-arabic', MESSIRI, ARABIC, TITLE_WEIGHT);
await cut('el-messiri-more', MESSIRI, MORE_ARABIC, TITLE_WEIGHT);
await cut('marcellus-ascii', MARCELLUS, TITLES);
const readex = joinFonts(await whole(READEX_ARABIC), await whole(READEX_LATIN));
await cut('readex-pro-arabic', readex, ARABIC + FIGURES, TEXT_WEIGHTS);
await cut('readex-pro-more', READEX_ARABIC, MORE_ARABIC, TEXT_WEIGHTS);
await cut('readex-pro-ascii', READEX_LATIN, ASCII, TEXT_WEIGHTS);
await copyFile(MARCELLUS, target('marcellus-latin'));
await copyFile(READEX_LATIN, target('readex-pro-latin'));
