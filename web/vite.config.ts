import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cssLayers } from './css-layers.ts';
import { inlineScript } from './inline-script.ts';
import { sharedModules } from './shared-modules.ts';

const shared = sharedModules();
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\//;

const app = new URL('./app', import.meta.url).pathname;

export default defineConfig({
  plugins: [cssLayers(), inlineScript(), reactRouter(), shared.plugin],
  resolve: { alias: { '~': app } },
  // in development: find what the pages import at the start, not by reloading them one by one
  optimizeDeps: { entries: ['app/root.tsx', 'app/entry.client.tsx', 'app/routes/**/*.tsx'] },
  build: {
    // pictures and fonts are files with a name of their own: cached once, never inside scripts or HTML
    assetsInlineLimit: 0,
    // the pages say themselves what to fetch and when (app/hydration)
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // what every page needs anyway, in one piece: it compresses better, and is asked for once
            codeSplitting: {
              groups: [
                { name: 'site', priority: 2, test: (id) => FRAMEWORK.test(id) || shared.isPlain(id) },
                { name: 'public', priority: 1, test: shared.isDressed },
              ],
            },
          },
        },
      },
    },
  },
  experimental: {
    /**
     * The base path is decided when the server starts, so no address may be fixed here: style sheets refer to
     * their files relatively, scripts ask the function that the boot script (browser) or the page plugin
     * (server) sets before they run.
     */
    renderBuiltUrl: (filename, { hostType }) =>
      hostType === 'js' ? { runtime: `globalThis.__asset(${JSON.stringify(filename)})` } : { relative: true },
  },
});
