import type { MovingIn } from '@diyar/contract/moving-in';
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { company, entries, runningImports, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { audit } from '../changes/index.ts';
import { doneOf } from './store.ts';

export async function readMovingIn(db: Db): Promise<MovingIn> {
  const [row] = await db
    .select({ at: company.movedInAt, by: displayName() })
    .from(company)
    .leftJoin(users, eq(users.id, company.movedInBy));
  const rows = await db
    .select({ record: runningImports, by: displayName() })
    .from(runningImports)
    .leftJoin(users, eq(users.id, runningImports.actorId))
    .where(isNotNull(runningImports.ranAt))
    .orderBy(desc(runningImports.ranAt));
  const [openings] = await db
    .select({ total: count() })
    .from(entries)
    .where(and(eq(entries.kind, 'opening'), isNull(entries.voidedAt)));
  return {
    endedAt: row?.at?.toISOString() ?? null,
    endedBy: row?.at ? (row.by ?? '') : '',
    openings: openings?.total ?? 0,
    imports: rows.flatMap(({ record, by }) => {
      const done = doneOf(record, by ?? '');
      return done ? [{ id: record.id, name: record.name, ...done }] : [];
    }),
  };
}

/** From now on nobody writes an opening; what is there is voided and corrected as any entry. */
export async function endMovingIn(db: Db, actor: Actor): Promise<MovingIn> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(company)
      .set({ movedInAt: new Date(), movedInBy: actor.id, updatedAt: company.updatedAt })
      .where(isNull(company.movedInAt))
      .returning({ id: company.id });
    if (ended) await audit(tx, actor, 'movingIn.end', { entity: 'movingIn' });
  });
  return readMovingIn(db);
}
