import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from './client.ts';
import { isDatabaseAway } from './errors.ts';
import { StartError } from './start-error.ts';

const text = (error: unknown) => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
};

/** Where it was tried, without user and password. */
const place = (client: pg.Client) => `${client.host}:${client.port}/${client.database ?? ''}`;

/** A connected client; waits with growing pauses for a database that is still coming up, and no longer than told. */
export async function connectWithin(make: () => pg.Client, withinMs: number, log: Log): Promise<pg.Client> {
  const deadline = Date.now() + withinMs;
  for (let attempt = 1, pause = 250; ; attempt++, pause = Math.min(pause * 2, 5_000)) {
    const client = make();
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const reason = text(error);
      if (!isDatabaseAway(error))
        throw new StartError(`PostgreSQL at ${place(client)} refuses: ${reason}`, { cause: error });
      if (Date.now() + pause > deadline)
        throw new StartError(`PostgreSQL at ${place(client)} does not answer (${attempt} tries): ${reason}`, {
          cause: error,
        });
      log.warn(`PostgreSQL at ${place(client)} does not answer yet (try ${attempt}): ${reason}`);
      await sleep(pause);
    }
  }
}
