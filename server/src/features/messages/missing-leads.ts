import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { messages } from '../../db/schema.ts';
import { openLead } from '../leads/index.ts';

const BATCH = 200;

/** What a process of the version before stored during an upgrade gets its lead as well; no lead is lost. */
export async function openMissingLeads(db: Db): Promise<void> {
  const without = and(isNull(messages.leadId), isNotNull(messages.personId), isNull(messages.deletedAt));
  for (;;) {
    const opened = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(messages)
        .where(without)
        .orderBy(asc(messages.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const {
        id,
        personId,
        senderName: name,
        phone,
        email,
        projectId,
        unitId,
        origin,
        createdAt: at,
      } of rows) {
        if (personId === null) continue;
        const lead = await openLead(tx, null, {
          personId,
          name,
          phone,
          email,
          projectId,
          unitId,
          origin,
          at,
        });
        await tx.update(messages).set({ leadId: lead.id }).where(eq(messages.id, id));
      }
      return rows.length;
    });
    if (opened < BATCH) return;
  }
}
