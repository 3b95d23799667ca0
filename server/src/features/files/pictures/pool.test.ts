import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { jpeg } from '../../../testing/pictures.ts';
import { type Pictures, PRIORITY, picturePool } from './pool.ts';

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
const inspect = (pictures: Pictures, priority: 0 | 1 | 2 = PRIORITY.person, path = source) =>
  pictures.run({ kind: 'inspect', source: path, mimeType: 'image/jpeg', cleaned: null }, priority);

/** The process ids of the pool's workers. */
const workers = () =>
  execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('pictures/worker.ts'))
    .map((line) => Number.parseInt(line, 10));

test('the number of processes is bounded', async () => {
  const pictures = pool(2);
  const jobs = Array.from({ length: 6 }, () => inspect(pictures));
  expect(workers().length).toBeLessThanOrEqual(2);
  expect(await Promise.all(jobs)).toHaveLength(6);
  expect(workers()).toHaveLength(2);
});

test('what node --watch reports of the files of a process is not taken for its answer', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await inspect(pool(1))).toMatchObject({ width: 1200, height: 900 });
});

test('jobs run by priority', async () => {
  const pictures = pool(1);
  const done: string[] = [];
  await Promise.all([
    inspect(pictures, PRIORITY.later).then(() => done.push('running')),
    inspect(pictures, PRIORITY.later).then(() => done.push('later')),
    inspect(pictures, PRIORITY.site).then(() => done.push('site')),
    inspect(pictures, PRIORITY.person).then(() => done.push('person')),
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
    PRIORITY.site,
  );

/** Kills a worker and returns its id. */
async function killWorker(except?: number): Promise<number> {
  const next = () => workers().find((pid) => pid !== except);
  const worker = await vi.waitUntil(next, 5000);
  process.kill(worker, 'SIGKILL');
  return worker;
}

test('a picture that repeatedly ends its process is refused, and the next one is processed', async () => {
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

test('a stop signal does not end a worker', async () => {
  const pictures = pool(1);
  await inspect(pictures);
  const before = workers();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.kill(before[0] as number, signal);
  await inspect(pictures);
  expect(workers()).toEqual(before);
});

test('a worker that cannot be started refuses its picture for now; the next one is processed', async () => {
  const pictures = pool(1);
  const node = process.execPath;
  process.execPath = join(folder, 'no-such-program');
  const refused = Promise.allSettled([inspect(pictures), inspect(pictures)]);
  process.execPath = node;
  expect(await refused).toMatchObject([
    { reason: { code: 'unavailable', cause: { message: expect.stringContaining('ENOENT') } } },
    { reason: { code: 'unavailable' } },
  ]);
  expect(await inspect(pictures)).toMatchObject({ width: 1200 });
});

test('a worker survives a refused picture', async () => {
  const pictures = pool(1);
  await inspect(pictures);
  const before = workers();
  await expect(inspect(pictures, PRIORITY.person, join(folder, 'nothing.jpg'))).rejects.toMatchObject({
    code: 'unreadableFile',
  });
  expect(workers()).toEqual(before);
});

test('closing ends the processes and rejects queued jobs', async () => {
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

test('a process that has nothing else to do waits until its idle workers have ended', () => {
  const script = `import { picturePool } from ${JSON.stringify(new URL('./pool.ts', import.meta.url).href)};
    const pictures = picturePool(1);
    await pictures.run(${JSON.stringify({ kind: 'inspect', source, mimeType: 'image/jpeg', cleaned: null })}, 0);
    await pictures.close();
    console.log('closed');`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(output.trim()).toBe('closed');
});
