import { sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The route, never the address that was asked: a name for each visitor's path would fill the memory. */
type Request = { method: string; route: string; status: number };

export type Answered = Request & {
  seconds: number;
  /** It might have been answered from the cache, and was not. */
  missed: boolean;
};

/** Answers from the cache come by the thousand a second: counted in a row here, told when somebody asks. */
class Hits {
  readonly #counted = new Map<string, { request: Request; times: number }>();

  add(request: Request): void {
    const name = `${request.method} ${request.status} ${request.route}`;
    const counted = this.#counted.get(name);
    if (counted) counted.times++;
    else this.#counted.set(name, { request, times: 1 });
  }

  take() {
    const all = [...this.#counted.values()];
    this.#counted.clear();
    return all;
  }
}

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
  const hits = new Hits();
  const cached = new Counter({
    ...{ name: 'diyar_cache_answers_total', help: 'Public reads that may be kept ready', registers: [] },
    labelNames: ['result'],
  });
  const requests = new Counter({
    ...{ name: 'diyar_http_requests_total', help: 'Answered requests', registers },
    labelNames: ['method', 'route', 'status'],
    collect() {
      for (const { request, times } of hits.take()) {
        this.inc(request, times);
        cached.inc({ result: 'hit' }, times);
      }
    },
  });
  // after the requests, which tell it of its hits
  registry.registerMetric(cached);
  const seconds = new Histogram({
    ...{ name: 'diyar_http_request_seconds', help: 'Time to the last byte of what was worked on', registers },
    ...{ labelNames: ['method', 'route'], buckets: SECONDS },
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
    countHit: (request: Request) => hits.add(request),
    count({ method, route, status, seconds: taken, missed }: Answered) {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, taken);
      if (missed) cached.inc({ result: 'miss' });
    },
  };
}
