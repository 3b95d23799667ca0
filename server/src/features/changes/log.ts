import type { LogAction, LogDetails } from '@diyar/contract/rules/activity';
import { searchColumn } from '@diyar/contract/rules/fold-text';
import { and, eq, ne } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { changes } from '../../db/schema.ts';
import { batchOf } from './batch.ts';
import { claimRequest } from './request.ts';

interface Subject {
  entity: string;
  id?: number | undefined;
  details?: LogDetails;
}

/** Every text and number in the details, at any depth. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : value === null || value === undefined
      ? []
      : [String(value)];

/** The headline of a write, beside the fields of `recordChanges`. Called inside the transaction of the write, so that neither exists without the other. */
export async function audit(
  db: Db | Tx,
  actor: Actor | null,
  action: LogAction,
  subject: Subject,
): Promise<void> {
  await claimRequest(db);
  const actorName = actor?.username ?? 'system';
  const entityId = subject.id ?? null;
  await db.insert(changes).values({
    batch: batchOf(db),
    actorId: actor?.id ?? null,
    actorName,
    action,
    entity: subject.entity,
    entityId,
    field: '',
    new: subject.details ?? {},
    search: searchColumn(
      actorName,
      actor?.fullName ?? '',
      action,
      entityId === null ? null : `#${entityId}`,
      ...textsOf(subject.details),
    ),
  });
}

/** A save that changed nothing leaves no line. Called after `recordChanges`; answers whether there was a change. */
export async function auditIfChanged(
  tx: Tx,
  actor: Actor | null,
  action: LogAction,
  subject: Subject,
): Promise<boolean> {
  const [changed] = await tx
    .select({ id: changes.id })
    .from(changes)
    .where(and(eq(changes.batch, batchOf(tx)), ne(changes.field, '')))
    .limit(1);
  if (changed) await audit(tx, actor, action, subject);
  return changed !== undefined;
}
