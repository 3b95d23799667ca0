import { searchColumn } from '@diyar/contract/rules/fold-text';
import type { LeadId, PersonId, UnitId } from '@diyar/contract/rules/ids';
import { channelOf, type Origin } from '@diyar/contract/rules/lead-channel';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { leads, type messages, units } from '../../db/schema.ts';
import { announceUnlogged, recordChanges } from '../changes/index.ts';
import { isLiveLead, type LeadRow } from './rows.ts';

export interface Asked {
  personId: PersonId;
  name: string;
  phone: string;
  email: string;
  projectId: number | null;
  unitId: UnitId | null;
  origin: Origin | null;
  /** Where staff say that it came from; a message's is read from its origin. */
  channel?: string;
  at: Date;
  /** Staff add somebody who called or came by without one. */
  isMessage: boolean;
}

/** A person has one open lead per project; a buyer who writes again belongs to the lead that was won. */
async function leadFor(tx: Tx, { personId, projectId }: Asked): Promise<LeadRow | undefined> {
  const found = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.personId, personId), isLiveLead))
    .orderBy(desc(leads.createdAt), desc(leads.id));
  // a message about nothing in particular goes on with what the person last asked about
  const about = projectId === null ? found : found.filter((lead) => lead.projectId === projectId);
  return about.find(({ stage }) => isOpenStage(stage)) ?? about.find(({ stage }) => stage === 'won');
}

async function unitWords(tx: Tx, unitId: UnitId | null): Promise<string[]> {
  if (unitId === null) return [];
  const [unit] = await tx
    .select({ number: units.unitNumber, en: units.labelEn, ar: units.labelAr })
    .from(units)
    .where(eq(units.id, unitId));
  return unit ? [unit.number, unit.en, unit.ar] : [];
}

/** What a lead is found by: every name, number and unit that its messages brought. */
export async function leadSearch(
  tx: Tx,
  asked: Pick<Asked, 'name' | 'phone' | 'unitId' | 'email'>,
): Promise<string> {
  return peopleColumn(asked.phone, asked.name, asked.email, ...(await unitWords(tx, asked.unitId)));
}

const withWords = (known: string, words: string): string =>
  known.includes(words) ? known : searchColumn(known, words);

/** The lead goes on: nothing that staff decided about it changes, so nobody's open sheet is stale. */
async function addTo(tx: Tx, lead: LeadRow, asked: Asked, search: string): Promise<LeadId> {
  await tx
    .update(leads)
    .set({
      ...(asked.isMessage && { lastMessageAt: asked.at }),
      search: withWords(lead.search, search),
      ...(asked.email !== '' && { email: asked.email }),
      ...(asked.unitId !== null && { unitId: asked.unitId }),
    })
    .where(eq(leads.id, lead.id));
  await announceUnlogged(tx, 'leads.followed', lead);
  return lead.id;
}

/**
 * The lead behind a message, opened where the person is new or asks about a new project. It has no owner until
 * somebody takes it or gives it.
 */
export async function openLead(
  tx: Tx,
  actor: Actor | null,
  asked: Asked,
): Promise<{ id: LeadId; existed: boolean }> {
  const search = await leadSearch(tx, asked);
  const known = await leadFor(tx, asked);
  if (known) return { id: await addTo(tx, known, asked, search), existed: true };
  const [made] = await tx
    .insert(leads)
    .values({
      ...{ personId: asked.personId, name: asked.name, phone: asked.phone },
      projectId: asked.projectId,
      unitId: asked.unitId,
      email: asked.email,
      origin: asked.origin,
      channel: asked.channel || (asked.origin ? channelOf(asked.origin) : 'direct'),
      lastMessageAt: asked.isMessage ? asked.at : null,
      createdAt: asked.at,
      search,
    })
    // two phones of one person, at once: the database lets one of them open it
    .onConflictDoNothing()
    .returning();
  if (!made) {
    const other = await leadFor(tx, asked);
    if (!other) throw new Error('a lead was refused for another that is not there');
    return { id: await addTo(tx, other, asked, search), existed: true };
  }
  await recordChanges(tx, actor, {
    entity: 'lead',
    id: made.id,
    action: 'opened',
    before: null,
    after: { stage: 'new', channel: made.channel },
  });
  await announceUnlogged(tx, 'leads.opened', made);
  return { id: made.id, existed: false };
}

/** The lead behind a message that is stored already. */
export const leadOfMessage = (
  tx: Tx,
  actor: Actor | null,
  message: typeof messages.$inferSelect,
  personId: PersonId,
): Promise<{ id: LeadId; existed: boolean }> => {
  const { senderName: name, phone, email, projectId, unitId, origin, createdAt: at } = message;
  const asked = { personId, name, phone, email, projectId, unitId, origin, at };
  return openLead(tx, actor, { ...asked, isMessage: true });
};

/** Whether nothing but its messages speaks for a lead: nobody took it, wrote into it or planned anything. */
const isUntouched = sql`${leads.stage} = 'new' and ${leads.ownerId} is null and ${leads.nextStep} = ''
  and not exists (select 1 from lead_entries entry where entry.lead_id = ${leads.id})
  and not exists (select 1 from viewings planned where planned.lead_id = ${leads.id})
  and not exists (select 1 from messages sent where sent.lead_id = ${leads.id} and sent.deleted_at is null)`;

/** Spam that is deleted from the inbox takes the lead along that it opened, and brings it back. */
export async function leadFollowsMessage(tx: Tx, leadId: LeadId | null, isDeleted: boolean): Promise<void> {
  if (leadId === null) return;
  const [changed] = isDeleted
    ? await tx
        .update(leads)
        .set({ deletedAt: new Date() })
        .where(and(eq(leads.id, leadId), isLiveLead, isUntouched))
        .returning({ id: leads.id })
    : await tx
        .update(leads)
        .set({ deletedAt: null })
        .where(and(eq(leads.id, leadId), sql`${leads.deletedAt} is not null and ${leads.mergedInto} is null`))
        .returning({ id: leads.id });
  if (changed) await announceUnlogged(tx, isDeleted ? 'leads.spam' : 'leads.noSpam', { id: leadId });
}
