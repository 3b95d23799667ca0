/**
 * Throughput of one process of the built product on a real PostgreSQL: prints the rows of the table in docs/scale.md.
 * Each rate is printed by wall clock and by CPU time of the process; on a busy machine only the second is meaningful.
 * There are no targets.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../scripts/build.ts';
import { openDatabase } from '../server/src/db/client.ts';
import { databaseUrl, startPostgres } from '../server/src/testing/postgres.ts';
import { execute } from '../server/src/testing/test-database.ts';
import { fillProjects } from './project-rows.ts';
import { cpuSeconds, loadMaker } from './speed-load.ts';
import { ADMIN, type Server, startProduct } from './speed-servers.ts';

const SECONDS = 3;
const CONCURRENT = 16;
const VISITOR = { 'accept-encoding': 'gzip, deflate, br' };
/** A request with a token bypasses the response cache. */
const UNCACHED = { ...VISITOR, authorization: 'Bearer none' };

const rows: [string, string][] = [];
function record(what: string, { answers, seconds, cpu }: { answers: number; seconds: number; cpu: number }) {
  const each = (cpu / answers) * 1000;
  const perSecond = Math.round(answers / seconds);
  rows.push([what, `${perSecond} a second by wall clock; ${each.toFixed(2)} ms of CPU time each`]);
}

async function reads(what: string, { port, pid }: Server, path: string, headers: Record<string, string>) {
  await load.run({ port, paths: [path], headers, seconds: SECONDS });
  const before = cpuSeconds(pid);
  const { answers, seconds, failed } = await load.run({ port, paths: [path], headers, seconds: SECONDS });
  if (failed > 0) throw new Error(`${failed} of ${answers} answers of ${path} were not 200`);
  record(what, { answers, seconds, cpu: cpuSeconds(pid) - before });
}

/** Concurrent writes, numbered. */
async function writes(what: string, { pid }: Server, write: (n: number) => Promise<Response>) {
  const [start, before] = [performance.now(), cpuSeconds(pid)];
  let answers = 0;
  const writer = async () => {
    while (performance.now() - start < SECONDS * 1000) {
      const answer = await write(answers++);
      if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, writer));
  record(what, { answers, seconds: (performance.now() - start) / 1000, cpu: cpuSeconds(pid) - before });
}

const memory = ({ pid }: Server) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

await buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'diyar-scale-'));
const postgres = await startPostgres();
const load = loadMaker();
let product: Server | undefined;
try {
  await execute(postgres.url, "create database scale template template0 encoding 'UTF8' locale 'C.UTF-8'");
  const url = databaseUrl(postgres.url, 'scale');
  const database = await openDatabase({ databaseUrl: url, dataDir: folder });
  await fillProjects(database, 200);
  await database.close();
  const server = await startProduct(url, folder, { TRUST_PROXY: '1' });
  product = server;
  const at = `http://127.0.0.1:${server.port}`;
  const json = (method: string, body: object, more = {}) => ({
    method,
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
  rows.push(['memory of the process before any load', `${memory(server)} MB`]);
  await reads('home page, cached', server, '/diyar', VISITOR);
  await reads('home page, rendered', server, '/diyar', UNCACHED);
  await reads('list of 24 projects, cached', server, '/api/projects?size=24', VISITOR);
  await reads('list of 24 projects, read', server, '/api/projects?size=24', UNCACHED);
  const message = { name: 'Rana', phone: '0790000000', message: 'A viewing on Sunday, please.' };
  await writes('messages of visitors', server, (n) => {
    const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
    return fetch(`${at}/api/public/messages`, json('POST', message, { 'x-forwarded-for': address }));
  });
  const { token } = (await (await fetch(`${at}/api/auth/login`, json('POST', ADMIN))).json()) as {
    token: string;
  };
  const authorization = `Bearer ${token}`;
  await writes('saves that change public pages', server, (n) =>
    fetch(`${at}/api/company`, json('PUT', { nameEn: `Company ${n}` }, { authorization })),
  );
  rows.push(['memory of the process after the load', `${memory(server)} MB`]);
  console.log(`\n${cpus().length} cores, load ${loadavg().map((value) => value.toFixed(1))}\n`);
  for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`);
} finally {
  load.close();
  await product?.stop();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
