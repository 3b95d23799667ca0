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

const READEX = '@fontsource-variable/readex-pro';
const COPIES = [
  ['el-messiri-arabic', source('@fontsource-variable/el-messiri', 'el-messiri-arabic-wght-normal')],
  ['readex-pro-arabic', source(READEX, 'readex-pro-arabic-wght-normal')],
  ['readex-pro-latin', source(READEX, 'readex-pro-latin-wght-normal')],
  ['marcellus-latin', source('@fontsource/marcellus', 'marcellus-latin-400-normal')],
] as const;

await mkdir(new URL('../app/assets/fonts/', import.meta.url), { recursive: true });
for (const [name, file] of COPIES) await copyFile(file, target(name));

/** All of English, and the figures, unit names and addresses on Arabic pages: 18 KB instead of 31. */
const printable = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const ascii = `${printable}\u00a0©«»·×²–—‘’“”…`;
const latin = await readFile(source(READEX, 'readex-pro-latin-wght-normal'));
const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 200, max: 600 } } } as const;
await writeFile(target('readex-pro-ascii'), await subsetFont(latin, ascii, options));
