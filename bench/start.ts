/**
 * From the start of the process to the last byte of its first page, as `npm run serve` and from the sources. Alternately
 * and by the median; CPU time too, because the clock depends on what else the machine does.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/src/db/client.ts';
import { databaseUrl, startPostgres } from '../server/src/testing/postgres.ts';
import { listeningAt, startProcess } from '../server/src/testing/process.ts';
import { execute } from '../server/src/testing/test-database.ts';
import { fillProjects } from './project-rows.ts';
import { type Figure, median, report } from './speed-figures.ts';

const ROUNDS = 7;
const PROJECTS = 200;
const PROGRAMS = { built: 'server/build/serve.js', sources: 'server/src/main.ts' };
type Start = { clock: number; cpu: number; megabytes: number };

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'diyar-start-'));

/** User and system time, in ticks of 10 ms. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function startOnce(program: string, url: string): Promise<Start> {
  const began = performance.now();
  const started = startProcess(`--max-semi-space-size=16 ${program}`, {
    ...{ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'warn', PUBLIC_URL: 'https://diyar.example' },
    ...{ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' },
    // the bundle has its own, and the sources none, as before they were bundled
    NODE_COMPILE_CACHE: '',
  });
  const page = await fetch(`${await listeningAt(started)}/diyar`);
  await page.text();
  const clock = performance.now() - began;
  const pid = started.child.pid ?? 0;
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const cpu = cpuOf(pid);
  started.child.kill('SIGTERM');
  await started.exited;
  return { clock, cpu, megabytes };
}

try {
  await execute(postgres.url, 'create database start');
  const url = databaseUrl(postgres.url, 'start');
  const database = await openDatabase({ databaseUrl: url, dataDir: folder });
  await fillProjects(database, PROJECTS);
  await database.close();
  const built: Start[] = [];
  const sources: Start[] = [];
  // the first start of the bundle compiles it
  await startOnce(PROGRAMS.built, url);
  for (let round = 0; round < ROUNDS; round++) {
    built.push(await startOnce(PROGRAMS.built, url));
    sources.push(await startOnce(PROGRAMS.sources, url));
  }
  const of = (starts: Start[], key: keyof Start) => median(starts.map((start) => start[key]));
  const ratio = (name: string, key: keyof Start, unit: string, target?: Figure['target']): Figure => ({
    name,
    value: of(built, key) / of(sources, key),
    target,
    note: `${Math.round(of(built, key))} ${unit} ÷ ${Math.round(of(sources, key))} ${unit}`,
  });
  const isMet = report([
    ratio('start to the first page, bundle ÷ sources, CPU', 'cpu', 'ms', { atMost: 0.6 }),
    ratio('start to the first page, bundle ÷ sources, clock', 'clock', 'ms'),
    ratio('memory after the first page, bundle ÷ sources', 'megabytes', 'MB', { atMost: 1 }),
  ]);
  if (!isMet) process.exitCode = 1;
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
