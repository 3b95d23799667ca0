import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { listeningAt, serverProgram, startProcess } from './testing/process.ts';
import { placeIn } from './testing/site.ts';

const scratch = mkdtempSync(join(tmpdir(), 'diyar-backup-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const newPlace = () => placeIn(mkdtempSync(join(scratch, 'p-')));

const FIRST = {
  ADMIN_USERNAME: 'rana',
  ADMIN_PASSWORD: 'first password',
  PUBLIC_URL: 'http://127.0.0.1',
};

async function serve(env: Record<string, string>) {
  const started = startProcess(serverProgram('serve'), env);
  onTestFinished(() => {
    started.child.kill('SIGKILL');
  });
  const origin = await listeningAt(started);
  const stop = async () => {
    started.child.kill('SIGTERM');
    expect(await started.exited).toBe(0);
  };
  const post = (path: string, body: object) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { post, stop };
}

async function run(command: 'backup' | 'doctor' | 'restore', env: Record<string, string>, folder = '') {
  const started = startProcess(`${serverProgram(command)} ${folder}`.trim(), env);
  return [await started.exited, started.output()] as const;
}

test('npm run backup while the site runs, npm run restore into an empty place, and the site runs there', {
  timeout: 300_000,
}, async () => {
  const place = await newPlace();
  const site = await serve({ ...place, ...FIRST });
  const sent = await site.post('/public/messages', {
    fullName: 'Layla',
    mobile: '0599123456',
    content: 'hi',
  });
  expect(sent.status).toBe(201);
  expect(await run('backup', place)).toEqual([0, expect.stringMatching(/\d+ rows, 0 files/)]);
  const [code, said] = await run('doctor', { ...place, ...FIRST });
  expect(said).toMatch(/All is well/);
  expect(code).toBe(0);
  await site.stop();
  const [name] = readdirSync(join(place.DATA_DIR ?? '', 'backups'));
  const backup = join(place.DATA_DIR ?? '', 'backups', name ?? '');
  expect(await run('restore', place, backup)).toEqual([1, expect.stringMatching(/^diyar: .*not empty/)]);

  const other = await newPlace();
  expect(await run('restore', other, backup)).toEqual([0, expect.stringMatching(/rows, 0 files/)]);
  const restored = await serve({ ...other, PUBLIC_URL: FIRST.PUBLIC_URL });
  const login = await restored.post('/auth/login', { username: 'rana', password: 'first password' });
  expect(login.status).toBe(200);
  await restored.stop();
});
