/**
 * How many passwords a stranger can try in ten minutes, through the whole server on a real PostgreSQL:
 * node bench/guessing.ts. Exits with 1 when one way lets through more than its limit, or keeps out a known browser.
 */
import { SIGN_IN_FAILURES_PER_ADDRESS, SIGN_IN_FAILURES_PER_NAME } from '@diyar/contract/limits';
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/db/client.ts';
import { signIns, throttles } from '../server/src/db/schema.ts';
import { createUser } from '../server/src/features/users/index.ts';
import { databaseUrl, startPostgres } from '../server/src/testing/postgres.ts';
import { execute } from '../server/src/testing/test-database.ts';

const TRIES = 1_000;
const AT_ONCE = 8;
const RIGHT = 'correct horse';
const [PER_ADDRESS] = SIGN_IN_FAILURES_PER_ADDRESS;
const [PER_NAME] = SIGN_IN_FAILURES_PER_NAME;

const inOneNetwork = (n: number) => `2001:db8:1:2:${n.toString(16)}::${n.toString(16)}`;
const anywhere = (n: number) => `10.${n >> 8}.${n & 255}.1`;

/** Who is guessed from where, and how many guesses may be checked at most. */
const WAYS = {
  'one name, from one /64 of IPv6': { from: inOneNetwork, name: () => 'rana', most: PER_NAME },
  'ever new names, from one /64 of IPv6': {
    from: inOneNetwork,
    name: (n: number) => `n${n}`,
    most: PER_ADDRESS,
  },
  'one name, each from another address': { from: anywhere, name: () => 'rana', most: PER_NAME },
  // one guess each: nothing to count by but the work of a hash
  'ever new names, each from another address': {
    from: anywhere,
    name: (n: number) => `n${n}`,
    most: TRIES,
  },
};

const postgres = await startPostgres();
await execute(postgres.url, 'create database guessing');
const database = await openDatabase({ databaseUrl: databaseUrl(postgres.url, 'guessing'), dataDir: '.' });
const config = loadConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: '1' }, 'test');
const app = await buildApp({ config, database });
const rana = { username: 'rana', password: RIGHT, fullName: '', phone: '', isActive: true };
await createUser(database.db, null, { ...rana, role: 'ADMIN' });

const enter = (from: string, username: string, password: string, device?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password, device },
    headers: { 'x-forwarded-for': from },
  });
const device = String((await enter('192.0.2.1', 'rana', RIGHT)).headers['x-device']);

let isMissed = false;
console.log(`| ${TRIES.toLocaleString('en')} guesses | checked | refused | a known browser | ms each |`);
console.log('|---|---:|---:|---|---:|');
for (const [way, { from, name, most }] of Object.entries(WAYS)) {
  await database.db.delete(throttles);
  await database.db.delete(signIns);
  const began = performance.now();
  let [checked, refused, next] = [0, 0, 0];
  const work = async () => {
    for (let n = next++; n < TRIES; n = next++) {
      const { statusCode } = await enter(from(n), name(n), 'wrong one');
      if (statusCode === 429) refused++;
      else checked++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const cost = (performance.now() - began) / TRIES;
  const known = (await enter('192.0.2.1', 'rana', RIGHT, device)).statusCode === 200;
  if (checked > most || !known) isMissed = true;
  console.log(
    `| ${way} | ${checked} | ${refused} | ${known ? 'comes in' : 'is kept out'} | ${cost.toFixed(1)} |`,
  );
}
await app.close();
await database.close();
await postgres.stop();
process.exit(isMissed ? 1 : 0);
