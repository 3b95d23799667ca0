/**
 * The built product with 200 projects on a real PostgreSQL, compared with a minimal Node server and nginx:
 * node bench/speed.ts. Exits with 1 when a target of bench/README.md is missed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../scripts/build.ts';
import { openDatabase } from '../server/src/db/client.ts';
import { databaseUrl, startPostgres } from '../server/src/testing/postgres.ts';
import { execute } from '../server/src/testing/test-database.ts';
import { fillProjects } from './project-rows.ts';
import { type Figure, median, report } from './speed-figures.ts';
import { cpuSeconds, type Load, loadMaker } from './speed-load.ts';
import { uploadPictures } from './speed-pictures.ts';
import { renderer } from './speed-render.ts';
import { pageAt, type Server, signInAt, startBare, startNginx, startProduct } from './speed-servers.ts';
import { countStale } from './speed-stale.ts';
import { costOfFirst } from './speed-uncached.ts';

const PROJECTS = 200;
/** `node bench/speed.ts --quick` only checks that everything runs. */
const QUICK = process.argv.includes('--quick');
const ROUNDS = QUICK ? 1 : 5;
const SECONDS = QUICK ? 0.4 : 1.5;
const STALE_ANSWERS = QUICK ? 500 : 10_000;
const REQUESTS = QUICK ? 10 : 150;
/** Time for V8's own garbage collection after the load. */
const REST_SECONDS = QUICK ? 1 : 25;

/** About the time between two first requests after a write. */
const PAUSE_MS = 5;

const METRICS_PORT = 9479;
const PAGE = '/diyar';
const LIST = '/api/projects?size=24';
const VISITOR = { 'accept-encoding': 'gzip, deflate, br' };
/** A request with a token bypasses the response cache. */
const UNCACHED = { ...VISITOR, authorization: 'Bearer none' };
const MIX = [
  PAGE,
  `${PAGE}?lang=en`,
  `${PAGE}/properties`,
  LIST,
  ...range(1, 16).map((id) => `${PAGE}/projects/${id}`),
];

const UNCACHED_PAGES = [PAGE, `${PAGE}/properties`, `${PAGE}/projects/1`];

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

await buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'diyar-bench-'));
const postgres = await startPostgres();
const running: Server[] = [];
const track = <T extends Server | null>(server: T): T => {
  if (server) running.push(server);
  return server;
};
const load = loadMaker();

type Rate = { wall: number; cpu: number };
/** Answers per second, and per CPU second of the server. */
async function rate(
  { port, pid }: Server,
  paths: string[],
  headers: Load['headers'],
  seconds = SECONDS,
): Promise<Rate> {
  const before = cpuSeconds(pid);
  const counted = await load.run({ port, paths, headers, seconds });
  if (counted.failed > 0) throw new Error(`${counted.failed} answers of ${paths[0]} were not 200`);
  return { wall: counted.answers / counted.seconds, cpu: counted.answers / (cpuSeconds(pid) - before) };
}

type Runner = () => Promise<Rate>;
/** Median rates. The servers alternate, so that other load on the machine affects all of them. */
async function rates<Name extends string>(
  runners: Partial<Record<Name, Runner>>,
): Promise<Record<Name, Rate>> {
  const all = Object.entries<Runner | undefined>(runners).flatMap(([name, run]) =>
    run
      ? [
          {
            name,
            run,
            wall: [] as number[],
            cpu: [] as number[],
          },
        ]
      : [],
  );
  for (let round = -1; round < ROUNDS; round++) {
    for (const one of all) {
      const { wall, cpu } = await one.run();
      if (round < 0) continue;
      one.wall.push(wall);
      one.cpu.push(cpu);
    }
  }
  return Object.fromEntries(
    all.map(({ name, wall, cpu }) => [name, { wall: median(wall), cpu: median(cpu) }]),
  ) as Record<Name, Rate>;
}

/** By default the lower of both ratios: neither a slow load generator nor work in other processes improves it. */
function ratio(
  name: string,
  ours: Rate,
  theirs: Rate,
  target?: Figure['target'],
  count: (wall: number, cpu: number) => number = Math.min,
): Figure {
  const [wall, cpu] = [ours.wall / theirs.wall, ours.cpu / theirs.cpu];
  const of = (rate: Rate) => `${Math.round(rate.wall)}/s`;
  const note = `${of(ours)} ÷ ${of(theirs)} = ${wall.toFixed(3)}; by CPU time ${cpu.toFixed(3)}`;
  return { name, value: count(wall, cpu), target, note };
}

const byAnswersPerSecond = (wall: number) => wall;

async function coldStart(start: () => Promise<Server>, path: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const before = performance.now();
    const server = await start();
    await pageAt(server.port, path, VISITOR);
    times.push(performance.now() - before);
    await server.stop();
  }
  return median(times);
}

