/**
 * Whether a stranger opens a buyer's page by guessing, and whether its answers tell which addresses exist, through the
 * server with its built pages on a real PostgreSQL: node bench/guessing-pages.ts [--guesses 1000000] [--pairs 2000].
 * Exits with 1 at the first hit, or when answers differ. Times are printed, and judged by whoever reads them.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.ts';
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/db/client.ts';
import { deals, digitTries, throttles } from '../server/src/db/schema.ts';
import { endBuyerAddress } from '../server/src/features/buyer-page/index.ts';
import { loadPlace } from '../server/src/features/place/index.ts';
import { makeAddress } from '../server/src/features/secret-addresses/index.ts';
import { createUser } from '../server/src/features/users/index.ts';
import { pages } from '../server/src/plugins/pages.ts';
import { publicReads } from '../server/src/public-reads.ts';
import { databaseUrl, startPostgres } from '../server/src/testing/postgres.ts';
import { execute } from '../server/src/testing/test-database.ts';

const { values: options } = parseArgs({
  options: {
    guesses: { type: 'string', default: '1000000' },
    /** Of answers whose times are compared. */
    pairs: { type: 'string', default: '2000' },
  },
});
const AT_ONCE = 8;
const DIGITS = '7315';
const WRONG = '4821';

await buildIfStale();
const postgres = await startPostgres();
await execute(postgres.url, 'create database guessing');
const url = databaseUrl(postgres.url, 'guessing');
const database = await openDatabase({ databaseUrl: url, dataDir: '.' });
const { db } = database;
await loadPlace(db);
const config = loadConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: '1' }, 'test');
const readsFor = publicReads({ db, config });
const app = await buildApp({ ...{ config, database }, pages: (site) => pages(site, { config, readsFor }) });
const rana = await createUser(db, null, {
  ...{
    username: 'rana',
    password: 'correct horse',
    fullName: '',
    phone: '',
    isActive: true,
    role: 'SUPERADMIN',
  },
});

/** A deal with a page, whose buyer's phone ends with the digits. */
async function aPage(n: number) {
  const [deal] = await db
    .insert(deals)
    .values({ stage: 'reserved', name: 'Hala', phone: `05991${n}${DIGITS}`, reservationNo: n as never })
    .returning();
  if (!deal) throw new Error('insert returned nothing');
  const token = await db.transaction((tx) => makeAddress(tx, { dealId: deal.id }, rana));
  return { id: deal.id, token };
}

const base = config.basePath === '/' ? '' : config.basePath;
const anywhere = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
const ORIGIN = { host: 'diyar.example', origin: 'http://diyar.example' };
const look = (token: string, from = '192.0.2.1') =>
  app.inject({
    url: `${base}/my/${token}?lang=en`,
    // a key that nobody sealed
    headers: { ...ORIGIN, 'x-forwarded-for': from, cookie: `buyer=${'x'.repeat(120)}` },
  });
