import type { Plugin } from 'vite';

/** From weakest to strongest. Public pages use reset, base, parts, pages; the back office the others. */
const ORDER = '@layer tokens, reset, base, parts, shell, pages, screens;\n';

/**
 * Puts the order of the cascade layers at the top of every sheet. Sheets lie beside their components and are
 * bundled in any order; otherwise the first one that names a layer would define it.
 */
export const cssLayers = (): Plugin => ({
  name: 'css-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/[^?]*\.css$/ },
    handler: (code) => ({ code: ORDER + code, map: null }),
  },
});
