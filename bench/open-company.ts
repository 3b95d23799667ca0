/** The whole server in this process, on a database of its own of a real PostgreSQL. */
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/config.ts';
import { type Database, openDatabase } from '../server/src/db/client.ts';
import { createUser } from '../server/src/features/users/index.ts';
import { databaseUrl } from '../server/src/testing/postgres.ts';
import { execute } from '../server/src/testing/test-database.ts';

export type Company = Awaited<ReturnType<typeof openCompany>>;

/** `fill` gets the id of the user who asks, who may see everything. */
export async function openCompany(
  url: string,
  name: string,
  fill: (database: Database, userId: number) => Promise<void>,
) {
  await execute(url, `create database ${name}`);
  const database = await openDatabase({ databaseUrl: databaseUrl(url, name), dataDir: '.' });
  const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent' }, 'test'), database });
  const user = { username: 'owner', password: 'bench', fullName: '', phone: '', isActive: true };
  const { id } = await createUser(database.db, null, { ...user, role: 'SUPERADMIN' });
  await fill(database, id);
  // autovacuum would run within a minute
  await execute(databaseUrl(url, name), 'vacuum analyze');
  const headers = { authorization: `Bearer ${app.jwt.sign({ sub: String(id), ver: 1 })}` };
  return {
    database,
    /** Milliseconds by the clock until the whole answer is there. */
    async time(path: string): Promise<number> {
      const start = performance.now();
      const answer = await app.inject({ url: path, headers });
      const cost = performance.now() - start;
      if (answer.statusCode !== 200)
        throw new Error(`${path}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
      return cost;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
