import type { AuditEntry, AuditList, AuditQuery } from '@diyar/contract/audit';
import { DEFAULT_ZONE } from '@diyar/contract/limits';
import { searchWords } from '@diyar/contract/rules/fold-text';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { audit } from '../../db/schema.ts';
import { finding } from '../../db/search.ts';

const present = ({ id, at, actorId, actorName, action, entity, entityId, details }: Row): AuditEntry => ({
  id,
  at: at.toISOString(),
  actorId,
  actorName,
  action,
  entity,
  entityId,
  details,
});
type Row = typeof audit.$inferSelect;

/** The start of a day in the company's time zone. */
const startOf = (day: string, plusDays = 0) =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${DEFAULT_ZONE})`;

/** Newest first. */
export async function listAudit(db: Db, query: AuditQuery): Promise<AuditList> {
  const { q, entity, from, to, page, size } = query;
  const words = searchWords(q);
  const where = and(
    entity && eq(audit.entity, entity),
    from ? sql`${audit.at} >= ${startOf(from)}` : undefined,
    to ? sql`${audit.at} < ${startOf(to, 1)}` : undefined,
    words.length > 0 ? finding(audit.search, [words]) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(audit)
      .where(where)
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(audit).where(where),
  ]);
  return { items: rows.map(present), total: counted?.total ?? 0, page, size };
}
