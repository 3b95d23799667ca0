/** The same calls through the whole server on a real PostgreSQL, with little and with much in it. */
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/config.ts';
import { type Database, openDatabase } from '../server/src/db/client.ts';
import { createUser } from '../server/src/features/users/index.ts';
import { databaseUrl, startPostgres } from '../server/src/testing/postgres.ts';
import { execute } from '../server/src/testing/test-database.ts';
import { median } from './speed-figures.ts';

const RUNS = 40;

export interface TwoSizes {
  title: string;
  sizes: readonly [number, number];
  fill: (database: Database, total: number, userId: number) => Promise<void>;
  calls: Record<string, (total: number) => string>;
  ratioMax: number;
}

async function open(url: string, total: number, fill: TwoSizes['fill']) {
  const name = `size_${total}`;
  await execute(url, `create database ${name}`);
  const database = await openDatabase({ databaseUrl: databaseUrl(url, name), dataDir: '.' });
  const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent' }, 'test'), database });
  const user = { username: 'admin', password: 'bench', fullName: '', phone: '', isActive: true };
  const { id } = await createUser(database.db, null, { ...user, role: 'ADMIN' });
  await fill(database, total, id);
  const headers = { authorization: `Bearer ${app.jwt.sign({ sub: String(id), ver: 1 })}` };
  return {
    async time(path: string): Promise<number> {
      const start = performance.now();
      const answer = await app.inject({ url: path, headers });
      const cost = performance.now() - start;
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
      return cost;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Prints what each call costs at both sizes; the exit status is 1 when one costs more than `ratioMax` times as much. */
export async function compareSizes({ title, sizes, fill, calls, ratioMax }: TwoSizes): Promise<void> {
  const server = await startPostgres();
  let worst = 0;
  try {
    const apps = [];
    for (const total of sizes) apps.push(await open(server.url, total, fill));
    const heads = sizes.map((total) => total.toLocaleString('en').padStart(9));
    console.log(`${title}, median of ${RUNS} calls`.padEnd(42), ...heads, ' ratio', '     p95');
    for (const [name, call] of Object.entries(calls)) {
      // the two alternate, so that other load on the machine affects both
      const costs: number[][] = sizes.map(() => []);
      for (let run = 0; run < RUNS; run++)
        for (const [i, app] of apps.entries()) costs[i]?.push(await app.time(call(sizes[i] ?? 0)));
      const [small = 0, large = 0] = costs.map((list) => median(list.slice(RUNS / 8)));
      const slow = (costs[1] ?? []).toSorted((a, b) => a - b)[Math.floor(RUNS * 0.95)] ?? 0;
      worst = Math.max(worst, large / small);
      const ms = (cost: number) => `${cost.toFixed(1)} ms`.padStart(9);
      console.log(name.padEnd(42), ms(small), ms(large), (large / small).toFixed(2).padStart(6), ms(slow));
    }
    for (const app of apps) await app.close();
  } finally {
    await server.remove();
  }
  console.log(`worst ratio ${worst.toFixed(2)}, at most ${ratioMax}`);
  if (worst > ratioMax) process.exitCode = 1;
}
