import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:island-files';
const ROOT = new URL('.', import.meta.url).pathname;
const ENTRY = 'app/islands/entry.tsx';
/** The entry loads those of the visitor's language. */
const TEXTS = ['app/i18n/public/ar.ts', 'app/i18n/public/en.ts'];
const SUFFIX = '.island.tsx';
const SIGN_IN = `/sign-in${SUFFIX}`;

const islandFiles = () => globSync(`app/**/*${SUFFIX}`, { cwd: ROOT }).sort();
const nameOf = (file: string) => basename(file, SUFFIX);

/**
 * The scripts of documents, beside those of the router, whose plugin fixes what else is built: one that brings islands to
 * life, and one for each `*.island.tsx`. `import files from 'virtual:island-files'` tells the pages of the server their
 * names, with what each imports. The browser's files are built first.
 */
export function islands() {
  const files = { entry: '', files: [] as string[], islands: {} as Record<string, string[]> };
  /** The modules of islands, and which of them have each. */
  const below = new Map<string, string[]>();
  let isBuild = true;

  const plugin: Plugin = {
    name: 'islands',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) =>
      id === `\0${ID}` ? `export default ${JSON.stringify(isBuild ? files : fromSources())}` : null,
    buildStart() {
      if (!isBuild || this.environment.name !== 'client') return;
      for (const file of [ENTRY, ...islandFiles()])
        this.emitFile({
          ...{ type: 'chunk', id: ROOT + file, name: nameOf(file) },
          preserveSignature: 'allow-extension',
        });
    },
    buildEnd() {
      if (!isBuild || this.environment.name !== 'client') return;
      below.clear();
      for (const start of [ENTRY, ...TEXTS, ...islandFiles()]) {
        const reached = new Set([ROOT + start]);
        for (const id of reached) {
          const { importedIds = [], code } = this.getModuleInfo(id) ?? {};
          if (id.includes('/node_modules/react-router/')) this.error(`${start} imports the router`);
          if (!id.includes('/node_modules/') && /\buseId\b/.test(code ?? ''))
            this.error(`${id}: useId below ${start} would differ from the server's`);
          // a sheet is in the page already, and brings no script
          for (const next of importedIds) if (!/\.css(\?|$)/.test(next)) reached.add(next);
        }
        for (const id of reached) below.set(id, [...(below.get(id) ?? []), start]);
      }
    },
    generateBundle: {
      // after Vite has removed the chunks of sheets alone
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const withImports = (file: string, seen = new Set<string>()) => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || seen.has(file)) return [];
          seen.add(file);
          for (const next of chunk.imports) withImports(next, seen);
          return [...seen];
        };
        for (const chunk of Object.values(bundle)) {
          const source = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '').slice(ROOT.length) : '';
          const [file, ...imported] = withImports(chunk.fileName);
          if (source === ENTRY) Object.assign(files, { entry: file, files: imported });
          else if (source.endsWith(SUFFIX)) files.islands[nameOf(source)] = [file ?? '', ...imported];
        }
      },
    },
  };
  /**
   * Which file a module is in: few of them, since each costs a request. The back office uses `parts`, too, and shares
   * more with the sign-in.
   */
  const fileOf = (id: string) => {
    const users = below.get(id) ?? [];
    const [only] = users.length === 1 ? users : [];
    const isPublic = id.includes('/public/');
    if (users.length > 1) return isPublic ? 'islands' : 'parts';
    if (!only?.endsWith(SUFFIX)) return null;
    return isPublic ? `${nameOf(only)}-island` : only.endsWith(SIGN_IN) ? 'sign-in-parts' : 'parts';
  };
  return { plugin, fileOf };
}

/** In development the browser loads the sources, after the runtime that the router's plugin has for their hot reload. */
const fromSources = () => ({
  entry: ENTRY,
  files: [],
  islands: Object.fromEntries(islandFiles().map((file) => [nameOf(file), [file]])),
  hmr: '@id/__x00__virtual:react-router/inject-hmr-runtime',
});
