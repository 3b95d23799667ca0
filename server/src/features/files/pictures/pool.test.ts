import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { jpeg } from '../../../testing/pictures.ts';
import { type Pictures, picturePool, URGENCY } from './pool.ts';

let folder: string;
let source: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diyar-pool-'));
  source = join(folder, 'source.jpg');
  await writeFile(source, await jpeg({ width: 1200, height: 900 }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function pool(size: number): Pictures {
  const opened = picturePool(size);
  onTestFinished(opened.close);
  return opened;
}
const inspect = (pictures: Pictures, urgency: 0 | 1 | 2 = URGENCY.person, path = source) =>
  pictures.run({ kind: 'inspect', source: path, mimeType: 'image/jpeg', cleaned: null }, urgency);

/** The processes a pool has, as the system sees them. */
const workers = () =>
  execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('pictures/worker.ts'))
    .map((line) => Number.parseInt(line, 10));

test('never more processes than it may have, whatever is asked of it', async () => {
  const pictures = pool(2);
  const jobs = Array.from({ length: 6 }, () => inspect(pictures));
  expect(workers().length).toBeLessThanOrEqual(2);
  expect(await Promise.all(jobs)).toHaveLength(6);
  expect(workers()).toHaveLength(2);
});

test('who waits for it goes first', async () => {
  const pictures = pool(1);
  const done: string[] = [];
  await Promise.all([
    inspect(pictures, URGENCY.later).then(() => done.push('running')),
    inspect(pictures, URGENCY.later).then(() => done.push('later')),
    inspect(pictures, URGENCY.site).then(() => done.push('site')),
    inspect(pictures, URGENCY.person).then(() => done.push('person')),
  ]);
  expect(done).toEqual(['running', 'person', 'site', 'later']);
});

const resize = (pictures: Pictures) =>
  pictures.run(
    {
      kind: 'resize',
      source,
      outputs: [{ width: 1920, format: 'avif' as const, path: join(folder, 'out.avif') }],
    },
    URGENCY.site,
  );

/** Kills the process that works for the pool, and tells which it was. */
async function killWorker(except?: number): Promise<number> {
  const next = () => workers().find((pid) => pid !== except);
  const worker = await vi.waitUntil(next, 5000);
  process.kill(worker, 'SIGKILL');
  return worker;
}

test('a picture that ends its process again and again is refused, and the next one is served', async () => {
  const pictures = pool(1);
  const refused = expect(resize(pictures)).rejects.toMatchObject({ code: 'unreadableFile' });
  await killWorker(await killWorker(await killWorker()));
  await refused;
  expect(await inspect(pictures)).toMatchObject({ width: 1200, height: 900 });
});

test('a picture whose process was killed from outside is tried again', async () => {
  const pictures = pool(1);
  const resized = resize(pictures);
  await killWorker();
  expect((await resized).sizes.avif).toBeGreaterThan(0);
});

test('a stop signal to the process group does not end a worker; the end of its parent does', async () => {
  const pictures = pool(1);
  await inspect(pictures);
  const before = workers();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.kill(before[0] as number, signal);
  await inspect(pictures);
  expect(workers()).toEqual(before);
});

test('a refusal does not cost the process', async () => {
  const pictures = pool(1);
  await inspect(pictures);
  const before = workers();
  await expect(inspect(pictures, URGENCY.person, join(folder, 'nothing.jpg'))).rejects.toMatchObject({
    code: 'unreadableFile',
  });
  expect(workers()).toEqual(before);
});

test('closing ends the processes and what waits for them', async () => {
  const pictures = picturePool(1);
  const jobs = Promise.allSettled([inspect(pictures), inspect(pictures)]);
  await pictures.close();
  expect((await jobs).map((job) => job.status === 'rejected' && job.reason.code)).toEqual([
    'unavailable',
    'unavailable',
  ]);
  expect(workers()).toEqual([]);
  await expect(inspect(pictures)).rejects.toMatchObject({ code: 'unavailable' });
});
