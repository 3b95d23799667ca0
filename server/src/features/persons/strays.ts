import type { LeadId, PersonId } from '@diyar/contract/rules/ids';
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { deals, leads, messages, quotes } from '../../db/schema.ts';
import { leadOfMessage } from '../lead-stages/index.ts';
import { leadOf } from './lead-of.ts';

/**
 * When a lead went back to its person, what had come to it since stays with whom it is about: a message goes on in
 * their own lead, a deal or a quote where they have one.
 */
export async function gatherStrays(
  tx: Tx,
  actor: Actor,
  ids: readonly PersonId[],
  ofLeads: readonly LeadId[],
): Promise<void> {
  const theirs = or(inArray(leads.personId, [...ids]), inArray(leads.id, [...ofLeads]));
  const sent = await tx
    .select({ message: messages })
    .from(messages)
    .innerJoin(leads, and(eq(leads.id, messages.leadId), ne(leads.personId, messages.personId)))
    .where(and(or(inArray(messages.personId, [...ids]), theirs), isNull(messages.deletedAt)))
    .orderBy(asc(messages.id));
  for (const { message } of sent) {
    const { id, personId } = message;
    if (personId === null) continue;
    const lead = await leadOfMessage(tx, actor, message, personId);
    await tx.update(messages).set({ leadId: lead.id }).where(eq(messages.id, id));
  }
  for (const table of [deals, quotes] as const) {
    const made = await tx
      .select({ id: table.id, personId: table.personId, projectId: leads.projectId })
      .from(table)
      .innerJoin(leads, and(eq(leads.id, table.leadId), ne(leads.personId, table.personId)))
      .where(or(inArray(table.personId, [...ids]), theirs));
    for (const { id, personId, projectId } of made)
      if (personId !== null)
        await tx
          .update(table)
          .set({ leadId: (await leadOf(tx, personId, projectId)) as LeadId })
          .where(eq(table.id, id));
  }
}
