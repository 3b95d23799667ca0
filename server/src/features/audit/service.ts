import type { Db, Tx } from '../../db/client.ts';
import { audit as auditTable } from '../../db/schema.ts';
import type { Actor } from '../auth/service.ts';

interface Subject {
  entity: string;
  id?: number | undefined;
  details?: Record<string, unknown>;
}

/** Who did what, when. Called inside the transaction of the write, so that neither exists without the other. */
export async function audit(
  db: Db | Tx,
  actor: Actor | null,
  action: string,
  subject: Subject,
): Promise<void> {
  await db.insert(auditTable).values({
    actorId: actor?.id ?? null,
    actorName: actor?.username ?? 'system',
    action,
    entity: subject.entity,
    entityId: subject.id === undefined ? null : String(subject.id),
    details: subject.details ?? {},
    search: [actor?.username, action, ...Object.values(subject.details ?? {})].join(' ').toLowerCase(),
  });
}
