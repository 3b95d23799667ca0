import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { multipart } from './testing/multipart.ts';
import { jpeg, pdf } from './testing/pictures.ts';
import { projectPayload } from './testing/project-payload.ts';
import { FIRST, startSeveral } from './testing/several.ts';

let several: Awaited<ReturnType<typeof startSeveral>>;
let database: pg.Client;
let authorization: string;
const JSON_BODY = { 'content-type': 'application/json' };
const THREE = [0, 1, 2];

beforeAll(async () => {
  several = await startSeveral();
  database = new pg.Client({ connectionString: several.databaseUrl });
  await database.connect();
  const { text } = await several.call('POST', '/api/auth/login', FIRST);
  authorization = `Bearer ${JSON.parse(text).token}`;
});
afterAll(async () => {
  await database.end();
  await several.stop();
});

/** A call to one process, bypassing the proxy. */
const at = (n: number, path: string, options: RequestInit = {}) =>
  fetch(several.origin(n) + path, { ...options, headers: { authorization, ...options.headers } });

const rows = async (query: string) => (await database.query(query)).rows;

test('a write to one process is seen by the others at once, in their pages too', async () => {
  for (const n of THREE) expect(await (await at(n, '/diyar')).text()).not.toContain('Nakheel Homes');
  const saved = await at(0, '/api/company', {
    method: 'PUT',
    headers: JSON_BODY,
    body: JSON.stringify({ nameEn: 'Nakheel Homes', nameAr: 'Nakheel Homes' }),
  });
  expect(saved.status).toBe(200);
  for (const n of THREE)
    expect(await (await at(n, '/api/company')).json()).toMatchObject({ nameEn: 'Nakheel Homes' });
  for (const n of THREE)
    await vi.waitFor(
      async () => expect(await (await at(n, '/diyar')).text()).toContain('Nakheel Homes'),
      20_000,
    );
});

const send = async (method: string, path: string, body: object) => {
  const answer = await at(0, `/api${path}`, { method, headers: JSON_BODY, body: JSON.stringify(body) });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.json() as Promise<{ id: number }>;
};

/** With one home. */
async function building(slug: string): Promise<number> {
  const { id } = await send('POST', '/projects', projectPayload({ slug, units: [] }));
  const home = { unitNumber: 'H-1', kind: 'apartment', isListed: true, sizeSqm: 90 };
  const floors = [{ floor: 1, units: [home] }];
  await send('PUT', `/admin/projects/${id}/building`, { floorsFrom: 1, floorsTo: 1, floors });
  return id;
}

test('a hold that ends is free in every process', async () => {
  const id = await building('held-tower');
  const { items } = (await (await at(0, `/api/admin/buildings/${id}/floors`)).json()) as {
    items: { apartments: { id: number }[] }[];
  };
  const available = async (n: number) =>
    (
      (await (await fetch(`${several.origin(n)}/api/projects/held-tower`)).json()) as {
        unitsAvailable: number;
      }
    ).unitsAvailable;
  const becomes = (count: number) =>
    Promise.all(THREE.map((n) => vi.waitFor(async () => expect(await available(n)).toBe(count), 20_000)));
  await becomes(1);
  await send('POST', `/admin/buildings/${id}/apartments/${items[0]?.apartments[0]?.id}/hold`, {});
  await becomes(0);
  await rows(`update deals set hold_until = now() + interval '1 second' where stage = 'held'`);
  await becomes(1);
});

/** `npm run test:long` runs a thousand rounds, `npm test` a fiftieth, in which each call comes to each process once. */
const isLong = process.env.LONG === 'yes';
const [ROUNDS, CLAIMS] = isLong ? [1000, 50] : [8, 15];

