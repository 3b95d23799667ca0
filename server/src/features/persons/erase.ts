import { foldText } from '@diyar/contract/rules/fold-text';
import type { PersonId } from '@diyar/contract/rules/ids';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  changes,
  dealParties,
  deals,
  endedAddresses,
  leads,
  messages,
  outbox,
  persons,
  transfers,
  viewings,
} from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { eraseFromQuotes } from './erase-quotes.ts';

/** What the history wrote about them loses its words; that something was done, and by whom, stays. */
async function blankHistory(
  tx: Tx,
  ids: Record<'message' | 'lead' | 'viewing' | 'person', number[]>,
): Promise<void> {
  const about = Object.entries(ids)
    .filter(([, list]) => list.length > 0)
    .map(([entity, list]) => and(eq(changes.entity, entity), inArray(changes.entityId, list)));
  // a merge is told at the person who stayed, with the names of both
  const merges = tx
    .select({ batch: changes.batch })
    .from(changes)
    .where(and(eq(changes.entity, 'person'), inArray(changes.entityId, ids.person)));
  await tx
    .update(changes)
    .set({ old: null, new: sql`'{}'::jsonb`, search: '' })
    .where(or(...about, and(eq(changes.entity, 'person'), inArray(changes.batch, merges))));
}

/** The paper of a transfer stays as it was issued, with the names; numbers, phone and address were the person's. */
async function eraseFromTransfers(tx: Tx, ids: readonly PersonId[]): Promise<void> {
  const rows = await tx
    .select()
    .from(transfers)
    .where(or(inArray(transfers.fromPersonId, [...ids]), inArray(transfers.toPersonId, [...ids])));
  for (const { id, dealId, fromPersonId, toPersonId, data, idNumbers } of rows) {
    // the digits that opened the page of theirs
    await tx.delete(endedAddresses).where(eq(endedAddresses.dealId, dealId));
    const isOwn = {
      from: ids.some((one) => one === fromPersonId),
      to: ids.some((one) => one === toPersonId),
    };
    const bare = (side: 'from' | 'to') =>
      data[side].map((party, i) => (isOwn[side] && i === 0 ? { ...party, address: '', phone: '' } : party));
    const left = (side: 'from' | 'to') =>
      idNumbers[side].map((number, i) => (isOwn[side] && i === 0 ? null : number));
    await tx
      .update(transfers)
      .set({
        data: { ...data, from: bare('from'), to: bare('to') },
        idNumbers: { from: left('from'), to: left('to') },
      })
      .where(eq(transfers.id, id));
  }
}

/** A mail that was not sent yet is about nothing now; what a mail server answered may have an address in it. */
async function dropMails(
  tx: Tx,
  messageIds: readonly number[],
  viewingIds: readonly number[],
): Promise<void> {
  const about = (kind: string, key: string, ids: readonly number[]) =>
    and(eq(outbox.kind, kind), inArray(sql`(${outbox.payload} ->> ${key})::int`, [0, ...ids]));
  await tx
    .delete(outbox)
    .where(or(about('message', 'messageId', messageIds), about('viewingReminder', 'viewingId', viewingIds)));
}

/**
 * On request, with their messages and leads, for good. Deals stay on record, and with them their person. What stays, and
 * why: docs/product/persons.md#erasing.
 */
export const erasePerson = (db: Db, actor: Actor, id: PersonId): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await tx
      .select({ id: persons.id, phoneKey: persons.phoneKey, nameKey: persons.nameKey })
      .from(persons)
      .where(or(eq(persons.id, id), eq(persons.mergedInto, id)))
      .for('update');
    if (!found.some((person) => person.id === id)) throw new AppError('notFound');
    const all = found.map((person) => person.id);
    const [deal] = await tx.select({ id: deals.id }).from(deals).where(inArray(deals.personId, all)).limit(1);
    const [party] = await tx
      .select({ id: dealParties.id })
      .from(dealParties)
      .where(inArray(dealParties.personId, all))
      .limit(1);
    if (deal || party) throw new AppError('personHasDeals');
    const ownLeads = await tx.select({ id: leads.id }).from(leads).where(inArray(leads.personId, all));
    const leadIds = ownLeads.map((lead) => lead.id);
    const shown =
      leadIds.length === 0
        ? []
        : await tx.select({ id: viewings.id }).from(viewings).where(inArray(viewings.leadId, leadIds));
    const sent = await tx
      .delete(messages)
      .where(inArray(messages.personId, all))
      .returning({ id: messages.id, name: messages.senderName });
    await eraseFromQuotes(tx, {
      ids: all,
      leadIds,
      phoneKeys: found.flatMap((person) => person.phoneKey ?? []),
      nameKeys: new Set([
        ...found.map((person) => person.nameKey),
        ...sent.map((message) => foldText(message.name)),
      ]),
    });
    if (leadIds.length > 0) {
      await tx.update(leads).set({ mergedInto: null }).where(inArray(leads.id, leadIds));
      await tx.delete(leads).where(inArray(leads.id, leadIds));
    }
    await eraseFromTransfers(tx, all);
    await tx.delete(persons).where(and(inArray(persons.id, all), sql`${persons.id} <> ${id}`));
    await tx.delete(persons).where(eq(persons.id, id));
    await dropMails(
      tx,
      sent.map((message) => message.id),
      shown.map((viewing) => viewing.id),
    );
    await blankHistory(tx, {
      message: sent.map((message) => message.id),
      lead: leadIds,
      viewing: shown.map((viewing) => viewing.id),
      person: all,
    });
    await audit(tx, actor, 'persons.erase', { entity: 'person', id });
  });
