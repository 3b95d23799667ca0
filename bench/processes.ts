/**
 * Two processes behind nginx compared with one, under a mixed load that no cache answers, on a real PostgreSQL: node
 * bench/processes.ts. The figure is what the processes carry for each CPU second of the busiest of them: 2 when the work
 * is shared evenly and costs no more than in one process. Processes that hinder each other, by locks, by invalidating
 * each other's shared reads or by an uneven share, lower it, on any number of cores. Exits with 1 below 1.7.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../scripts/build.ts';
import { openDatabase } from '../server/src/db/client.ts';
import { databaseUrl, startPostgres } from '../server/src/testing/postgres.ts';
import { execute } from '../server/src/testing/test-database.ts';
import { fillProjects } from './project-rows.ts';
import { median, report } from './speed-figures.ts';
import { loadMaker } from './speed-load.ts';
import { type Server, signInAt, startBalancer, startProduct } from './speed-servers.ts';
import { cpuMs } from './speed-uncached.ts';

const QUICK = process.argv.includes('--quick');
const ROUNDS = QUICK ? 1 : 5;
const SECONDS = QUICK ? 1 : 6;
const WRITE_EVERY_MS = 250;

/** Pages of the site and what staff look at; the token keeps all of them from the response cache. */
const PATHS = [
  '/diyar',
  '/diyar?lang=en',
  '/diyar/properties',
  '/diyar/projects/1',
  '/diyar/projects/2?lang=en',
  '/api/projects?size=24',
  '/api/admin/projects',
  '/api/admin/dashboard',
  '/api/admin/messages',
  '/api/admin/today',
];

type Share = { answers: number; seconds: number; cpu: number[] };

await buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'diyar-bench-'));
const postgres = await startPostgres();
const load = loadMaker();
const running: Server[] = [];

/** The load, with a write now and then that every process has to hear of. */
async function carry(port: number, products: readonly Server[], token: string): Promise<Share> {
  const headers = { 'accept-encoding': 'gzip, deflate, br', authorization: `Bearer ${token}` };
  let isOver = false;
  const writing = (async () => {
    for (let n = 0; !isOver; n++) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/company`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ nameEn: `Company ${n}` }),
      });
      if (!answer.ok) throw new Error(`a write was answered with ${answer.status}`);
      await answer.arrayBuffer();
      await sleep(WRITE_EVERY_MS);
    }
  })();
  const before = products.map(({ pid }) => cpuMs(pid));
  const { answers, seconds, failed } = await load.run({ port, paths: PATHS, headers, seconds: SECONDS });
  const cpu = products.map(({ pid }, i) => (cpuMs(pid) - (before[i] ?? 0)) / 1000);
  isOver = true;
  await writing;
  if (failed > 0) throw new Error(`${failed} of ${answers} answers were not 200`);
  return { answers, seconds, cpu };
}

try {
  await execute(postgres.url, 'create database processes');
  const url = databaseUrl(postgres.url, 'processes');
  const database = await openDatabase({ databaseUrl: url, dataDir: folder });
  await fillProjects(database, 200);
  await database.close();
  const products: Server[] = [];
  for (let i = 0; i < 2; i++) products.push(await startProduct(url, folder, { TRUST_PROXY: '1' }));
  running.push(...products);
  const [first, second] = products as [Server, Server];
  const [one, two] = [await startBalancer(folder, [first]), await startBalancer(folder, [first, second])];
  running.push(one, two);
  const token = await signInAt(first.port);

  const rounds: { one: Share; two: Share }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const shares = {
      one: await carry(one.port, [first], token),
      two: await carry(two.port, [first, second], token),
    };
    // the first round warms up
    if (round >= 0) rounds.push(shares);
  }
  const perBusiest = ({ answers, cpu }: Share) => answers / Math.max(...cpu);
  const perAll = ({ answers, cpu }: Share) => answers / cpu.reduce((sum, one) => sum + one, 0);
  const perSecond = ({ answers, seconds }: Share) => answers / seconds;
  const ratio = (of: (share: Share) => number) => median(rounds.map(({ one, two }) => of(two) / of(one)));
  const each = (which: 'one' | 'two', of: (share: Share) => number) =>
    Math.round(median(rounds.map((round) => of(round[which]))));
  const isMet = report([
    {
      name: 'two processes ÷ one, by CPU time of the busiest',
      value: ratio(perBusiest),
      target: { atLeast: 1.7 },
      note: `${each('two', perBusiest)} ÷ ${each('one', perBusiest)} answers per CPU second`,
    },
    {
      name: 'answers per CPU second of all processes, two ÷ one',
      value: ratio(perAll),
      note: `${each('two', perAll)} ÷ ${each('one', perAll)}`,
    },
    {
      name: 'answers per second by the clock, two ÷ one',
      value: ratio(perSecond),
      note: `${each('two', perSecond)} ÷ ${each('one', perSecond)}; needs cores for both, PostgreSQL and the load`,
    },
  ]);
  if (!isMet) process.exitCode = 1;
} finally {
  load.close();
  for (const server of running) await server.stop();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
