import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database, Log, OnNotify } from './client.ts';

type Listener = { listen: Database['listen']; close(): Promise<void> };

/** A silently broken connection is detected by a query. */
const CHECK_MS = 15_000;

const quote = (channel: string) => `"${channel.replaceAll('"', '""')}"`;

/** A separate connection for LISTEN, opened with the first listener and reopened whenever it breaks. */
export function listening(make: () => pg.Client, log: Log): Listener {
  const channels = new Map<string, Set<OnNotify>>();
  const closing = new AbortController();
  const ready = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  let running: Promise<void> | undefined;

  /** A failure is ignored: the next connection listens to all channels. */
  const send = (command: string, channel: string) =>
    client?.query(`${command} ${quote(channel)}`).catch(() => {});

  const dispatch = (channel: string, payload: string | null) => {
    for (const onNotify of channels.get(channel) ?? []) onNotify(payload);
  };

  /** Listens until the connection ends. */
  async function listenOn(current: pg.Client, onReady: () => void): Promise<void> {
    const ended = new Promise<void>((resolve) => current.once('end', resolve));
    current.on('error', (error) => log.warn(`database connection for notifications lost: ${error.message}`));
    current.on('notification', ({ channel, payload }) => dispatch(channel, payload ?? ''));
    const check = setInterval(() => current.query('select 1').catch(() => current.end()), CHECK_MS).unref();
    try {
      await current.connect();
      client = current;
      for (const channel of channels.keys()) await current.query(`listen ${quote(channel)}`);
      onReady();
      if (!closing.signal.aborted) await ended;
    } finally {
      client = undefined;
      clearInterval(check);
      await current.end().catch(() => {});
    }
  }

  async function run(): Promise<void> {
    let pause = 100;
    let missed = false;
    const onReady = () => {
      pause = 100;
      ready.resolve();
      if (missed) for (const channel of channels.keys()) dispatch(channel, null);
    };
    while (!closing.signal.aborted) {
      // the loop tries again after a pause
      await listenOn(make(), onReady).catch(() => {});
      missed = true;
      await sleep(pause, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      pause = Math.min(pause * 2, 2_000);
    }
    ready.resolve();
  }

  return {
    async listen(channel, onNotify) {
      const handlers = channels.get(channel) ?? new Set<OnNotify>();
      channels.set(channel, handlers.add(onNotify));
      if (handlers.size === 1) await send('listen', channel);
      running ??= run();
      await ready.promise;
      return async () => {
        if (!handlers.delete(onNotify) || handlers.size > 0) return;
        channels.delete(channel);
        await send('unlisten', channel);
      };
    },
    async close() {
      closing.abort();
      await client?.end().catch(() => {});
      await running;
    },
  };
}
