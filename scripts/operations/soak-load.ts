import { setTimeout as sleep } from 'node:timers/promises';
import { multipart } from '../../server/src/testing/multipart.ts';
import { jpeg } from '../../server/src/testing/pictures.ts';
import { FIRST, type SoakSite } from './soak-site.ts';

const PAGES = [
  '/diyar',
  '/diyar?lang=en',
  '/diyar/properties',
  '/diyar/properties?lang=en',
  '/api/projects?size=24',
];
const STAFF_READS = [
  '/api/admin/dashboard',
  '/api/admin/selled',
  '/api/admin/messages',
  '/api/projects?size=50',
];
/** At once: visitors and staff without a pause would measure the machine and not the product. */
const VISITORS = 8;
const STAFF = 2;

/** Counts what was asked and what went wrong, and remembers every write by its name. */
export function openCounts() {
  const failures = new Map<string, number>();
  return {
    requests: 0,
    failed: 0,
    failures,
    /** Acknowledged by the server. */
    written: new Set<string>(),
    /** The connection broke or the answer was an error: it may have been written or not. */
    unknown: new Set<string>(),
    uploads: [] as string[],
    exports: 0,
    fail(what: string) {
      this.failed++;
      failures.set(what, (failures.get(what) ?? 0) + 1);
    },
  };
}
export type Counts = ReturnType<typeof openCounts>;

const wait = (from: number, to: number) => sleep(from + Math.random() * (to - from));

/** Mixed load until `isOver`; returns when the last answer has arrived. */
export async function runLoad(site: SoakSite, counts: Counts, isOver: () => boolean): Promise<void> {
  const ask = async (method: string, path: string, body?: Buffer, headers: Record<string, string> = {}) => {
    counts.requests++;
    try {
      const answer = await site.call(method, path, body, headers);
      if (answer.status < 400) return answer;
      counts.fail(`${method} ${path.replace(/\?.*/, '')}: ${answer.status}`);
    } catch (error) {
      counts.fail(`${method} ${path.replace(/\?.*/, '')}: ${(error as { code?: string }).code ?? error}`);
    }
    return null;
  };
  const signedIn = await site.call('POST', '/api/auth/login', Buffer.from(JSON.stringify(FIRST)), {
    'content-type': 'application/json',
  });
  const { token } = JSON.parse(signedIn.body.toString()) as { token: string };
  const staff = { authorization: `Bearer ${token}` };
  const picture = await multipart({
    file: { bytes: await jpeg({ width: 900, height: 600 }), name: 'a.jpg' },
  });

  const repeat = async (work: () => Promise<unknown>, from: number, to: number) => {
    while (!isOver()) {
      await work();
      await wait(from, to);
    }
  };
  const any = (paths: string[]) => paths[Math.floor(Math.random() * paths.length)] ?? '/';
  let next = 0;
  const write = async () => {
    const name = `soak-${next++}`;
    const { payload, headers } = await multipart({ apartmentName: name });
    const answer = await ask('POST', '/api/admin/selled', payload, { ...headers, ...staff });
    (answer ? counts.written : counts.unknown).add(name);
  };
  const upload = async () => {
    const answer = await ask('POST', '/api/files', picture.payload, { ...picture.headers, ...staff });
    if (answer) counts.uploads.push(JSON.parse(answer.body.toString()).url);
  };
  const exportAll = async () => {
    const answer = await ask('GET', '/api/admin/selled/export?format=xlsx&zone=UTC', undefined, staff);
    if (answer) counts.exports++;
  };
  await Promise.all([
    ...Array.from({ length: VISITORS }, () => repeat(() => ask('GET', any(PAGES)), 100, 400)),
    ...Array.from({ length: STAFF }, () =>
      repeat(() => ask('GET', any(STAFF_READS), undefined, staff), 300, 900),
    ),
    repeat(write, 150, 350),
    repeat(upload, 4000, 8000),
    repeat(exportAll, 10_000, 20_000),
  ]);
}

/** The names of all written records, each as often as it is there. */
export async function namesIn(site: SoakSite): Promise<string[]> {
  const signedIn = await site.call('POST', '/api/auth/login', Buffer.from(JSON.stringify(FIRST)), {
    'content-type': 'application/json',
  });
  const { token } = JSON.parse(signedIn.body.toString()) as { token: string };
  const { body } = await site.call('GET', '/api/admin/selled/export?format=csv&zone=UTC', undefined, {
    authorization: `Bearer ${token}`,
  });
  return body.toString().match(/\bsoak-\d+\b/g) ?? [];
}
