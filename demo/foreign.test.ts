import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../server/src/db/client.ts';
import { createUser } from '../server/src/features/users/index.ts';
import { freshDatabase } from '../server/src/testing/test-database.ts';
import { askBeforeForeign } from './foreign.ts';

const user = (username: string) =>
  ({
    username,
    password: 'some password',
    role: 'SUPERADMIN',
    fullName: '',
    phone: '',
    isActive: true,
  }) as const;

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('the demo asks before it runs on a database of somebody, and refuses where nobody can answer', async () => {
  const { db } = database;
  const yes = vi.fn(async () => true);
  const no = async () => false;
  // empty: the demo fills it
  await askBeforeForeign(db, null);

  await createUser(db, null, user('rana'));
  await expect(askBeforeForeign(db, null)).rejects.toThrow(/1 users and none of the demo's.*npm run serve/);
  await expect(askBeforeForeign(db, no)).rejects.toThrow('nothing was changed');
  await askBeforeForeign(db, yes);
  expect(yes).toHaveBeenCalledOnce();

  // its own, whatever else is in it
  await createUser(db, null, user('Superadmin'));
  await askBeforeForeign(db, null);
});
