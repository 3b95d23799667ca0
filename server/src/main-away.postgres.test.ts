import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from './testing/postgres.ts';
import { type Site, startSite } from './testing/site.ts';

/** 5 in `npm run test:faults`. */
const TIMES = Number(process.env.DATABASE_STOPS ?? 1);

const scratch = mkdtempSync(join(tmpdir(), 'diyar-away-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

type Heard = { call: string; status: number; retryAfter: string | null };

const CALLS: Record<string, (site: Site) => Promise<Response>> = {
  me: (site) => site.get('/auth/me'),
  list: (site) => site.get('/admin/selled'),
  record: (site) => site.post('/admin/selled', { apartmentName: 'A-1' }),
  company: (site) => site.get('/company'),
  projects: (site) => site.get(`/projects?q=${Math.random()}`),
  message: (site) =>
    site.send('POST', '/public/messages', { fullName: 'Layla', mobile: '0599123456', content: 'hi' }),
};

/** Clients that continue whatever the responses are. */
function load(site: Site) {
  const heard: Heard[] = [];
  let going = true;
  const people = Object.entries(CALLS).map(async ([call, make]) => {
    while (going) {
      const answer = await make(site);
      await answer.arrayBuffer();
      heard.push({ call, status: answer.status, retryAfter: answer.headers.get('retry-after') });
      await sleep(20);
    }
  });
  const stop = async () => {
    going = false;
    await Promise.all(people);
  };
  return { heard, stop };
}

const statusOf = async (answer: Promise<Response>) => (await answer).status;

test(`PostgreSQL stopped and started under load, ${TIMES} time(s): 503, then recovery, nobody signed out`, {
  timeout: 600_000,
}, async () => {
  const server = await startPostgres();
  onTestFinished(server.remove);
  const site = await startSite({ DATA_DIR: scratch, DATABASE_URL: server.url });
  const { heard, stop } = load(site);
  const since = (at: number, call: string) => heard.slice(at).filter((one) => one.call === call);
  for (let time = 0; time < TIMES; time++) {
    await sleep(500);
    await server.stop();
    const away = heard.length;
    // every call that needs the database got 503, and none 401
    await vi.waitFor(
      () => {
        for (const call of ['me', 'list', 'record', 'message', 'projects'])
          expect(since(away, call).at(-1)?.status, call).toBe(503);
      },
      { timeout: 40_000, interval: 100 },
    );
    expect(await statusOf(fetch(`${site.origin}/healthz`))).toBe(200);
    await vi.waitFor(async () => expect(await statusOf(fetch(`${site.origin}/readyz`))).toBe(503), 10_000);
    await server.start();
    const back = heard.length;
    await vi.waitFor(
      () => {
        for (const call of Object.keys(CALLS))
          expect([200, 201, ...(call === 'message' ? [429] : [])], call).toContain(
            since(back, call).at(-1)?.status,
          );
      },
      { timeout: 40_000, interval: 100 },
    );
    await vi.waitFor(async () => expect(await statusOf(fetch(`${site.origin}/readyz`))).toBe(200), 10_000);
  }
  await stop();
  const allowed = new Set([200, 201, 429, 503]);
  expect(heard.filter(({ status }) => !allowed.has(status))).toEqual([]);
  expect(heard.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([]);
  // with the first token: nobody was signed out, and every acknowledged row exists
  const acknowledged = heard.filter(({ call, status }) => call === 'record' && status === 201).length;
  const { total } = (await (await site.get('/admin/selled')).json()) as { total: number };
  expect(total).toBeGreaterThanOrEqual(acknowledged);
  expect(acknowledged).toBeGreaterThan(1);
});
