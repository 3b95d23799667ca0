import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../testing/process.ts';
import { migrationsFolder } from './migrations.ts';

const server = fileURLToPath(new URL('../..', import.meta.url));

test('the migrations match the tables in the code: nothing is left to generate', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diyar-drift-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(migrationsFolder, join(folder, 'drizzle'), { recursive: true });
  const config = join(folder, 'drizzle.config.json');
  const out = relative(server, join(folder, 'drizzle'));
  await writeFile(config, JSON.stringify({ dialect: 'postgresql', schema: './src/db/schema.ts', out }));
  const before = await readdir(join(folder, 'drizzle'));
  const kit = startProcess(`server/src/db/generate.ts --config ${relative(server, config)}`, {});
  expect(await kit.exited, kit.output()).toBe(0);
  expect(kit.output()).toContain('No schema changes');
  expect(await readdir(join(folder, 'drizzle'))).toEqual(before);
});
