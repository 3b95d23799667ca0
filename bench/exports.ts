/**
 * How quickly /readyz answers, and how much memory the server takes, while three users export 50,000 messages as XLSX at
 * once, on a real PostgreSQL: node bench/exports.ts. Beside it, how quickly it answers an idle server. Exits with 1 when
 * an answer takes more than 200 ms or the server grows beyond 500 MB.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { MEGABYTE, SHEET_ROWS_MAX } from '../contract/src/limits.ts';
import { openDatabase } from '../server/src/db/client.ts';
import { messages } from '../server/src/db/schema.ts';
import { completeMigration } from '../server/src/features/deals/index.ts';
import { createUser } from '../server/src/features/users/index.ts';
import { ADMIN, signIn, withServer } from './bench-server.ts';
import { messageRow } from './inbox-rows.ts';
import { inMegabytes, residentBytes, watch } from './resident-memory.ts';
import { reportWorst } from './speed-figures.ts';

const MESSAGES = SHEET_ROWS_MAX;
const USERS = ['one', 'two', 'three'];
const READY_MAX_MS = 200;
/** Two at a time; of each sheet only the packed part is in memory. */
const MEMORY_MAX_MB = 500;
const BATCH = 1_000;
const EVERY_MS = 50;

async function fill(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '.' });
  const now = Date.now();
  for (let i = 0; i < MESSAGES; i += BATCH)
    await database.db
      .insert(messages)
      .values(Array.from({ length: BATCH }, (_, n) => messageRow(i + n + 1, now)));
  // otherwise the start does it, and its garbage counts as memory of the exports
  await completeMigration(database.db);
  for (const username of USERS)
    await createUser(database.db, null, {
      ...{ username, password: ADMIN.password, fullName: '', phone: '' },
      ...{ isActive: true, role: 'ADMIN' as const },
    });
  await database.close();
}

/** Asks until `work` is done; answers the longest time in milliseconds. */
async function slowestReady(origin: string, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let slowest = 0;
  while (!isDone) {
    const start = performance.now();
    const answer = await fetch(`${origin}/readyz`);
    await answer.text();
    if (!answer.ok) throw new Error(`/readyz: ${answer.status}`);
    slowest = Math.max(slowest, performance.now() - start);
    await pause(EVERY_MS);
  }
  await done;
  return slowest;
}

await withServer(async ({ origin, pid }) => {
  const tokens = await Promise.all(
    USERS.map((username) => signIn(origin, { username, password: ADMIN.password })),
  );
  const download = async (token: string): Promise<number> => {
    const answer = await fetch(`${origin}/api/admin/messages/export?format=xlsx`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`export: ${answer.status} ${await answer.text()}`);
    return (await answer.arrayBuffer()).byteLength;
  };
  const idle = await slowestReady(origin, pause(2_000));
  const before = residentBytes(pid);
  const stop = watch(pid);
  const start = performance.now();
  const busy = await slowestReady(origin, Promise.all(tokens.map(download)));
  const seconds = (performance.now() - start) / 1000;
  const most = stop();
  console.log(
    `${USERS.length} exports of ${MESSAGES} messages in ${seconds.toFixed(1)} s: /readyz answers within ` +
      `${busy.toFixed(0)} ms (idle ${idle.toFixed(0)} ms); memory ${inMegabytes(before)}, then ${inMegabytes(most)}`,
  );
  reportWorst('/readyz during three exports', busy, READY_MAX_MS, 'ms');
  reportWorst('memory during three exports', most / MEGABYTE, MEMORY_MAX_MB, 'MB');
}, fill);
