import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IMAGE_WIDTHS } from '@diyar/contract/limits';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { openDatabase } from './db/client.ts';
import { deals } from './db/schema.ts';
import { jpeg } from './testing/pictures.ts';
import { placeIn, type Site, startSite } from './testing/site.ts';

const IS_LONG = process.env.LONG === 'yes';

/** 10 in `npm run test:faults`. */
const STOPS = Number(process.env.STOPS ?? 1);

const CONNECT_MS = 50;

const scratch = mkdtempSync(join(tmpdir(), 'diyar-stop-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

type Call = { what: string; began: number; ended: number; answer: number | string };

const CALLS = {
  signIn: (site: Site) => site.signIn(),
  record: (site: Site) => site.post('/admin/selled', { apartmentName: 'A-1' }),
  list: (site: Site) => site.get('/admin/selled?size=100'),
  page: (site: Site) => fetch(`${site.origin}/diyar/properties?lang=en&q=${Math.random()}`),
  upload: async (site: Site) => {
    const file = new Blob([new Uint8Array(await picture)]);
    return site.post('/uploads', { file });
  },
};
const picture = jpeg({ width: 1200, height: 900 });

/** Calls one after the other, until the server no longer accepts connections. */
async function callRepeatedly(site: Site, what: keyof typeof CALLS, calls: Call[]): Promise<void> {
  for (;;) {
    const call: Call = { what, began: performance.now(), ended: 0, answer: 'none' };
    calls.push(call);
    try {
      const answer = await CALLS[what](site);
      // the whole body, not only the headers
      await answer.arrayBuffer();
      call.answer = answer.status;
    } catch (error) {
      call.answer = String((error as Error).cause ?? error);
      return;
    } finally {
      call.ended = performance.now();
    }
  }
}

test.runIf(IS_LONG || inject('database') === 'pglite')(
  `SIGTERM under load, ${STOPS} times: nothing in flight is lost, and it ends with 0`,
  {
    timeout: 600_000,
  },
  async () => {
    const place = await placeIn(scratch);
    let acknowledged = 0;
    for (let round = 0; round < STOPS; round++) {
      const site = await startSite(place);
      const { total } = (await (await site.get('/admin/selled')).json()) as { total: number };
      expect(total).toBeGreaterThanOrEqual(acknowledged);
      const calls: Call[] = [];
      const callers = (Object.keys(CALLS) as (keyof typeof CALLS)[]).flatMap((what) =>
        Array.from({ length: what === 'signIn' ? 1 : 2 }, () => callRepeatedly(site, what, calls)),
      );
      await sleep(500 + 500 * Math.random());
      const signalled = performance.now();
      const code = await site.stop();
      const took = performance.now() - signalled;
      await Promise.all(callers);
      for (const call of calls) {
        call.began -= signalled;
        call.ended -= signalled;
      }
      const lost = calls.filter(({ answer }) => !(Number(answer) < 300));
      expect(code, `${Math.round(took)} ms, ${JSON.stringify(lost)}`).toBe(0);
      // a call that began just before the signal may not have been accepted yet
      const inFlight = calls.filter(({ began }) => began < -CONNECT_MS);
      expect(inFlight.filter(({ answer }) => !(Number(answer) < 300))).toEqual([]);
      expect(inFlight.filter(({ ended }) => ended > 0).length).toBeGreaterThan(0);
      // no call got an error response
      expect(calls.filter(({ answer }) => Number(answer) >= 300)).toEqual([]);
      acknowledged += calls.filter(({ what, answer }) => what === 'record' && answer === 201).length;
    }
    const database = await openDatabase({ dataDir: place.DATA_DIR ?? '', databaseUrl: place.DATABASE_URL });
    expect(await database.db.$count(deals)).toBeGreaterThanOrEqual(acknowledged);
    await database.close();
  },
);

/** Both in `npm run test:long`; that workers ignore them both is tested in features/files/pictures/pool.test.ts. */
const SIGNALS = IS_LONG ? (['SIGTERM', 'SIGINT'] as const) : (['SIGINT'] as const);

// The database has no part in it; a process starts sooner on PostgreSQL.
test.runIf(inject('database') === 'postgres').each(SIGNALS)(
  '%s to the whole process group while picture sizes are made: all are made after the next start',
  async (signal) => {
    const place = await placeIn(mkdtempSync(join(scratch, 'group-')));
    const site = await startSite(place, true);
    const file = new Blob([new Uint8Array(await jpeg({ width: 2400, height: 1800 }))]);
    const { url } = (await (await site.post('/uploads', { file })).json()) as { url: string };
    const sizes = IMAGE_WIDTHS.flatMap((width) =>
      ['webp', 'jpeg'].map((format) => `${url}/${width}.${format}`),
    );
    const missing = async ({ origin }: Site) => {
      const answers = await Promise.all(sizes.map((size) => fetch(origin + size)));
      return answers.filter(({ status }) => status !== 200).length;
    };
    expect(await missing(site)).toBeGreaterThan(0);
    expect(await site.stopGroup(signal)).toBe(0);
    const again = await startSite(place);
    await vi.waitFor(async () => expect(await missing(again)).toBe(0), { timeout: 60_000, interval: 200 });
  },
);
