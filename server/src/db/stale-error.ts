import { and, desc, eq, notLike } from 'drizzle-orm';
import { AppError } from '../errors.ts';
import type { Tx } from './client.ts';
import { changes } from './schema.ts';
import { changedBy } from './user-names.ts';

/** Somebody else saved since this version was read: with who and when. Featuring raises no version. */
export async function staleError(
  tx: Tx,
  entity: 'project' | 'company' | 'hero',
  id: number,
): Promise<AppError> {
  const [latest] = await tx
    .select({ by: changedBy, at: changes.at })
    .from(changes)
    .where(and(eq(changes.entity, entity), eq(changes.entityId, id), notLike(changes.action, '%.feature')))
    .orderBy(desc(changes.id))
    .limit(1);
  return new AppError('stale', { savedBy: latest && { name: latest.by, at: latest.at.toISOString() } });
}