test(`${ROUNDS} rounds of ${CLAIMS} claims of one unit at once, through every call and process: one wins`, {
  timeout: ROUNDS * 5000,
}, async () => {
  const id = await building('claimed-tower');
  await send('PUT', `/admin/projects/${id}/lacasa`, { isLacasa: true });
  const { items } = (await (await at(0, '/api/lacasa/floors')).json()) as {
    items: { apartments: { id: number; label: string }[] }[];
  };
  const base = `/api/admin/buildings/${id}`;
  const no = items[0]?.apartments[0]?.id;
  const [unit] = await rows(`select id from units where apartment_no = ${no}`);
  const sendTo = (n: number, method: string, path: string, body?: object) =>
    at(n, path, { method, ...(body && { headers: JSON_BODY, body: JSON.stringify(body) }) });
  const claims: ((n: number, name: string) => Promise<Response>)[] = [
    (n, name) => sendTo(n, 'POST', `${base}/apartments/${no}/hold`, { name }),
    (n, name) => sendTo(n, 'POST', `/api/lacasa/apartments/${no}/reservation`, { name }),
    // with the version that its screen shows: without one, a call that comes later is an edit
    (n, name) => sendTo(n, 'PATCH', `/api/lacasa/apartments/${no}/reservation`, { name, version }),
    (n, name) => sendTo(n, 'POST', `${base}/apartments/${no}/sell`, { name }),
    (n, name) => sendTo(n, 'POST', '/api/admin/selled', { buyerName: name, unitId: unit.id }),
  ];
  const wonBy = new Set<number>();
  let version = 0;
  for (let round = 0; round < ROUNDS; round++) {
    ({ version } = (await rows(`select version from units where id = ${unit.id}`))[0]);
    const answers = await Promise.all(
      Array.from({ length: CLAIMS }, async (_, i) => {
        const door = (i + round) % claims.length;
        const answer = await claims[door]?.(i % THREE.length, `Round ${round} person ${i}`);
        await answer?.arrayBuffer();
        return { door, status: answer?.status ?? 0 };
      }),
    );
    const won = answers.filter(({ status }) => status < 300);
    expect(won, JSON.stringify(answers.filter(({ status }) => status !== 409))).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(CLAIMS - 1);
    expect(await rows(`select 1 from deal_units where unit_id = ${unit.id} and open`)).toHaveLength(1);
    wonBy.add(won[0]?.door ?? -1);
    expect((await sendTo(0, 'POST', `${base}/apartments/${no}/cancel`, { reason: 'other' })).status).toBe(
      200,
    );
  }
  // no call is always the slowest or the fastest
  expect(wonBy.size).toBeGreaterThan(1);
});

test('live events, files and signed links work across processes', async () => {
  const stop = new AbortController();
  const events = await at(2, '/api/admin/events', { signal: stop.signal });
  let heard = '';
  void (async () => {
    for await (const part of events.body ?? []) heard += Buffer.from(part).toString();
  })().catch(() => {});
  const form = await multipart({
    apartmentName: 'A1',
    contract: { bytes: pdf(), name: 'contract.pdf', type: 'application/pdf' },
  });
  const made = await at(0, '/api/admin/selled', {
    method: 'POST',
    headers: form.headers,
    body: form.payload,
  });
  expect(made.status).toBe(201);
  const { contractFileUrl } = (await made.json()) as { contractFileUrl: string };
  await vi.waitFor(() => expect(heard).toContain('event: sold'), 20_000);
  stop.abort();
  for (const n of THREE)
    expect((await at(n, contractFileUrl)).headers.get('content-type')).toBe('application/pdf');

  const picture = await multipart({
    file: { bytes: await jpeg({ width: 700, height: 500 }), name: 'a.jpg', type: '' },
  });
  const stored = await at(1, '/api/files', {
    method: 'POST',
    headers: picture.headers,
    body: picture.payload,
  });
  const { url } = (await stored.json()) as { url: string };
  for (const n of THREE) expect((await at(n, url)).status).toBe(200);
  // the proxy fetches it once
  await several.call('GET', url);
  expect((await several.call('GET', url)).headers['x-cache']).toBe('HIT');
});

test('wrong passwords are counted across processes', async () => {
  const attempt = (n: number) =>
    at(n % 3, '/api/auth/login', {
      method: 'POST',
      headers: { ...JSON_BODY, 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ username: 'nobody', password: 'wrong one' }),
    });
  const statuses = [];
  for (let n = 0; n < 40 && statuses.at(-1) !== 429; n++) statuses.push((await attempt(n)).status);
  expect(statuses.at(-1)).toBe(429);
  for (const n of THREE) expect((await attempt(n)).status).toBe(429);
});

