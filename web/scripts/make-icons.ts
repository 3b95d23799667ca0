/**
 * Generates the icons of the public pages from their npm package into app/assets/icons.svg. The result is in the
 * repository; run this again (`node web/scripts/make-icons.ts`) when a name is added (app/ui/public/icon-names.ts).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ICON_FILES } from '../app/ui/public/icon-names.ts';

const require = createRequire(import.meta.url);

export const ICONS = new URL('../app/assets/icons.svg', import.meta.url);

/** One `<symbol>` for each icon, without the `<svg>` around its paths. */
export async function iconSprite(): Promise<string> {
  const symbols = await Promise.all(
    Object.entries(ICON_FILES).map(async ([name, file]) => {
      const svg = await readFile(require.resolve(`@phosphor-icons/core/regular/${file}.svg`), 'utf8');
      const paths = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
      return `<symbol id="${name}" viewBox="0 0 256 256">${paths}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

if (import.meta.main) await writeFile(ICONS, await iconSprite());
