import type { LogAction } from '@diyar/contract/rules/activity';
import { searchColumn } from '@diyar/contract/rules/fold-text';
import type { LogDetails } from '@diyar/contract/rules/log-details';
import { and, eq, ne } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { changes } from '../../db/schema.ts';
import { announce } from './announce.ts';
import { batchOf } from './batch.ts';
import type { ToldOf } from './effects.ts';
import { claimRequest } from './request.ts';

export interface Subject {
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

type Logged<Action extends LogAction> = Subject & ToldOf<Action>;

/** The headline of a write, beside the fields of `recordChanges`, as it is stored. */
export function headline(
  actor: Pick<Actor, 'id' | 'username' | 'fullName'> | null,
  action: LogAction,
  subject: Subject,
) {
  const actorName = actor?.username ?? 'system';
  const entityId = subject.id ?? null;
  return {
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
  };
}

async function writeLine(
  db: Db | Tx,
  actor: Actor | null,
  action: LogAction,
  subject: Subject,
): Promise<void> {
  await claimRequest(db);
  await db.insert(changes).values({ batch: batchOf(db), ...headline(actor, action, subject) });
}

/**
 * The line of a write in the activity log, and with it all that follows (effects.ts): open screens hear of it, cached
 * pages are outdated. Called inside the transaction of the write, so that none exists without the others.
 */
export async function audit<Action extends LogAction>(
  db: Db | Tx,
  actor: Actor | null,
  action: Action,
  subject: Logged<Action>,
): Promise<void> {
  await writeLine(db, actor, action, subject);
  await announce(db, action, subject);
}

/** Whether this transaction has recorded a field that differs. */
export async function hasChanges(tx: Tx): Promise<boolean> {
  const [changed] = await tx
    .select({ id: changes.id })
    .from(changes)
    .where(and(eq(changes.batch, batchOf(tx)), ne(changes.field, '')))
    .limit(1);
  return changed !== undefined;
}

/** A save that changed nothing leaves no line, but announces a new version. Called after `recordChanges`. */
export async function auditIfChanged<Action extends LogAction>(
  tx: Tx,
  actor: Actor | null,
  action: Action,
  subject: Logged<Action>,
): Promise<void> {
  if (await hasChanges(tx)) await writeLine(tx, actor, action, subject);
  await announce(tx, action, subject);
}
