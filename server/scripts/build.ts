import { readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'rolldown';
import { LIBRARIES } from '../src/source-lines.ts';

const SERVER = fileURLToPath(new URL('..', import.meta.url));
const FRESH = join(SERVER, 'build-fresh');
const BUILD = join(SERVER, 'build');

/** They contain binaries or WebAssembly, which they look for beside themselves. pg-native is optional. */
const OUTSIDE = [/^@electric-sql\/pglite(\/|$)/, /^sharp$/, /^@node-rs\/argon2$/, /^pg-native$/];

/** What is started as a program, by its name in the bundle. */
const PROGRAMS: Record<string, string> = {
  serve: 'src/main.ts',
  demo: '../demo/main.ts',
  ...Object.fromEntries(
    readdirSync(join(SERVER, 'src/cli'))
      .filter((file) => file !== 'run-command.ts')
      .map((file) => [file.replace('.ts', ''), `src/cli/${file}`]),
  ),
};

/** What the server starts beside itself (src/places.ts). Each gets a file of its own, because it needs little memory. */
const WORKERS: Record<string, string> = {
  'picture-worker': 'src/features/files/pictures/worker.ts',
  'prove-worker': 'src/features/backup/prove-worker.ts',
  'worksheet-worker': 'src/features/exports/worksheet-worker.ts',
  'table-worker': 'src/features/sheet-files/table-worker.ts',
  'docx-worker': 'src/features/contracts/docx/docx-worker.ts',
};

/** Loaded by the first who uses a passkey (docs/decisions/023-second-factors.md), so not with the other libraries. */
const OF_PASSKEYS =
  /node_modules\/(@simplewebauthn|@peculiar|@hexagon|@levischuck|asn1js|pvtsutils|pvutils|reflect-metadata|tsyringe)\//;

const BEGIN = 'begin:';

/** A program is loaded by src/begin.ts. */
const beginnings: Plugin = {
  name: 'beginnings',
  resolveId: (id) => (id.startsWith(BEGIN) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${BEGIN}`)) return null;
    const program = join(SERVER, String(PROGRAMS[id.slice(BEGIN.length + 1)]));
    const begin = join(SERVER, 'src/begin.ts');
    return `import { begin } from ${JSON.stringify(begin)};
await begin(() => import(${JSON.stringify(program)}));`;
  },
};

const bundle = (input: Record<string, string>, output: BuildOptions['output'] = {}) =>
  build({
    ...{ cwd: SERVER, platform: 'node', input, external: OUTSIDE, plugins: [beginnings], logLevel: 'warn' },
    output: {
      ...{ dir: FRESH, format: 'esm', sourcemap: true },
      ...{ entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      ...output,
    },
  });

/** Bundles the server into server/build. The old build stays until the new one is complete. */
export async function buildServer(): Promise<void> {
  await rm(FRESH, { recursive: true, force: true });
  await bundle(
    Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, BEGIN + name])),
    // apart from our own code, whose source maps are then small (src/source-lines.ts)
    {
      codeSplitting: {
        groups: [{ name: LIBRARIES, test: (id) => id.includes('node_modules') && !OF_PASSKEYS.test(id) }],
      },
    },
  );
  for (const [name, source] of Object.entries(WORKERS)) await bundle({ [name]: source });
  await rm(BUILD, { recursive: true, force: true });
  await rename(FRESH, BUILD);
}

if (import.meta.main) await buildServer();
