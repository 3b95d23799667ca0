import type { Role } from '@diyar/contract/rules/roles';
import type { Actor } from '../../server/src/actor.ts';
import type { Db, Tx } from '../../server/src/db/client.ts';
import { users } from '../../server/src/db/schema.ts';
import { and, eq, isNull } from '../../server/src/db/sql.ts';

/** Somebody of the demo, who writes through the product. */
export async function actorOf(db: Db | Tx, role: Role): Promise<Actor> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.role, role), isNull(users.deletedAt)))
    .limit(1);
  if (!user) throw new Error(`the demo has no ${role}`);
  const { id, username, fullName, tokenVersion } = user;
  return { id, username, fullName, tokenVersion, role, buildingIds: null, isBound: false };
}
