/**
 * Cuts the faces of the public pages from their npm packages into app/assets/fonts. The results are in the
 * repository; run this again (`node web/scripts/make-fonts.ts`) when a face changes.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

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

/** Arabic, with the letters it borrows for foreign names, and its neighbours' (Persian, Urdu). */
const ARABIC = range(0x600, 0x6ff) + range(0x200c, 0x200f);
const CAPITALS = range(0x41, 0x5a);
/** All of English, and addresses on Arabic pages: 18 KB instead of 31. */
const ASCII = `${range(0x20, 0x7e)}\u00a0©«»·×²–—‘’“”…`;
/** What Arabic pages need of Latin: numbers, prices, names of units. The same list stands in fonts.css. */
const FIGURES = ` \u00a0$%()+,-./0123456789:×²–${CAPITALS}`;
/** Marcellus' old-style figures stay out: numbers in titles come from Readex Pro. */
const TITLES = `!&',-.:;?‘’“”${CAPITALS}${CAPITALS.toLowerCase()}`;

/** The text face in every weight the pages use; El Messiri in the one weight of Arabic titles. */
const TEXT_WEIGHTS = { wght: { min: 200, max: 600 } };
const TITLE_WEIGHT = { wght: 500 };

type Weights = typeof TEXT_WEIGHTS | typeof TITLE_WEIGHT;

async function cut(name: string, file: string, letters: string, variationAxes?: Weights) {
  const font = await subsetFont(await readFile(file), letters, { targetFormat: 'woff2', variationAxes });
  await writeFile(target(name), font);
}

await mkdir(new URL('../app/assets/fonts/', import.meta.url), { recursive: true });
await cut('el-messiri-arabic', MESSIRI, ARABIC, TITLE_WEIGHT);
await cut('marcellus-ascii', MARCELLUS, TITLES);
await cut('readex-pro-arabic', READEX_ARABIC, ARABIC, TEXT_WEIGHTS);
await cut('readex-pro-ascii', READEX_LATIN, ASCII, TEXT_WEIGHTS);
await cut('readex-pro-figures', READEX_LATIN, FIGURES, TEXT_WEIGHTS);
await copyFile(MARCELLUS, target('marcellus-latin'));
await copyFile(READEX_LATIN, target('readex-pro-latin'));
