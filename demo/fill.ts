import type { Database } from '../server/src/db/client.ts';
import { createUser, listUsers } from '../server/src/features/users/service.ts';
import { users } from './content/users.ts';

/** Fills a database that nobody has used yet with the demo; one that has users is left alone. */
export async function fillDemo({ db }: Database): Promise<void> {
  const { total } = await listUsers(db, { q: '', page: 1, size: 1 });
  if (total > 0) return;
  for (const user of users) await createUser(db, null, { isActive: true, ...user });
}
