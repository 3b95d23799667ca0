import type { AuditEntry, AuditList, AuditQuery } from '@diyar/contract/changes';
import { AUDIT_CHANGES_MAX } from '@diyar/contract/limits';
import { and, asc, desc, eq, getTableColumns, inArray, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { withinDays } from '../../db/company-days.ts';
import { listPage } from '../../db/list-page.ts';
import { changes, users } from '../../db/schema.ts';
import { searchCondition } from '../../db/search.ts';
import { changedBy, displayName } from '../../db/user-names.ts';
import { type NamedChanges, nameChanges } from './names.ts';

type Row = typeof changes.$inferSelect;

const withValues = ({ entity, entityId, field, old, new: after }: Row) => ({
  entity,
  entityId,
  field,
  before: old,
  after,
});

/** The user that a line is about, beside the one who did it. */
const subjects = alias(users, 'subjects');

const present = (
  headline: Row & { actor: string; userName: string | null },
  fields: readonly Row[],
  named: NamedChanges,
): AuditEntry => ({
  id: headline.id,
  at: headline.at.toISOString(),
  actorId: headline.actorId,
  actorName: headline.actorName,
  actor: headline.actor,
  action: headline.action,
  entity: headline.entity,
  entityId: headline.entityId === null ? null : String(headline.entityId),
  details: headline.new as AuditEntry['details'],
  userName: headline.userName ?? '',
  changes: fields.map(withValues).map((row) => ({
    entity: row.entity,
    unitNumber: named.unitNumber(row),
    field: row.field,
    before: row.before,
    after: row.after,
    names: named.names(row),
  })),
});

/** The fields that the writes of these headlines changed, by their batch. */
async function fieldsOf(db: Db, headlines: readonly Row[]): Promise<Map<string, Row[]>> {
  if (headlines.length === 0) return new Map();
  const ranked = db
    .select({
      ...getTableColumns(changes),
      rank: sql<number>`row_number() over (partition by ${changes.batch} order by ${changes.id})`.as('rank'),
    })
    .from(changes)
    .where(
      and(
        inArray(
          changes.batch,
          headlines.map(({ batch }) => batch),
        ),
        ne(changes.field, ''),
      ),
    )
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.rank, AUDIT_CHANGES_MAX))
    .orderBy(asc(ranked.id));
  return Map.groupBy(rows as Row[], ({ batch }) => batch);
}

/** Newest first. */
export async function listAudit(db: Db, query: AuditQuery): Promise<AuditList> {
  const { q, entity, actorId, from, to } = query;
  const where = and(
    eq(changes.field, ''),
    entity && eq(changes.entity, entity),
    actorId ? eq(changes.actorId, actorId) : undefined,
    withinDays(changes.at, from, to),
    await searchCondition(db, { columns: [changes.search] }, q),
  );
  const rows = db
    .select({ ...getTableColumns(changes), actor: changedBy, userName: displayName(subjects) })
    .from(changes)
    .leftJoin(subjects, and(eq(changes.entity, 'user'), eq(subjects.id, changes.entityId)))
    .where(where)
    .orderBy(desc(changes.id));
  const list = await listPage(query, rows, db.$count(changes, where));
  const fields = await fieldsOf(db, list.items);
  const named = await nameChanges(db, [...fields.values()].flat().map(withValues));
  const items = list.items.map((row) => present(row, fields.get(row.batch) ?? [], named));
  return { ...list, items };
}
