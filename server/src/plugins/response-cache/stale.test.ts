import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overHttp } from '../../testing/over-http.ts';
import { projectPayload } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { testSite } from './test-site.ts';

const READERS = 8;
/** `npm run test:long` writes more often. */
const WRITES = process.env.LONG ? 400 : 15;

let app: TestApp;
let http: Awaited<ReturnType<typeof overHttp>>;
/** Delays a page, before it reads or between reading and responding. */
let delay: (when: 'before' | 'after') => Promise<unknown> = async () => {};

beforeAll(async () => {
  app = await testApp(
    {},
    testSite(async (page) => {
      await delay('before');
      const made = await page();
      await delay('after');
      return made;
    }),
  );
  http = await overHttp(app.app);
});
afterAll(async () => {
  http.hangUp();
  await app.close();
});

const write = async (method: string, path: string, body: unknown) => {
  const headers = { authorization: `Bearer ${app.token('ADMIN')}` };
  const { status, text } = await http.call(path, { method, headers, body });
  if (status >= 300) throw new Error(`${status} ${text}`);
  return text ? JSON.parse(text) : null;
};

/** A growing number is written; a read after an acknowledgement sees that number or a later one. */
const PLACES = {
  company: {
    write: (n: number) => write('PUT', '/api/company', { name: `n${n}.` }),
    reads: ['/api/company', '/diyar', '/diyar?lang=en', '/diyar/privacy'],
  },
  project: {
    write: (n: number) => write('PUT', '/api/admin/projects/1', projectPayload({ nameEn: `n${n}.` })),
    reads: ['/api/projects', '/api/projects?size=3', '/api/projects/1'],
  },
};

test(`0 stale responses with ${READERS} readers and ${WRITES} writes`, async () => {
  await write('POST', '/api/admin/projects', projectPayload({ nameEn: 'n0.' }));
  await write('PUT', '/api/company', { name: 'n0.' });
  delay = async () => (Math.random() < 0.3 ? sleep(Math.random() * 6) : null);
  const acknowledged = { company: 0, project: 0 };
  const stale: string[] = [];
  let count = 0;
  let writing = true;
  const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
  const read = async () => {
    while (writing) {
      const place = pick(['company', 'project'] as const);
      const path = pick(PLACES[place].reads);
      const least = acknowledged[place];
      const { text } = await http.call(path, {
        headers: { 'accept-encoding': pick(['br', 'gzip', 'identity']) },
      });
      const shown = Number(/\bn(\d+)\./.exec(text)?.[1]);
      count++;
      if (!(shown >= least)) stale.push(`${path}: ${shown} after ${least}`);
    }
  };
  const readers = Array.from({ length: READERS }, read);
  for (let n = 1; n <= WRITES; n++) {
    const place = pick(['company', 'project'] as const);
    await PLACES[place].write(n);
    acknowledged[place] = n;
    await sleep(Math.random() * 20);
  }
  writing = false;
  await Promise.all(readers);
  expect(stale).toEqual([]);
  expect(count).toBeGreaterThan(WRITES * 2);
});

test('a page that was read before a write is neither stored nor shared after it', async () => {
  await write('PUT', '/api/company', { name: 'before' });
  const read = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  let isFirst = true;
  delay = async (when) => {
    if (when !== 'after' || !isFirst) return;
    isFirst = false;
    read.resolve();
    await written.promise;
  };
  const slow = http.call('/diyar/slow');
  await read.promise;
  await write('PUT', '/api/company', { name: 'after' });
  // the slow one is still in flight: a new request must not wait for it
  expect((await http.call('/diyar/slow')).text).toContain('<h1>after');
  written.resolve();
  expect((await slow).text).toContain('<h1>before');
  expect((await http.call('/diyar/slow')).text).toContain('<h1>after');
});
