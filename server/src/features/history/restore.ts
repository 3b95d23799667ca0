import type { HistoryOf, RestoreInput, RestoreKept } from '@diyar/contract/history';
import { and, asc, desc, eq, gt, ne } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { changes } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { alongWith, isEdit, restorableFields } from './fields.ts';
import { ofSubject } from './list.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Writes these fields through the ordinary save of the subject, with its checks. */
export type Restore = (db: Db, actor: Actor, id: number, values: Values) => Promise<RestoreKept[]>;

/**
 * The fields that differ from what they were after this write: of each the old value of its next change. With a field,
 * what this write replaced. 404 where the write did not touch the subject.
 */
export async function valuesOf(
  db: Db,
  entity: HistoryOf,
  id: number,
  { batch, field }: RestoreInput,
): Promise<Values> {
  const fields = restorableFields(entity);
  const own = and(ofSubject(entity, id), ne(changes.field, ''));
  const rows = await db
    .select()
    .from(changes)
    .where(and(own, eq(changes.batch, batch)))
    .orderBy(asc(changes.id));
  const ofIt = rows.filter((row) => fields.has(row.field));
  const last = ofIt.at(-1);
  if (!last) throw new AppError('notFound');
  if (field !== '') {
    const along = alongWith(field);
    if (!ofIt.some((row) => row.field === field && isEdit(row))) throw new AppError('notFound');
    return Object.fromEntries(
      ofIt.filter((row) => along.includes(row.field)).map((row) => [row.field, row.old]),
    );
  }
  const later = await db
    .select()
    .from(changes)
    .where(and(own, gt(changes.id, last.id)))
    .orderBy(asc(changes.id));
  const values: Record<string, unknown> = {};
  for (const row of later)
    if (fields.has(row.field) && isEdit(row) && !Object.hasOwn(values, row.field))
      values[row.field] = row.old;
  return values;
}

export async function newestBatch(db: Db, entity: HistoryOf, id: number): Promise<string | null> {
  const [row] = await db
    .select({ batch: changes.batch })
    .from(changes)
    .where(ofSubject(entity, id))
    .orderBy(desc(changes.id))
    .limit(1);
  return row?.batch ?? null;
}
