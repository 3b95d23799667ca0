import type { HistoryChange, HistoryList, HistoryOf, HistoryQuery } from '@diyar/contract/history';
import { AUDIT_CHANGES_MAX } from '@diyar/contract/limits';
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  inArray,
  lte,
  max,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { changes } from '../../db/schema.ts';
import { changedBy } from '../../db/user-names.ts';
import { nameChanges } from '../changes/index.ts';
import { isEdit, restorableFields } from './fields.ts';

export const ofSubject = (entity: HistoryOf, id: number): SQL | undefined =>
  and(eq(changes.entity, entity), eq(changes.entityId, id));

/** The rows of these writes about the subject; for a project those of its units too. */
async function changesOf(
  db: Db,
  entity: HistoryOf,
  id: number,
  batches: readonly string[],
  only: SQL | undefined,
) {
  const about =
    entity === 'project' ? or(ofSubject(entity, id), eq(changes.entity, 'unit')) : ofSubject(entity, id);
  const ranked = db
    .select({
      batch: changes.batch,
      id: changes.id,
      entity: changes.entity,
      entityId: changes.entityId,
      field: changes.field,
      action: changes.action,
      before: changes.old,
      after: changes.new,
      rank: sql<number>`row_number() over (partition by ${changes.batch} order by ${changes.id})`.as('rank'),
      total: sql<number>`(count(*) over (partition by ${changes.batch}))::int`.as('total'),
    })
    .from(changes)
    .where(and(inArray(changes.batch, [...batches]), ne(changes.field, ''), about, only))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.rank, AUDIT_CHANGES_MAX))
    .orderBy(asc(ranked.id));
  return Map.groupBy(rows, ({ batch }) => batch);
}

/** The writes that changed something of the subject, newest first; `only` limits it to what the reader may see. */
export async function listHistory(
  db: Db,
  entity: HistoryOf,
  id: number,
  { page, size }: HistoryQuery,
  only?: SQL,
): Promise<HistoryList> {
  const where = and(ofSubject(entity, id), only);
  const last = max(changes.id);
  const [found, [counted]] = await Promise.all([
    db
      .select({ batch: changes.batch, last })
      .from(changes)
      .where(where)
      .groupBy(changes.batch)
      .orderBy(desc(last))
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ total: countDistinct(changes.batch) })
      .from(changes)
      .where(where),
  ]);
  const batches = found.map(({ batch }) => batch);
  const total = counted?.total ?? 0;
  if (batches.length === 0) return { items: [], total, page, size };
  const fields = restorableFields(entity);
  const [parts, headlines, [newest]] = await Promise.all([
    changesOf(db, entity, id, batches, only),
    db
      .select({
        ...getTableColumns(changes),
        actor: changedBy,
      })
      .from(changes)
      // the headline comes first, else any row: all have the actor and the time
      .where(inArray(changes.batch, batches))
      .orderBy(sql`${changes.field} <> ''`, asc(changes.id)),
    db
      .select({ last })
      .from(changes)
      .where(and(where, inArray(changes.field, [...fields]))),
  ]);
  const headline = new Map(headlines.toReversed().map((row) => [row.batch, row]));
  const all = [...parts.values()].flat();
  const named = await nameChanges(db, all);
  const inWords = (field: string, value: unknown) => (field === 'unitId' ? named.unitNumbers(value) : value);
  const present = (row: (typeof all)[number]): HistoryChange => ({
    entity: row.entity,
    entityId: row.entityId,
    unitNumber: named.unitNumber(row),
    field: row.field,
    before: inWords(row.field, row.before),
    after: inWords(row.field, row.after),
    names: row.field === 'unitId' ? {} : named.names(row),
    canRestore: row.entity === entity && fields.has(row.field) && isEdit(row),
  });
  const items = batches.flatMap((batch) => {
    const row = headline.get(batch);
    if (!row) return [];
    const own = parts.get(batch) ?? [];
    const ofIt = own.filter((part) => part.entity === entity && fields.has(part.field));
    const lastOfIt = ofIt.at(-1)?.id ?? 0;
    return [
      {
        batch,
        at: row.at.toISOString(),
        actorId: row.actorId,
        actorName: row.actorName,
        actor: row.actor,
        action: row.action,
        changes: own.map(present),
        total: own[0]?.total ?? 0,
        canRestore: ofIt.length > 0 && (newest?.last ?? 0) > lastOfIt,
      },
    ];
  });
  return { items, total, page, size };
}
