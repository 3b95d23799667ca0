import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';

const program = `
  const { startPostgres } = await import(${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)});
  console.log((await startPostgres()).url);
  setInterval(() => {}, 1000);
`;

test('a test run that is killed leaves no server and no data behind', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(run.stdout, 'data');
  const connectionString = String(printed).trim();
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const folder = dirname(rows[0]?.data_directory ?? '');
  expect(existsSync(folder)).toBe(true);

  run.kill('SIGKILL');
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 20_000 });
  await expect(new pg.Client({ connectionString }).connect()).rejects.toThrow();
  await client.end().catch(() => {});
});
