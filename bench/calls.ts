/**
 * Server time of every call that a screen of the staff makes, in a company with 2,000 projects, 20,000 units, 200,000
 * messages, 50,000 leads and 5,000 deals, on a real PostgreSQL: node bench/calls.ts [part of a path …]. Exits with 1 when
 * the 95th percentile of one exceeds 50 ms (300 for ageing, what comes in and insights; with DEALS=50000, for which these
 * are meant, 2 s), and when a call is neither measured nor an exception with its reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from '../server/src/db/sql.ts';
import { CALLS } from '../server/src/security-tests/calls.ts';
import { startPostgres } from '../server/src/testing/postgres.ts';
import { EXCEPTIONS, forgotten, MEASURED } from './calls-list.ts';
import { fillCompany, SIZES } from './calls-rows.ts';
import { type Company, openCompany } from './open-company.ts';
import { median, percentile, reportWorst } from './speed-figures.ts';
import { cpuMs } from './speed-uncached.ts';

const TARGET_MS = 50;
/** Figures over every line and cheque of the deals that owe something: docs/decisions/043-money-ahead.md. */
const OVER_ALL_DEALS_MS = SIZES.deals > 5_000 ? 2_000 : 300;
const targetOf = (path: string) =>
  /^\/admin\/(money\/(ageing|ahead)|insights)/.test(path) ? OVER_ALL_DEALS_MS : TARGET_MS;
const WARM_UP = 8;
const RUNS = 40;

const missing = forgotten(Object.keys(CALLS).filter((call) => call.startsWith('GET ')));
if (missing.length > 0) throw new Error(missing.join('\n'));

type Spent = ReadonlyMap<string, number>;

/** CPU milliseconds of each of PostgreSQL's processes: the postmaster's children, one for each connection. */
async function databaseCpu({ database }: Company): Promise<() => Spent> {
  const { rows } = await database.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const parentOf = (pid: string) =>
    Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const postmaster = parentOf(String(rows[0]?.pid));
  const spentBy = (pid: string): [string, number][] => {
    try {
      return parentOf(pid) === postmaster ? [[pid, cpuMs(Number(pid))]] : [];
    } catch {
      return []; // it has ended
    }
  };
  return () =>
    new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap(spentBy),
    );
}

/** What a process that ended meanwhile, as parallel workers do, has spent is not known. */
const spentSince = (before: Spent, after: Spent): number =>
  [...after].reduce((sum, [pid, spent]) => sum + spent - (before.get(pid) ?? 0), 0);

type Cost = { path: string; p95: number; median: number; ours: number; theirs: number };

async function measure(company: Company, path: string, theirCpu: () => Spent): Promise<Cost> {
  for (let i = 0; i < WARM_UP; i++) await company.time(`/api${path}`);
  const times: number[] = [];
  const [before, theirs] = [process.cpuUsage(), theirCpu()];
  for (let i = 0; i < RUNS; i++) times.push(await company.time(`/api${path}`));
  const { user, system } = process.cpuUsage(before);
  return {
    path,
    p95: percentile(times, 0.95),
    median: median(times),
    ours: (user + system) / 1000 / RUNS,
    theirs: spentSince(theirs, theirCpu()) / RUNS,
  };
}

const chosen = process.argv.slice(2);
const paths = Object.values(MEASURED)
  .flat()
  .filter((path) => chosen.length === 0 || chosen.some((part) => path.includes(part)));
const server = await startPostgres();
const costs: Cost[] = [];
try {
  const company = await openCompany(server.url, 'calls', fillCompany);
  const theirCpu = await databaseCpu(company);
  for (const path of paths) costs.push(await measure(company, path, theirCpu));
  await company.close();
} finally {
  await server.remove();
}

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10);
console.log(
  `p95 of ${RUNS} calls, slowest first`.padEnd(64),
  '       p95    median  server CPU    PostgreSQL CPU',
);
for (const { path, p95, median, ours, theirs } of costs.toSorted((a, b) => b.p95 - a.p95))
  console.log(
    decodeURIComponent(path).padEnd(64),
    ms(p95),
    ms(median),
    ms(ours),
    ms(theirs),
    p95 > targetOf(path) ? 'MISSED' : '',
  );
const missed = costs.filter(({ path, p95 }) => p95 > targetOf(path));
console.log(
  `${paths.length} paths of ${Object.keys(MEASURED).length} calls; not measured: ${Object.keys(EXCEPTIONS).length}`,
);
console.log(`${missed.length} slower than their target`);
for (const [name, target] of [
  ['slowest call of a staff screen, p95', TARGET_MS],
  ['slowest figure over all deals, p95', OVER_ALL_DEALS_MS],
] as const) {
  const own = costs.filter(({ path }) => targetOf(path) === target).map(({ p95 }) => p95);
  if (own.length > 0) reportWorst(name, Math.max(...own), target, 'ms');
}
