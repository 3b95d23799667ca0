/**
 * Generates the icons of the pages from their npm package into app/assets: one file for the public pages, one for the
 * back office. The results are in the repository; run this again (`node web/scripts/make-icons.ts`) when a name is
 * added (app/ui/public/icon-names.ts, app/ui/admin/icon-names.ts).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ICON_NAMES } from '../app/ui/admin/icon-names.ts';
import { ICON_FILES } from '../app/ui/public/icon-names.ts';

const require = createRequire(import.meta.url);

/** Names of the icons and their files in the package, for each of our files. */
export const SPRITES: Record<string, [name: string, file: string][]> = {
  'icons.svg': Object.entries(ICON_FILES),
  'icons-admin.svg': ICON_NAMES.map((name) => [name, name]),
};

export const spriteFile = (name: string) => new URL(`../app/assets/${name}`, import.meta.url);

/** One `<symbol>` for each icon, without the `<svg>` around its paths. */
export async function iconSprite(icons: [name: string, file: string][]): Promise<string> {
  const symbols = await Promise.all(
    icons.map(async ([name, file]) => {
      const weight = file.endsWith('-fill') ? 'fill' : 'regular';
      const svg = await readFile(require.resolve(`@phosphor-icons/core/${weight}/${file}.svg`), 'utf8');
      const paths = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
      return `<symbol id="${name}" viewBox="0 0 256 256">${paths}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

if (import.meta.main) {
  for (const [name, icons] of Object.entries(SPRITES))
    await writeFile(spriteFile(name), await iconSprite(icons));
}
