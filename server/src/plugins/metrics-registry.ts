import { sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The route, never the address that was asked: a name for each visitor's path would fill the memory. */
export type Answered = {
  method: string;
  route: string;
  status: number;
  seconds: number;
  /** Of what may be kept: whether it was. */
  cache?: 'hit' | 'miss';
};

async function waiting({ db }: Database) {
  const { rows } = await db.execute<{ mails: number; pictures: number }>(sql`
    select (select count(*)::int from outbox where sent_at is null) as mails,
           (select count(*)::int from files where variants = 'pending') as pictures`);
  return rows[0];
}

/** Requests, latency, cache hits, the pool, what waits to be done, and what the process itself is like. */
export function openRegistry(database: Database) {
  const registry = new Registry();
  const registers = [registry];
  // Event loop, memory, garbage collection, open files.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    ...{ name: 'diyar_http_requests_total', help: 'Answered requests', registers },
    labelNames: ['method', 'route', 'status'],
  });
  const seconds = new Histogram({
    ...{ name: 'diyar_http_request_seconds', help: 'Time to the last byte', registers },
    ...{ labelNames: ['method', 'route'], buckets: SECONDS },
  });
  const cached = new Counter({
    ...{ name: 'diyar_cache_answers_total', help: 'Public reads that may be kept ready', registers },
    labelNames: ['result'],
  });
  new Gauge({
    ...{ name: 'diyar_database_connections', help: 'Connections of the pool', registers },
    labelNames: ['state'],
    collect() {
      const pool = database.pool();
      for (const [state, count] of Object.entries(pool)) this.set({ state }, count);
    },
  });
  new Gauge({
    ...{ name: 'diyar_waiting', help: 'Mails and pictures that wait, in all processes', registers },
    labelNames: ['work'],
    async collect() {
      // A database that is away shows elsewhere; the other figures are wanted then most of all.
      const found = await waiting(database).catch(() => undefined);
      for (const [work, count] of Object.entries(found ?? {})) this.set({ work }, count);
    },
  });
  return {
    registry,
    count({ method, route, status, seconds: taken, cache }: Answered) {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, taken);
      if (cache) cached.inc({ result: cache });
    },
  };
}
