import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { databaseUrl, startPostgres } from '../testing/postgres.ts';
import { execute, quiet, uniqueName } from '../testing/test-database.ts';
import { openPostgres } from './postgres.ts';
import { users } from './schema.ts';
import { StartError } from './start-error.ts';

function serverUrl(): string {
  const migrated = inject('migratedDatabase');
  if (migrated.kind !== 'postgres') throw new Error('this file is about PostgreSQL');
  return migrated.url;
}

async function created(options = ''): Promise<string> {
  const name = uniqueName();
  await execute(serverUrl(), `create database ${name} ${options}`);
  onTestFinished(() => execute(serverUrl(), `drop database ${name} with (force)`));
  return databaseUrl(serverUrl(), name);
}

const refusal = (url: string, startWithinMs = 300) =>
  openPostgres({ url, log: quiet, startWithinMs }).then(
    () => expect.unreachable('it opened'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(StartError);
      const { message } = error as StartError;
      expect(message).not.toContain('\n');
      return message;
    },
  );

test('several processes can start at once on an empty database', async () => {
  const url = await created();
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => openPostgres({ url, log: quiet, poolSize: 1 })),
  );
  for (const { db } of opened) expect(await db.select().from(users)).toEqual([]);
  await Promise.all(opened.map((database) => database.close()));
});

test('a database that cannot search Arabic is refused, and not changed', async () => {
  const url = await created("template template0 encoding 'UTF8' locale 'C'");
  expect(await refusal(url)).toMatch(
    /^The database test_\w+ cannot search Arabic \(its lc_ctype is C\): create it with/,
  );
  await expect(execute(url, 'select * from users')).rejects.toThrow('does not exist');
});

test('a wrong password or name is refused at once, with one line without the password', async () => {
  const wrong = new URL(serverUrl());
  wrong.password = 'not-the-password';
  const message = await refusal(wrong.href, 60_000);
  expect(message).toMatch(
    /^PostgreSQL at 127\.0\.0\.1:\d+\/postgres refuses: password authentication failed/,
  );
  expect(message).not.toContain('not-the-password');
  expect(await refusal(databaseUrl(serverUrl(), 'nowhere'), 60_000)).toContain('"nowhere" does not exist');
});

test('the start waits for a database, logs it, and gives up in time', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.remove());
  await server.stop();
  expect(await refusal(server.url)).toMatch(
    /^PostgreSQL at 127\.0\.0\.1:\d+\/postgres does not answer: .*ECONNREFUSED/,
  );

  const told: string[] = [];
  const log = { warn: (line: string) => void told.push(line) };
  const opening = openPostgres({ url: server.url, log, startWithinMs: 30_000 });
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(1), 20_000);
  await server.start();
  const database = await opening;
  await database.ping();
  expect(told[0]).toMatch(
    /^PostgreSQL at 127\.0\.0\.1:\d+\/postgres does not answer yet \(try 1\): .*ECONNREFUSED/,
  );
  await database.close();
});