const type = (token: string, digits: string, from: string) =>
  app.inject({
    ...{ method: 'POST', url: `${base}/my/${token}?lang=en` },
    payload: `does=open&digits=${digits}`,
    headers: {
      ...ORIGIN,
      'x-forwarded-for': from,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
const fourDigits = (n: number) => String(n % 10_000).padStart(4, '0');
const madeUp = () => randomBytes(24).toString('base64url');
type Answer = Awaited<ReturnType<typeof look>>;
const isHit = ({ statusCode, headers }: Answer) =>
  statusCode === 303 || statusCode === 410 || /(^|\b)buyer=/.test(String(headers['set-cookie'] ?? ''));

const first = await aPage(100);
const right = await type(first.token, DIGITS, '192.0.2.9');
if (right.statusCode !== 303 || !right.headers['set-cookie'])
  throw new Error(`the right digits do not open it: ${right.statusCode} ${right.body.slice(0, 300)}`);

/** What tells one answer from another: without the address, the request's own number and how long a rest is left. */
const told = ({ statusCode, headers, body }: Answer, token: string) => {
  // the mark of a page is made of its text, which names the address
  const { date: _, 'x-request-id': __, 'content-length': ___, etag: ____, ...kept } = headers;
  const page = body
    .replaceAll(token, '')
    .replace(/\d{2}:\d{2}/g, 'then')
    .replace(/\b\d+ (seconds?|minutes?|hours?)\b/g, 'a while');
  return JSON.stringify([statusCode, kept, page]);
};

async function differences(): Promise<number> {
  const [open, gone, over] = [await aPage(101), await aPage(102), await aPage(103)];
  await db.transaction((tx) => endBuyerAddress(tx, gone.id, 'withdrawn'));
  await execute(url, `update deals set stage = 'cancelled', ended_at = now() where id = ${over.id}`);
  const seen = new Set<string>();
  for (const token of [open.token, gone.token, over.token, madeUp(), madeUp()]) {
    await db.delete(throttles);
    const answers = [told(await look(token), token), told(await type(token, 'abc', '192.0.2.1'), token)];
    for (let round = 0; round < 4; round++) {
      for (let n = 0; n < 6; n++) answers.push(told(await type(token, WRONG, '192.0.2.1'), token));
      answers.push(told(await look(token), token));
      await db.update(digitTries).set({ restsUntil: new Date(Date.now() - 1000) });
    }
    answers.push(told(await look(token), token), told(await type(token, DIGITS, '192.0.2.1'), token));
    seen.add(answers.join('\n'));
    if (seen.size > 1)
      for (const [i, answer] of answers.entries()) {
        const other = [...seen][0]?.split('\n')[i] ?? '';
        const at = [...answer].findIndex((letter, place) => letter !== other[place]);
        if (at >= 0)
          console.log(
            `answer ${i}: …${answer.slice(at - 80, at + 80)}…, not …${other.slice(at - 80, at + 80)}…`,
          );
      }
  }
  return seen.size - 1;
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const quarter = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 2] ?? 0;

/** Known, made-up and made-up again, in turns: the second pair says how much two groups differ by chance. */
async function times(pairs: number) {
  const { token } = await aPage(104);
  const groups = { known: [] as number[], madeUp: [] as number[], again: [] as number[] };
  const names = Object.keys(groups) as (keyof typeof groups)[];
  for (let n = 0; n < pairs + 50; n++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(n + turn) % names.length] ?? 'known';
      await db.delete(throttles);
      await db.delete(digitTries);
      const address = name === 'known' ? token : madeUp();
      const began = performance.now();
      await look(address);
      await type(address, WRONG, anywhere(n));
      // the first ones warm up
      if (n >= 50) groups[name].push(performance.now() - began);
    }
  }
  return groups;
}

const total = Number(options.guesses);
type Outcome = 'compared' | 'refused' | 'hit';

/** Through the whole server, as a browser does. */
async function byPage(token: string, digits: string, from: string): Promise<Outcome> {
  const answer = await type(token, digits, from);
  if (isHit(answer)) return 'hit';
  if (answer.statusCode === 422) return 'compared';
  if (answer.statusCode === 429 || answer.statusCode === 403) return 'refused';
  throw new Error(`${answer.statusCode}: ${answer.body.slice(0, 300)}`);
}

/** What the page calls, without its HTML, which takes most of the time. */
async function byCall(token: string, digits: string, from: string): Promise<Outcome> {
  const answer = await readsFor(from).openBuyerPage(token, digits, 'en');
  if (answer.ok) return 'hit';
  if (answer.code === 'invalid') return 'compared';
  if (answer.code === 'tooManyRequests' || answer.code === 'triesUsed') return 'refused';
  throw new Error(answer.message);
}

/** A database that answers late on a busy machine is asked again: no guess is left out. */
async function again<T>(guess: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await guess();
    } catch (error) {
      if (tries === 20) throw error;
      await setTimeout(1000);
    }
}

const WAYS = {
  'pages: ever new addresses, digits of a buyer, each from another network': {
    share: 0.02,
    guess: (n: number) => byPage(madeUp(), DIGITS, anywhere(n)),
  },
  // 7315 is not among the first five, and the rest is not over
  'pages: an address that is known, digits from 0000, each from another network': {
    share: 0.01,
    guess: (n: number) => byPage(first.token, fourDigits(n), anywhere(n + 0x900000)),
  },
  'ever new addresses and digits, from one network': {
    share: 0.17,
    guess: (n: number) => byCall(madeUp(), fourDigits(n), '192.0.2.77'),
  },
  'ever new addresses and digits, each from another network': {
    share: 0.3,
    guess: (n: number) => byCall(madeUp(), fourDigits(randomInt(10_000)), anywhere(n)),
  },
  'ever new addresses, digits of a buyer, each from another network': {
    share: 0.5,
    guess: (n: number) => byCall(madeUp(), DIGITS, anywhere(n + 0x500000)),
  },
};

const differing = await differences();
console.log(
  `answers of an address that exists and of others: ${differing === 0 ? 'no difference' : 'DIFFER'}`,
);
const groups = await times(Number(options.pairs));
for (const [name, list] of Object.entries(groups))
  console.log(
    `${name}: median ${median(list).toFixed(3)} ms, lower quartile ${quarter(list).toFixed(3)} ms, of ${list.length}`,
  );

let hits = 0;
const began = performance.now();
console.log('| guesses | of them compared | refused before | hits |');
console.log('|---|---:|---:|---:|');
for (const [way, { share, guess }] of Object.entries(WAYS)) {
  await db.delete(throttles);
  await db.delete(digitTries);
  const tries = Math.round(total * share);
  let [compared, refused, hit, next] = [0, 0, 0, 0];
  const work = async () => {
    for (let n = next++; n < tries; n = next++) {
      const outcome = await again(() => guess(n));
      if (outcome === 'hit') hit++;
      else if (outcome === 'compared') compared++;
      else refused++;
      if (n > 0 && n % 20_000 === 0) {
        const minutes = ((performance.now() - began) / 60_000).toFixed(1);
        console.error(`${way}: ${n.toLocaleString('en')} of ${tries.toLocaleString('en')}, ${minutes} min`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  hits += hit;
  console.log(
    `| ${tries.toLocaleString('en')}: ${way} | ${compared.toLocaleString('en')} | ${refused.toLocaleString('en')} | ${hit} |`,
  );
}
console.log(`${hits} hits in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
await app.close();
await database.close();
await postgres.stop();
process.exit(hits > 0 || differing > 0 ? 1 : 0);
