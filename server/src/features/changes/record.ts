import { isDeepStrictEqual } from 'node:util';
import type { ChangeAction, ChangeEntity, ChangeField, RecordedFields } from '@diyar/contract/rules/activity';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { changes } from '../../db/schema.ts';
import { batchOf } from './batch.ts';
import { claimRequest } from './request.ts';

type Values = Readonly<Record<string, unknown>>;

interface ChangeOf<Entity extends ChangeEntity> {
  entity: Entity;
  id: number;
  action: ChangeAction;
  /** Null before it existed, or after it is gone. */
  before: RecordedFields<Entity> | null;
  after: RecordedFields<Entity> | null;
  /** Fields that say which one it was, a cheque by its number; stored although they did not change. */
  context?: readonly ChangeField<Entity>[];
}
/** Nothing is stored that the back office has no words for (contract/src/rules/activity.ts). */
export type Change = { [Entity in ChangeEntity]: ChangeOf<Entity> }[ChangeEntity];

/** An empty text, a switch that is off and nothing at all are the same to a reader of the history. */
const orNothing = (value: unknown) => (value === '' || value === false ? null : (value ?? null));

/** A statement has at most 65,535 parameters. */
const BATCH = 1000;

/** The fields that differ, as they are stored. */
export function changedFields({ entity, id, action, ...change }: Change) {
  const [before, after]: (Values | null)[] = [change.before, change.after];
  const context: readonly string[] = change.context ?? [];
  const fields = Object.keys({ ...before, ...after });
  const isChanged = (field: string) =>
    !isDeepStrictEqual(orNothing(before?.[field]), orNothing(after?.[field]));
  if (!fields.some(isChanged)) return [];
  return fields
    .filter((field) => isChanged(field) || context.includes(field))
    .map((field) => ({
      entity,
      entityId: id,
      action,
      field,
      old: before?.[field] ?? null,
      new: after?.[field] ?? null,
    }));
}

/** Stores the fields that differ, in the transaction of the write; without a difference nothing is stored. */
export async function recordChanges(
  tx: Tx,
  actor: Actor | null,
  changed: Change | readonly Change[],
): Promise<void> {
  await claimRequest(tx);
  const by = { batch: batchOf(tx), actorId: actor?.id ?? null, actorName: actor?.username ?? 'system' };
  const list = 'entity' in changed ? [changed] : changed;
  const rows = list.flatMap(changedFields).map((row) => ({ ...row, ...by }));
  for (let at = 0; at < rows.length; at += BATCH) await tx.insert(changes).values(rows.slice(at, at + BATCH));
}