const figures: Figure[] = [];
try {
  await execute(postgres.url, 'create database speed');
  const url = databaseUrl(postgres.url, 'speed');
  const database = await openDatabase({ databaseUrl: url, dataDir: folder });
  await fillProjects(database, PROJECTS);
  await database.close();

  const product = track(await startProduct(url, folder));
  for (const path of MIX) await pageAt(product.port, path, VISITOR);
  // an entry that is requested again after some seconds is recompressed: those bytes are compared
  await sleep(4000);
  for (const path of [PAGE, LIST]) {
    await pageAt(product.port, path, VISITOR);
    await sleep(500);
  }
  const [page, list] = [await pageAt(product.port, PAGE, VISITOR), await pageAt(product.port, LIST, VISITOR)];
  const [barePage, bareList] = [track(await startBare(folder, page)), track(await startBare(folder, list))];
  const nginx = track(await startNginx(folder, page));

  const cached = await rates({
    page: () => rate(product, [PAGE], VISITOR),
    bare: () => rate(barePage, [PAGE], VISITOR),
    ...(nginx && { nginx: () => rate(nginx, [PAGE], VISITOR) }),
    list: () => rate(product, [LIST], VISITOR),
    bareList: () => rate(bareList, [LIST], VISITOR),
    uncachedList: () => rate(product, [LIST], UNCACHED),
  });
  figures.push(ratio('cached page ÷ bare node:http', cached.page, cached.bare, { atLeast: 0.7 }));
  if (nginx && cached.nginx) {
    figures.push(
      ratio('cached page ÷ nginx', cached.page, cached.nginx, { atLeast: 0.4 }, byAnswersPerSecond),
    );
    figures.push(ratio('bare node:http ÷ nginx', cached.bare, cached.nginx, undefined, byAnswersPerSecond));
  } else console.log('nginx is not installed: that comparison is skipped');
  figures.push(ratio('cached list ÷ bare node:http', cached.list, cached.bareList, { atLeast: 0.8 }));
  figures.push(
    ratio('uncached list ÷ bare node:http', cached.uncachedList, cached.bareList, { atLeast: 0.06 }),
  );

  const token = await signInAt(product.port);
  const write = async (n: number) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: `Diyar ${n}` });
    const answer = await fetch(`http://127.0.0.1:${product.port}/api/company`, {
      ...{ method: 'PUT', headers, body },
    });
    if (!answer.ok) throw new Error(`a write was answered with ${answer.status}`);
    await answer.arrayBuffer();
  };

  const react = renderer(url);
  const costs: Record<string, { whole: number[]; bare: number[]; paused: number[] }> = {};
  for (let round = -1; round < 3; round++) {
    for (const path of UNCACHED_PAGES) {
      // warm up: V8 compiles code that runs often
      const times = (round < 0 ? 3 : 1) * REQUESTS;
      const bare = await react.render(path, times);
      const whole = await costOfFirst(product, { path, times, write });
      const paused = await react.render(path, times, PAUSE_MS);
      if (round < 0) continue;
      costs[path] ??= { whole: [], bare: [], paused: [] };
      costs[path].whole.push(whole);
      costs[path].bare.push(bare);
      costs[path].paused.push(paused);
    }
  }
  react.close();
  for (const [path, { whole, bare, paused }] of Object.entries(costs)) {
    const beside = (name: string, theirs: number[], target?: Figure['target']) => {
      const [value, note] = [
        median(whole) / median(theirs),
        `${median(whole).toFixed(2)} ms ÷ ${median(theirs).toFixed(2)} ms of CPU time`,
      ];
      figures.push({ name: `first ${path} after a write ÷ ${name}`, value, target, note });
    };
    beside('renderToString', bare, { atMost: 4 });
    beside('the same after a pause', paused);
  }

  const writing = async <T>(work: () => Promise<T>): Promise<T> => {
    let isOver = false;
    const writer = (async () => {
      for (let n = 0; !isOver; n++) {
        await write(n);
        await sleep(1000);
      }
    })();
    try {
      return await work();
    } finally {
      isOver = true;
      await writer;
    }
  };
  const mixed = await rates({
    quiet: () => rate(product, MIX, VISITOR, 2 * SECONDS),
    written: () => writing(() => rate(product, MIX, VISITOR, 2 * SECONDS)),
  });
  figures.push(
    ratio('20 pages with one write a second ÷ without', mixed.written, mixed.quiet, { atLeast: 0.7 }),
  );

  const other = track(await startProduct(url, folder, { METRICS_PORT: String(METRICS_PORT) }));
  await pageAt(other.port, PAGE, VISITOR);
  const pictures = await uploadPictures(other, METRICS_PORT, token, () => rate(other, [PAGE], VISITOR));
  figures.push({
    name: 'upload answered ÷ all sizes of a picture made',
    value: pictures.answered / pictures.made,
    note: `${Math.round(pictures.answered)} ms ÷ ${Math.round(pictures.made)} ms for 12 megapixels`,
  });
  const free = await rate(other, [PAGE], VISITOR);
  figures.push(ratio('cached page while sizes are made ÷ without', pictures.result, free));

  const { stale, answers, writes } = await countStale(product.port, other.port, token, STALE_ANSWERS);
  figures.push({
    name: 'answers older than an acknowledged write',
    value: stale,
    target: { atMost: 0 },
    unit: 'answers',
    note: `of ${answers} by two processes, with ${writes} writes`,
  });

  const resident = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1]) / 1024;
  figures.push({
    name: 'memory of the process under load',
    value: resident(),
    target: { atMost: 320 },
    unit: 'MB',
  });
  await sleep(REST_SECONDS * 1000);
  figures.push({ name: 'memory of the process after all this, at rest', value: resident(), unit: 'MB' });

  const [cold, bareCold] = [
    await coldStart(() => startProduct(url, folder), PAGE),
    await coldStart(() => startBare(folder, page), PAGE),
  ];
  figures.push({
    name: 'cold start to the first page ÷ bare node:http',
    value: cold / bareCold,
    note: `${Math.round(cold)} ms ÷ ${Math.round(bareCold)} ms`,
  });
  const logging = track(await startProduct(url, folder, { LOG_LEVEL: 'info' }));
  await pageAt(logging.port, PAGE, VISITOR);
  const logged = await rates({
    page: () => rate(logging, [PAGE], VISITOR),
    bare: () => rate(barePage, [PAGE], VISITOR),
  });
  figures.push(ratio('cached page with a log line each ÷ bare node:http', logged.page, logged.bare));
} finally {
  load.close();
  for (const server of running) await server.stop();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
if (!report(figures)) process.exitCode = 1;
