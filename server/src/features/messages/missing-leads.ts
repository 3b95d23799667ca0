import { FUNNEL_DAYS } from '@diyar/contract/limits';
import type { LeadId } from '@diyar/contract/rules/ids';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { leads, messages } from '../../db/schema.ts';
import { leadOfMessage } from '../lead-stages/index.ts';

const BATCH = 200;
const OLD_MS = FUNNEL_DAYS * 24 * 60 * 60_000;

/** As the migration that made the first leads: what was read is answered, and what is old and came to nothing is closed. */
async function settle(
  tx: Tx,
  leadId: LeadId,
  { createdAt, answeredAt }: typeof messages.$inferSelect,
): Promise<void> {
  const reached = answeredAt === null ? ('new' as const) : ('contacted' as const);
  const isOld = createdAt.getTime() < Date.now() - OLD_MS;
  await tx
    .update(leads)
    .set({
      answeredAt,
      furthest: reached,
      ...(isOld ? { stage: 'lost', lostReason: 'before', closedAt: createdAt } : { stage: reached }),
    })
    .where(eq(leads.id, leadId));
}

/**
 * Messages that a process of the version before stored during an upgrade, or whose persons were found only after the
 * migrations, get their leads as well; no lead is lost.
 */
export async function openMissingLeads(db: Db): Promise<void> {
  const without = and(isNull(messages.leadId), isNotNull(messages.personId), isNull(messages.deletedAt));
  for (;;) {
    const opened = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(messages)
        .where(without)
        .orderBy(asc(messages.createdAt), asc(messages.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const row of rows) {
        const { id, personId } = row;
        if (personId === null) continue;
        const lead = await leadOfMessage(tx, null, row, personId);
        await tx.update(messages).set({ leadId: lead.id }).where(eq(messages.id, id));
        if (!lead.existed) await settle(tx, lead.id, row);
      }
      return rows.length;
    });
    if (opened < BATCH) return;
  }
}
