import { sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client.ts';
import { backupFigures } from '../features/backup/index.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The route and not the path: a label per path would need unbounded memory. */
type Request = { method: string; route: string; status: number };

export type MeasuredRequest = Request & {
  seconds: number;
  /** Whether it was cacheable and not in the cache. */
  missed: boolean;
};

/** Cache hits, thousands a second: counted cheaply, and added to the registry when it is collected. */
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

async function queued({ db }: Database) {
  const { rows } = await db.execute<{ mails: number; pictures: number }>(sql`
    select (select count(*)::int from outbox where sent_at is null) as mails,
           (select count(*)::int from files where variants = 'pending') as pictures`);
  return rows[0];
}

/** Requests, latency, cache hits, the connection pool, queues, and the process itself. */
export function openRegistry(database: Database) {
  const registry = new Registry();
  const registers = [registry];
  // event loop, memory, garbage collection, open files
  collectDefaultMetrics({ register: registry });
  const hits = new Hits();
  const cached = new Counter({
    ...{ name: 'diyar_cache_answers_total', help: 'Cacheable public reads', registers: [] },
    labelNames: ['result'],
  });
  const requests = new Counter({
    ...{ name: 'diyar_http_requests_total', help: 'MeasuredRequest requests', registers },
    labelNames: ['method', 'route', 'status'],
    collect() {
      for (const { request, times } of hits.take()) {
        this.inc(request, times);
        cached.inc({ result: 'hit' }, times);
      }
    },
  });
  // after `requests`, whose collect() adds the hits
  registry.registerMetric(cached);
  const seconds = new Histogram({
    ...{
      name: 'diyar_http_request_seconds',
      help: 'Time to the last byte of requests that were not cache hits',
      registers,
    },
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
    ...{ name: 'diyar_waiting', help: 'Queued mails and pictures of all processes', registers },
    labelNames: ['work'],
    async collect() {
      // the other metrics are needed even when the database is unreachable
      const found = await queued(database).catch(() => undefined);
      for (const [work, count] of Object.entries(found ?? {})) this.set({ work }, count);
    },
  });
  new Gauge({
    ...{ name: 'diyar_backup_age_seconds', help: 'Age of the newest backup, made and proven', registers },
    labelNames: ['state'],
    async collect() {
      const found = await backupFigures(database.db).catch(() => undefined);
      // none is worse than an old one: without a value an alert on its age would never fire
      const age = (at: Date | null) => (at ? (Date.now() - at.getTime()) / 1000 : Number.POSITIVE_INFINITY);
      if (!found) return;
      this.set({ state: 'made' }, age(found.madeAt));
      this.set({ state: 'proven' }, age(found.provenAt));
      damaged.set(found.damaged);
    },
  });
  const damaged = new Gauge({
    ...{ name: 'diyar_backups_damaged', help: 'Backups that cannot be restored', registers },
  });
  return {
    registry,
    countHit: (request: Request) => hits.add(request),
    count({ method, route, status, seconds: taken, missed }: MeasuredRequest) {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, taken);
      if (missed) cached.inc({ result: 'miss' });
    },
  };
}
