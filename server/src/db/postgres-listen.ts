import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database, Heard, Log } from './client.ts';

type Listener = { listen: Database['listen']; close(): Promise<void> };

const quote = (channel: string) => `"${channel.replaceAll('"', '""')}"`;

/** One connection of its own for LISTEN, opened with the first listener and opened again whenever it breaks. */
export function listening(make: () => pg.Client, log: Log): Listener {
  const channels = new Map<string, Set<Heard>>();
  let connected: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = make();
    client.on('error', (error) => log.warn(`database connection for notices lost: ${error.message}`));
    client.on('notification', ({ channel, payload }) => {
      for (const heard of channels.get(channel) ?? []) heard(payload ?? '');
    });
    await client.connect();
    client.once('end', () => void reconnect());
    for (const channel of channels.keys()) await client.query(`listen ${quote(channel)}`);
    return client;
  }

  async function reconnect(): Promise<void> {
    connected = undefined;
    for (let pause = 100; !closed; pause = Math.min(pause * 2, 5_000)) {
      await sleep(pause, undefined, { ref: false });
      if (closed) return;
      try {
        connected = connect();
        await connected;
        // What was announced meanwhile is lost: everyone looks for themselves.
        for (const handlers of channels.values()) for (const heard of handlers) heard(null);
        return;
      } catch {
        connected = undefined;
      }
    }
  }

  return {
    async listen(channel, heard) {
      const handlers = channels.get(channel) ?? new Set<Heard>();
      channels.set(channel, handlers.add(heard));
      connected ??= connect();
      const client = await connected;
      if (handlers.size === 1) await client.query(`listen ${quote(channel)}`);
      return async () => {
        handlers.delete(heard);
        if (handlers.size > 0) return;
        channels.delete(channel);
        await (await connected)?.query(`unlisten ${quote(channel)}`);
      };
    },
    async close() {
      closed = true;
      await (await connected?.catch(() => undefined))?.end();
    },
  };
}
