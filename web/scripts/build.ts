import { execFile } from 'node:child_process';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepEarlierBuilds } from './earlier-builds.ts';

const run = promisify(execFile);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLI = fileURLToPath(new URL('../../node_modules/@react-router/dev/bin.cjs', import.meta.url));
const FRESH = join(ROOT, '.react-router/build');
const BUILD = join(ROOT, 'build');

/** Worth compressing; fonts and pictures are already compressed. */
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** Types of the routes (`./+types/…`), which `tsc -p web` needs. */
export const typeRoutes = () => run(process.execPath, [CLI, 'typegen'], { cwd: ROOT });

/**
 * Builds web/build: the pages for the server, the files for the browser and their compressed copies. The old
 * build stays until the new one is complete, and files of the last builds stay in it.
 */
export async function buildWeb(): Promise<void> {
  try {
    await run(process.execPath, [CLI, 'build'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`the pages could not be built\n${stdout}${stderr}`, { cause: error });
  }
  await rm(join(FRESH, 'client/.vite'), { recursive: true, force: true });
  await precompress(join(FRESH, 'client'));
  await keepEarlierBuilds(BUILD, FRESH);
  await rm(BUILD, { recursive: true, force: true });
  await rename(FRESH, BUILD);
}

async function precompress(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const plain = await readFile(file);
    const best = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        // large blocks: the script of the public pages gets smaller
        [constants.BROTLI_PARAM_LGBLOCK]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    };
    const copies = { '.br': await brotli(plain, best), '.gz': await zip(plain, { level: 9 }) };
    for (const [suffix, copy] of Object.entries(copies)) {
      if (copy.length < plain.length) await writeFile(file + suffix, copy);
    }
  }
}

if (import.meta.main) await buildWeb();
