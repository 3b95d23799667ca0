import type { SignInList, SignInsQuery } from '@diyar/contract/sign-ins';
import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { startOfDay } from '../../db/company-days.ts';
import { signIns } from '../../db/schema.ts';
import { containing } from '../../db/search.ts';

/** Newest first. */
export async function listSignIns(db: Db, query: SignInsQuery): Promise<SignInList> {
  const { q, outcome, from, to, page, size } = query;
  const where = and(
    q
      ? or(
          ilike(signIns.name, containing(q)),
          ilike(signIns.address, containing(q)),
          ilike(signIns.network, containing(q)),
          ilike(signIns.device, containing(q)),
        )
      : undefined,
    outcome && eq(signIns.outcome, outcome),
    from ? sql`${signIns.at} >= ${startOfDay(from)}` : undefined,
    to ? sql`${signIns.at} < ${startOfDay(to, 1)}` : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(signIns)
      .where(where)
      .orderBy(desc(signIns.at), desc(signIns.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(signIns).where(where),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    name: row.name,
    userId: row.userId,
    outcome: row.outcome,
    address: row.address ?? row.network,
    device: row.device,
    isNewDevice: row.isNewDevice,
  }));
  return { items, total: counted?.total ?? 0, page, size };
}
