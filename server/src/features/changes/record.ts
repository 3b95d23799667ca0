import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/client.ts';
import { changes } from '../../db/schema.ts';
import type { Actor } from '../auth/index.ts';

type Values = Readonly<Record<string, unknown>>;

interface Change {
  entity: (typeof changes.$inferInsert)['entity'];
  id: number;
  action: string;
  /** Null before it existed, or after it is gone. */
  before: Values | null;
  after: Values | null;
  /** Fields that say what it was about, stored although they did not change. */
  context?: readonly string[];
}

/** An empty text, a switch that is off and nothing at all are the same to a reader of the history. */
const orNothing = (value: unknown) => (value === '' || value === false ? null : (value ?? null));

/** Stores the fields that differ, in the transaction of the write; without a difference nothing is stored. */
export async function recordChanges(tx: Tx, actor: Actor | null, change: Change): Promise<void> {
  const { entity, id, action, before, after, context = [] } = change;
  const fields = Object.keys({ ...before, ...after });
  const isChanged = (field: string) => orNothing(before?.[field]) !== orNothing(after?.[field]);
  if (!fields.some(isChanged)) return;
  const rows = fields
    .filter((field) => isChanged(field) || context.includes(field))
    .map((field) => ({
      entity,
      entityId: id,
      action,
      field,
      old: before?.[field] ?? null,
      new: after?.[field] ?? null,
    }));
  const by = { batch: randomUUID(), actorId: actor?.id ?? null, actorName: actor?.username ?? 'system' };
  await tx.insert(changes).values(rows.map((row) => ({ ...row, ...by })));
}
