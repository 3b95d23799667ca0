import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

const NODE_NEEDED = 24;
/** By then the modules of the first pages are compiled. A killed process would not store them. */
const STORE_AFTER_MS = 20_000;

/**
 * The first thing that a program of the bundle does, before it loads anything else: checks Node, reads `.env` and has V8
 * store what it compiles, which makes the next start faster.
 */
export async function begin(load: () => Promise<unknown>): Promise<void> {
  const refusal = nodeTooOld(process.versions.node);
  if (refusal) {
    console.error(refusal);
    process.exit(1);
  }
  readEnvironmentFile();
  enableCompileCache(join(process.env.DATA_DIR || './data', 'compile-cache'));
  setTimeout(flushCompileCache, STORE_AFTER_MS).unref();
  await load();
}

/** One line, or null. */
export function nodeTooOld(version: string): string | null {
  if (Number(version.split('.')[0]) >= NODE_NEEDED) return null;
  return `diyar: Node ${NODE_NEEDED} is needed, this is ${version} (${process.execPath})`;
}

/** The environment takes precedence. */
export function readEnvironmentFile(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
