import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

const NODE_NEEDED = 24;
/** By then the modules of the first pages are compiled. A killed process would not store them. */
const STORE_AFTER_MS = 20_000;

/**
 * The first thing that a program of the bundle does, before it loads anything else: checks Node, reads `.env` (the
 * environment takes precedence) and has V8 store what it compiles, which makes the next start faster.
 */
export async function begin(load: () => Promise<unknown>): Promise<void> {
  const [major] = process.versions.node.split('.');
  if (Number(major) < NODE_NEEDED) {
    console.error(
      `diyar: Node ${NODE_NEEDED} is needed, this is ${process.versions.node} (${process.execPath})`,
    );
    process.exit(1);
  }
  readEnvironmentFile();
  enableCompileCache(join(process.env.DATA_DIR || './data', 'compile-cache'));
  setTimeout(flushCompileCache, STORE_AFTER_MS).unref();
  await load();
}

export function readEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
