import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { hangingProxy } from './testing/hanging-proxy.ts';
import { startSite } from './testing/site.ts';
import { freshPostgresUrl } from './testing/test-database.ts';

const scratch = mkdtempSync(join(tmpdir(), 'diyar-hang-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What a visitor or a load balancer waits for. */
const AT_MOST_MS = 2_000;
/** On a busy machine everything waits; what asks no database tells how long. */
const BUSY = 5;

async function timed(call: () => Promise<Response>) {
  const began = performance.now();
  const answer = await call();
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - began };
}

test('a database that hangs: cached pages at once, calls and /readyz 503 within two seconds', {
  timeout: 120_000,
}, async () => {
  const proxy = await hangingProxy(await freshPostgresUrl());
  onTestFinished(proxy.close);
  const site = await startSite({ DATA_DIR: scratch, DATABASE_URL: proxy.url });
  const page = () => fetch(`${site.origin}/diyar?lang=en`);
  const before = await timed(page);
  expect(before.status).toBe(200);

  proxy.hang();
  // in the first moment, when nobody knows yet
  const calls = {
    page,
    call: () => site.get('/admin/selled'),
    write: () => site.post('/admin/selled', { apartmentName: 'A-1' }),
    ready: () => fetch(`${site.origin}/readyz`),
    live: () => fetch(`${site.origin}/healthz`),
    other: () => fetch(`${site.origin}/diyar/properties?lang=en&q=nobody-asked-this`),
  };
  for (let round = 0; round < 3; round++) {
    const answers = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => [name, await timed(call)] as const),
    );
    const { page: shown, live } = Object.fromEntries(answers);
    const busyMs = BUSY * (live?.ms ?? 0);
    for (const [name, { status, ms }] of answers) {
      expect(ms - busyMs, name).toBeLessThan(AT_MOST_MS);
      expect([name, status]).toEqual([
        name,
        ['page', 'live'].includes(name) ? 200 : name === 'other' ? expect.any(Number) : 503,
      ]);
    }
    expect(shown?.text).toBe(before.text);
    // once it is known nobody waits at all
    if (round > 0) for (const [name, { ms }] of answers) expect(ms - busyMs, name).toBeLessThan(1000);
  }

  proxy.goOn();
  await vi.waitFor(async () => expect((await fetch(`${site.origin}/readyz`)).status).toBe(200), {
    timeout: 20_000,
    interval: 200,
  });
  const stored = await site.post('/admin/selled', { apartmentName: 'A-2' });
  expect(stored.status).toBe(201);
  const listed = (await (await site.get('/admin/selled')).json()) as { items: { apartmentName: string }[] };
  // what was refused was not stored
  expect(listed.items.map(({ apartmentName }) => apartmentName)).toEqual(['A-2']);
});
