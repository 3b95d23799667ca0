/**
 * Cost of a page and of a search of the inbox with 1,000 and with 200,000 messages, through the whole server on a real
 * PostgreSQL: node bench/inbox.ts. Exits with 1 when the larger inbox costs more than three times as much.
 */
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/config.ts';
import { type Database, openDatabase } from '../server/src/db/client.ts';
import { messages } from '../server/src/db/schema.ts';
import { sql } from '../server/src/db/sql.ts';
import { createUser } from '../server/src/features/users/index.ts';
import { databaseUrl, startPostgres } from '../server/src/testing/postgres.ts';
import { execute } from '../server/src/testing/test-database.ts';
import { COMMON_WORD, messageRow, RARE_PHONE, RARE_WORD } from './inbox-rows.ts';
import { median } from './speed-figures.ts';

const SIZES = [1_000, 200_000] as const;
const RATIO_MAX = 3;
const BATCH = 1_000;
const RUNS = 40;

const inboxPath = (query: string) => `/api/admin/messages?${query}`;
const searchFor = (q: string, more = '') => inboxPath(`q=${encodeURIComponent(q)}${more}`);

const CALLS = {
  'first page': () => inboxPath(''),
  'unread tab': () => inboxPath('tab=unread'),
  'read, without phone': () => inboxPath('tab=read&phone=none'),
  'page 20': () => inboxPath('page=20'),
  'last page': (total: number) => inboxPath(`page=${Math.ceil(total / 24)}`),
  dashboard: () => '/api/admin/dashboard',
  'search: a word in 5 messages': () => searchFor(RARE_WORD),
  'search: a phone number': () => searchFor(RARE_PHONE),
  'search: a phone number, other spelling': () => searchFor(`+970 ${RARE_PHONE.slice(1)}`),
  'search: a word in two of five messages': () => searchFor(COMMON_WORD),
  'search: two words': () => searchFor('سامي التقسيط'),
  'search: unread, common word': () => searchFor(COMMON_WORD, '&tab=unread'),
  'search: found nowhere': () => searchFor('zzzqqq'),
};

async function fill({ db }: Database, total: number): Promise<void> {
  const now = Date.now();
  for (let i = total; i > 0; i -= BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, i) }, (_, n) => messageRow(i - n, now));
    await db.insert(messages).values(rows);
  }
  // autovacuum would run within a minute
  await db.execute(sql`vacuum analyze messages`);
}

async function openInbox(url: string, total: number) {
  const name = `inbox_${total}`;
  await execute(url, `create database ${name}`);
  const database = await openDatabase({ databaseUrl: databaseUrl(url, name), dataDir: '.' });
  await fill(database, total);
  const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent' }, 'test'), database });
  const user = { username: 'admin', password: 'bench', fullName: '', phone: '', isActive: true };
  const { id } = await createUser(database.db, null, { ...user, role: 'ADMIN' });
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

/** The two alternate, so that other load on the machine affects both. */
async function compare(inboxes: Awaited<ReturnType<typeof openInbox>>[], call: (total: number) => string) {
  const costs: number[][] = SIZES.map(() => []);
  for (let run = 0; run < RUNS; run++)
    for (const [i, inbox] of inboxes.entries()) costs[i]?.push(await inbox.time(call(SIZES[i] ?? 0)));
  return costs.map((list) => median(list.slice(RUNS / 8)));
}

const server = await startPostgres();
let worst = 0;
try {
  const inboxes = [];
  for (const total of SIZES) inboxes.push(await openInbox(server.url, total));
  console.log(
    `inbox, median of ${RUNS} calls`.padEnd(42),
    '1,000'.padStart(9),
    '200,000'.padStart(9),
    ' ratio',
  );
  for (const [name, call] of Object.entries(CALLS)) {
    const [small = 0, large = 0] = await compare(inboxes, call);
    const ratio = large / small;
    worst = Math.max(worst, ratio);
    const ms = (cost: number) => `${cost.toFixed(1)} ms`.padStart(9);
    console.log(name.padEnd(42), ms(small), ms(large), ratio.toFixed(2).padStart(6));
  }
  for (const inbox of inboxes) await inbox.close();
} finally {
  await server.remove();
}
console.log(`worst ratio ${worst.toFixed(2)}, at most ${RATIO_MAX}`);
if (worst > RATIO_MAX) process.exitCode = 1;
