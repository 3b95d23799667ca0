import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type UserConfig } from 'vite';
import { adminChunks } from './admin-chunks.ts';
import { ariaLanguages } from './aria-languages.ts';
import { cssLayers } from './css-layers.ts';
import { inlineScript } from './inline-script.ts';
import { islands } from './islands.ts';
import { ownCode } from './own-code.ts';
import { pageSheets } from './page-sheets.ts';
import { textFiles } from './text-files.ts';

const sheets = pageSheets();
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const ROUTER = /node_modules\/react-router\//;

/** These have files of their own (groups below). */
const isTaken = (id: string) => [REACT, ROUTER].some((one) => one.test(id)) || sheets.nameOf(id) !== null;
const screens = adminChunks(isTaken);

const app = new URL('./app', import.meta.url).pathname;

const SHARED = {
  resolve: { alias: { '~': app } },
  build: {
    // pictures and fonts are hashed files: cached once, never inside scripts or HTML
    assetsInlineLimit: 0,
    // the pages define what is loaded when (app/hydration)
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // words of the domain (contract/src/words) stand in the texts that use them, so no page loads the other language
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
    },
  },
  experimental: {
    /**
     * The base path is decided when the server starts, so no URL may be fixed at build time: style sheets
     * refer to their files relatively, scripts call the function that the boot script (browser) or the page
     * plugin (server) defines before they run.
     */
    renderBuiltUrl: (filename, { hostType }) =>
      hostType === 'js' ? { runtime: `globalThis.__asset(${JSON.stringify(filename)})` } : { relative: true },
  },
} satisfies UserConfig;
const { rolldownOptions: RENDERED, ...BUILD } = SHARED.build;
const documents = islands(SHARED);

/** The pages for the server need no node_modules, so that it starts faster; Vite's own server cannot load them so. */
const ONE_BUNDLE = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
};

export default defineConfig(({ command }) => ({
  plugins: [
    cssLayers(),
    inlineScript(),
    ariaLanguages(),
    reactRouter(),
    documents.plugin,
    sheets.plugin,
    screens.plugin,
    textFiles(),
    ownCode(documents.shares),
  ],
  resolve: SHARED.resolve,
  // in development: discover the dependencies of all pages at the start, not with a reload for each
  optimizeDeps: {
    entries: ['app/root.tsx', 'app/entry.client.tsx', 'app/islands/entry.tsx', 'app/routes/**/*.tsx'],
  },
  experimental: SHARED.experimental,
  build: BUILD,
  environments: {
    ...(command === 'build' && { ssr: ONE_BUNDLE }),
    client: {
      build: {
        rolldownOptions: {
          ...RENDERED,
          // a schema that nothing uses is left out
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            // the common modules in one file: it compresses better, and needs one request
            codeSplitting: {
              groups: [
                { name: 'react', priority: 5, test: REACT },
                // apart from the scripts that import them, of which documents load some
                { name: sheets.nameOf, debugName: 'sheets', priority: 5 },
                { name: 'router', priority: 2, test: ROUTER },
                { name: screens.nameOf, debugName: 'screens', includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
  },
}));
