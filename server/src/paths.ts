import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Where things lie. The sources (server/src) and the bundle of `npm run build` (server/build) are equally deep, so the
 * first address is right in both.
 */
export const ROOT = new URL('../../', import.meta.url);

const isBundled = import.meta.url.endsWith('.js');

/** A program that the server starts beside itself: a file of its own in the bundle (server/scripts/build.ts). */
export const workerAt = (source: string, bundled: string): URL =>
  new URL(isBundled ? `./${bundled}.js` : `./${source}`, import.meta.url);

/**
 * Starts such a program with a channel to it. Under `node --watch` Node itself would report the program's files through
 * that channel, among its answers.
 */
export function forkWorker(worker: URL, args: string[] = []): ChildProcess {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  return fork(fileURLToPath(worker), args, {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
