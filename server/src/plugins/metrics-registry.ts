import { SYSTEM_PROBLEMS, type System } from '@diyar/contract/system';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client.ts';

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

/** Requests, latency, cache hits, the connection pool, queues, and the process itself. */
export function openRegistry(database: Database, readSystem: () => Promise<System>) {
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
  // asked once for all of its figures; none of them is known while the database is away
  let reading: Promise<System | undefined> | undefined;
  const system = () => {
    reading ??= readSystem()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const figure = (name: string, help: string, label: string, of: (found: System) => [string, number][]) =>
    new Gauge({
      ...{ name, help, registers, labelNames: label ? [label] : [] },
      async collect() {
        const found = await system();
        if (found) for (const [value, size] of of(found)) this.set(label ? { [label]: value } : {}, size);
      },
    });
  // none is worse than an old one: without a value an alert on its age would never fire
  const age = (at: string | null) => (at ? (Date.now() - Date.parse(at)) / 1000 : Number.POSITIVE_INFINITY);
  figure('diyar_waiting', 'Queued mails and pictures of all processes', 'work', ({ mail, pictures }) => [
    ['mails', mail.waiting],
    ['pictures', pictures.waiting],
  ]);
  figure('diyar_failed', 'Mails given up, and pictures without sizes', 'work', ({ mail, pictures }) => [
    ['mails', mail.givenUp],
    ['pictures', pictures.failed],
  ]);
  figure('diyar_backup_age_seconds', 'Age of the newest backup, made and proven', 'state', ({ backups }) => [
    ['made', age(backups.madeAt)],
    ['proven', age(backups.provenAt)],
  ]);
  figure('diyar_backups_damaged', 'Backups that cannot be restored', '', ({ backups }) => [
    ['', backups.damaged],
  ]);
  figure('diyar_disk_free_bytes', 'Room for data and backups', 'use', ({ disks }) =>
    disks.map(({ use, freeBytes }) => [use, freeBytes]),
  );
  figure('diyar_storage_up', 'Whether the storage of files answers', '', ({ storage }) => [
    ['', storage.problem === '' ? 1 : 0],
  ]);
  figure('diyar_job_failures', 'Failures in a row of a periodic job', 'job', ({ jobs }) =>
    jobs.map(({ name, failures }) => [name, failures]),
  );
  figure('diyar_failed_sign_ins', 'Failed sign-ins of the last hour and day', 'in', ({ signIns }) => [
    ['hour', signIns.failedInHour],
    ['day', signIns.failedInDay],
  ]);
  figure(
    'diyar_problem',
    'What the doctor and the System page name, 1 while it lasts',
    'what',
    ({ problems }) => SYSTEM_PROBLEMS.map((what) => [what, problems.includes(what) ? 1 : 0]),
  );
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
