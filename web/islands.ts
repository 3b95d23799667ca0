import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { type BuildOptions, build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { sharesOf } from './own-code.ts';

const ID = 'virtual:island-files';
const ROOT = new URL('.', import.meta.url).pathname;
const ENTRY = 'app/islands/entry.tsx';
const SUFFIX = '.island.tsx';
const TEXTS = /\/app\/i18n\/public\/(ar|en)\.ts$/;

const islandFiles = () => globSync(`app/**/*${SUFFIX}`, { cwd: ROOT }).sort();
const nameOf = (file: string) => basename(basename(file, SUFFIX), '.tsx');

/** What the pages of the server are told: the files that bring islands to life, and those of each language and island. */
type Files = {
  entry: string;
  files: string[];
  texts: Partial<Record<string, string>>;
  islands: Record<string, string[]>;
  hmr?: string;
};

/** Components are written for React, which the server renders them with. */
const PREACT = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
};

/**
 * The scripts of documents, beside those of the router: one that brings islands to life, and one for each `*.island.tsx`.
 * They are a build of their own, in which Preact stands in for React (docs/decisions/044): its files are put among the
 * browser's. `import files from 'virtual:island-files'` tells the pages of the server their names, with what each imports.
 */
export function islands(shared: Pick<UserConfig, 'resolve' | 'experimental'> & { build: BuildOptions }) {
  let files: Files = { entry: '', files: [], texts: {}, islands: {} };
  const shares: Record<string, number> = {};
  let isBuild = true;
  const plugin: Plugin = {
    name: 'islands',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) =>
      id === `\0${ID}` ? `export default ${JSON.stringify(isBuild ? files : fromSources())}` : null,
    async buildStart() {
      if (!isBuild || this.environment.name !== 'client') return;
      const output = await buildIslands(shared);
      for (const { fileName, ...file } of output)
        this.emitFile({ type: 'asset', fileName, source: file.type === 'chunk' ? file.code : file.source });
      files = filesOf(output);
      Object.assign(shares, sharesOf(output));
    },
  };
  return { plugin, shares };
}

async function buildIslands(shared: Parameters<typeof islands>[0]) {
  const { rolldownOptions } = shared.build;
  const aliases = Object.entries({ ...PREACT, ...shared.resolve?.alias });
  const built = await build({
    ...shared,
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutSheets, checked],
    resolve: {
      alias: aliases.map(([name, replacement]) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: String(replacement),
      })),
    },
    build: {
      ...shared.build,
      write: false,
      rolldownOptions: {
        ...rolldownOptions,
        input: Object.fromEntries([ENTRY, ...islandFiles()].map((file) => [nameOf(file), ROOT + file])),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          // what several of them use, and Preact: each file costs a request
          codeSplitting: { groups: [{ name: 'islands', minShareCount: 2 }] },
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('one build of the islands was asked for');
  return built.output;
}

/** A sheet is in the page already. */
const withoutSheets: Plugin = {
  name: 'without-sheets',
  enforce: 'pre',
  load: (id) => (/\.css(\?|$)/.test(id) ? { code: '', moduleType: 'js' } : null),
};

const checked: Plugin = {
  name: 'checked-islands',
  transform(code, id) {
    if (id.includes('/node_modules/react')) this.error(`an island imports ${id}`);
    if (!id.includes('/node_modules/') && /\buseId\b/.test(code))
      this.error(`${id}: useId below an island would differ from the server's`);
    return null;
  },
};

function filesOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Files {
  const files: Files = { entry: '', files: [], texts: {}, islands: {} };
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
  const withImports = (file: string, seen = new Set<string>()) => {
    if (seen.has(file)) return [];
    seen.add(file);
    for (const next of chunks.get(file)?.imports ?? []) withImports(next, seen);
    return [...seen];
  };
  for (const { fileName, facadeModuleId } of chunks.values()) {
    const source = facadeModuleId ?? '';
    const [file = '', ...imported] = withImports(fileName);
    const [, lang] = TEXTS.exec(source) ?? [];
    if (source === ROOT + ENTRY) Object.assign(files, { entry: file, files: imported });
    else if (source.endsWith(SUFFIX)) files.islands[nameOf(source)] = [file, ...imported];
    else if (lang) files.texts[lang] = file;
  }
  return files;
}

/**
 * In development the browser loads the sources with React, after the runtime that the router's plugin has for their hot
 * reload.
 */
const fromSources = (): Files => ({
  entry: ENTRY,
  files: [],
  texts: {},
  islands: Object.fromEntries(islandFiles().map((file) => [nameOf(file), [file]])),
  hmr: '@id/__x00__virtual:react-router/inject-hmr-runtime',
});