test('each mail is sent once, each sweep runs in one process', async () => {
  const names = Array.from({ length: 12 }, (_, i) => `visitor ${i}`);
  const send = (name: string, n: number) =>
    at(n % 3, '/api/public/messages', {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ name, phone: '0790000000', message: 'A viewing, please.' }),
    });
  const answers = await Promise.all(names.map(send));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
  const told = () =>
    names.map((name) => several.smtp.mails.filter(({ text }) => new RegExp(`${name}\\b`).test(text)).length);
  await vi.waitFor(() => expect(several.smtp.mails.length).toBeGreaterThanOrEqual(names.length), 20_000);
  await sleep(500);
  expect(several.smtp.mails).toHaveLength(names.length);
  expect(told()).toEqual(names.map(() => 1));
  const jobs = await rows("select name from leases where name like 'job:%' order by name");
  expect(jobs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['job:files', 'job:outbox', 'job:throttles']),
  );
});

/** Concurrent reads and writes through the proxy, until ended. */
function traffic(label: string) {
  const answers: { call: string; status: number }[] = [];
  const written: string[] = [];
  let going = true;
  const note = (call: string, status: number) => answers.push({ call, status });
  const reader = async () => {
    while (going) {
      note('GET', (await several.call('GET', '/diyar').catch(() => ({ status: 0 }))).status);
      await sleep(20);
    }
  };
  const writer = async (w: number) => {
    for (let n = 0; going; n++) {
      const apartmentName = `${label} ${w} ${n}`;
      const answer = await several
        .call('POST', '/api/admin/selled', { apartmentName }, { authorization })
        .catch(() => ({ status: 0 }));
      note('POST', answer.status);
      if (answer.status === 201) written.push(apartmentName);
      await sleep(20);
    }
  };
  const done = Promise.all([reader(), reader(), writer(1), writer(2)]);
  return {
    /** Resolves after so many writes from now on. */
    async writes(count: number) {
      const enough = written.length + count;
      while (written.length < enough) await sleep(20);
    },
    async end() {
      going = false;
      await done;
      const stored = await rows(`select title as name from deals where title like '${label} %'`);
      const names = new Set(stored.map(({ name }) => name));
      return {
        answers,
        written,
        stored: stored.length,
        lost: written.filter((name) => !names.has(name)),
        refused: answers.filter(({ status }) => status >= 300 || status === 0),
      };
    },
  };
}

test('killing one loses no acknowledged write, and the others continue', async () => {
  const running = traffic('killed');
  await running.writes(5);
  several.process(1).child.kill('SIGKILL');
  await several.process(1).exited;
  await running.writes(10);
  const { lost, refused, answers } = await running.end();
  expect(lost).toEqual([]);
  // at most one request of each of the four clients: a proxy must not repeat a write
  expect(refused.length).toBeLessThanOrEqual(4);
  expect(answers.at(-1)?.status).toBeLessThan(300);
});

test('picture sizes that the killed one had begun are made by another', async () => {
  const picture = await multipart({
    file: { bytes: await jpeg({ width: 1300, height: 900 }), name: 'b.jpg', type: '' },
  });
  const stored = await at(2, '/api/files', {
    method: 'POST',
    headers: picture.headers,
    body: picture.payload,
  });
  const { fileId } = (await stored.json()) as { fileId: number };
  several.process(2).child.kill('SIGKILL');
  // as if its leases had run out
  await database.query("update leases set until = now() where name like 'variants:%'");
  await Promise.all([several.start(1), several.start(2)]);
  await vi.waitFor(async () => {
    const [file] = await rows(`select variants, variant_formats from files where id = ${fileId}`);
    expect(file.variants).toBe('ready');
  }, 110_000);
  for (const n of THREE) expect((await at(n, `/readyz`)).status).toBe(200);
});

/** That a stop loses nothing in flight is tested with one process, too (main-stop.test.ts). */
test.runIf(isLong)('a rolling restart drops no request', async () => {
  const running = traffic('rolling');
  for (const n of THREE) {
    await running.writes(5);
    several.process(n).child.kill('SIGTERM');
    expect(await several.process(n).exited).toBe(0);
    await several.start(n);
  }
  await running.writes(5);
  const { refused, lost, written, stored } = await running.end();
  expect(refused).toEqual([]);
  expect(lost).toEqual([]);
  expect(stored).toBe(written.length);
});
