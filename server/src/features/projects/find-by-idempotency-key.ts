import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { projects } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

/**
 * The project that an earlier sending of the same draft made: the answer got lost, and whoever sends it again wants
 * one project, as they sent it last. Once somebody else saved it, that is a newer version like any other.
 */
export async function findByIdempotencyKey(tx: Tx, actor: Actor | null, key: string | null) {
  if (key === null) return null;
  // The first sending may still be on its way.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`projects.create:${key}`}))`);
  const [made] = await tx.select().from(projects).where(eq(projects.idempotencyKey, key)).for('update');
  if (!made) return null;
  if (made.deletedAt !== null) {
    await tx.update(projects).set({ idempotencyKey: null }).where(eq(projects.id, made.id));
    return null;
  }
  if (made.updatedBy !== (actor?.id ?? null)) throw new AppError('stale');
  return made;
}
