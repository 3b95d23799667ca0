import { searchColumn } from '@diyar/contract/rules/fold-text';
import type { Db, Tx } from '../../db/client.ts';
import { audit as auditTable } from '../../db/schema.ts';
import type { Actor } from '../auth/index.ts';

interface Subject {
  entity: string;
  id?: number | undefined;
  details?: Record<string, unknown>;
}

/** Every text and number in the details, at any depth. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : value === null || value === undefined
      ? []
      : [String(value)];

/** Called inside the transaction of the write, so that neither exists without the other. */
export async function audit(
  db: Db | Tx,
  actor: Actor | null,
  action: string,
  subject: Subject,
): Promise<void> {
  const actorName = actor?.username ?? 'system';
  const entityId = subject.id === undefined ? null : String(subject.id);
  await db.insert(auditTable).values({
    actorId: actor?.id ?? null,
    actorName,
    action,
    entity: subject.entity,
    entityId,
    details: subject.details ?? {},
    search: searchColumn(actorName, action, entityId && `#${entityId}`, ...textsOf(subject.details)),
  });
}
