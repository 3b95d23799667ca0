import { workingMinutes } from '@diyar/contract/rules/company-hours';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { messages } from '../../db/schema.ts';
import { announceUnlogged } from '../changes/index.ts';
import { readHours } from '../company/index.ts';
import { changeLead, type LeadRow } from './rows.ts';

/**
 * Somebody answered: every message so far is answered, and the time of the first answer is fixed, in minutes of the
 * company's hours as they are now.
 */
export async function answerLead(tx: Tx, actor: Actor, lead: LeadRow, at: Date): Promise<void> {
  const answered = await tx
    .update(messages)
    .set({
      answeredAt: at,
      answeredBy: actor.id,
      // whoever answers has read it
      isRead: true,
      readAt: sql`coalesce(${messages.readAt}, ${at.toISOString()}::timestamptz)`,
      readBy: sql`coalesce(${messages.readBy}, ${actor.id}::int)`,
    })
    .where(
      and(
        eq(messages.leadId, lead.id),
        isNull(messages.answeredAt),
        isNull(messages.deletedAt),
        lte(messages.createdAt, at),
      ),
    )
    .returning({ id: messages.id });
  if (answered.length > 0) await announceUnlogged(tx, 'messages.answered', {});
  const first =
    lead.answeredAt === null
      ? { answeredAt: at, answerMinutes: workingMinutes(lead.createdAt, at, await readHours(tx)) }
      : {};
  await changeLead(tx, actor, lead, {
    ...first,
    ...(lead.stage === 'new' && { stage: 'contacted' as const }),
  });
}
