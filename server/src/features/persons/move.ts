import type { CorrectInput, MovedRecord, MoveInput } from '@diyar/contract/persons';
import { foldText } from '@diyar/contract/rules/fold-text';
import { type DealId, type LeadId, leadId, type PersonId } from '@diyar/contract/rules/ids';
import { phoneKey } from '@diyar/contract/rules/phone';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals, dealUnits, leads, messages, persons, quotes, units, viewings } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, batchOf, recordChanges } from '../changes/index.ts';
import { followDeal, isLiveLead, leadFollowsMessage, openLead } from '../lead-stages/index.ts';
import {
  hasNoRecords,
  knownPerson,
  type Moves,
  makePerson,
  moveLead,
  noMoves,
  recordMoves,
  settlePersons,
  type Typed,
} from '../who-is-who/index.ts';
import { leadOf } from './lead-of.ts';
import { absorb, changesOf, part, takeBack } from './merge.ts';

/** Whose a record is, what was typed for it, and its lead. */
type Found = Typed & { personId: PersonId | null; leadId: LeadId | null; projectId: number | null };

const FIND: Record<MoveInput['kind'], (tx: Tx, id: number) => Promise<Found[]>> = {
  message: (tx, id) =>
    tx
      .select({
        ...{ personId: messages.personId, leadId: messages.leadId, projectId: messages.projectId },
        ...{ name: messages.senderName, phone: messages.phone },
      })
      .from(messages)
      .where(and(eq(messages.id, id), isNull(messages.deletedAt)))
      .for('update'),
  lead: (tx, id) =>
    tx
      .select({
        ...{ personId: leads.personId, leadId: leads.id, projectId: leads.projectId },
        ...{ name: leads.name, phone: leads.phone },
      })
      .from(leads)
      .where(and(eq(leads.id, leadId(id)), isLiveLead))
      .for('update'),
  deal: (tx, id) =>
    tx
      .select({
        ...{ personId: deals.personId, leadId: deals.leadId, name: deals.name, phone: deals.phone },
        projectId: sql<number | null>`(select part.project_id from ${dealUnits} claim join ${units} part
          on part.id = claim.unit_id where claim.deal_id = "deals"."id" order by claim.ordinal limit 1)`,
      })
      .from(deals)
      .where(and(eq(deals.id, id as DealId), isNull(deals.deletedAt)))
      .for('update'),
  quote: (tx, id) =>
    tx
      .select({
        ...{ personId: quotes.personId, leadId: quotes.leadId, projectId: quotes.projectId },
        ...{ name: quotes.name, phone: quotes.phone },
      })
      .from(quotes)
      .where(eq(quotes.id, id))
      .for('update'),
  viewing: (tx, id) =>
    tx
      .select({
        ...{ personId: leads.personId, leadId: leads.id, projectId: leads.projectId },
        ...{ name: leads.name, phone: leads.phone },
      })
      .from(viewings)
      .innerJoin(leads, eq(leads.id, viewings.leadId))
      .where(eq(viewings.id, id))
      .for('update'),
};

const TABLES = { message: messages, deal: deals, quote: quotes, viewing: viewings } as const;

/** Whether a lead has nothing beside this one message: then it is the message's own. */
const isOnlyMessage = sql<boolean>`(select count(*) from messages sent where sent.lead_id = "leads"."id"
  and sent.deleted_at is null) = 1
  and not exists (select from lead_entries entry where entry.lead_id = "leads"."id")
  and not exists (select from viewings planned where planned.lead_id = "leads"."id")
  and not exists (select from quotes made where made.lead_id = "leads"."id")
  and not exists (select from deals made where made.lead_id = "leads"."id")`;

/** A record alone; the lead that it belonged to stays where it is. */
async function moveAlone(
  tx: Tx,
  actor: Actor,
  moves: Moves,
  kind: Exclude<MoveInput['kind'], 'lead'>,
  id: number,
  found: Found,
  to: PersonId,
): Promise<void> {
  const needsLead = kind === 'message' || kind === 'viewing';
  const known = await leadOf(tx, to, found.projectId);
  const opened = async () => {
    const { name, phone, projectId } = found;
    const asked = { personId: to, name, phone, email: '', projectId, unitId: null, origin: null };
    return (await openLead(tx, actor, { ...asked, at: new Date(), isMessage: kind === 'message' })).id;
  };
  const lead = known ?? (needsLead ? await opened() : null);
  const table = TABLES[kind];
  await tx
    .update(table)
    .set({ leadId: lead as LeadId, ...(kind !== 'viewing' && { personId: to }) })
    .where(eq(table.id, id));
  moves.rows.push({ entity: kind, id, field: 'leadId', from: found.leadId, to: lead });
  if (kind !== 'viewing') moves.rows.push({ entity: kind, id, field: 'personId', from: found.personId, to });
}

/** A record goes to somebody else, or to a person of its own. */
export const moveRecord = (db: Db, actor: Actor, { kind, id, toId }: MoveInput): Promise<MovedRecord> =>
  db.transaction(async (tx) => {
    const [found] = await FIND[kind](tx, id);
    if (!found || found.personId === null) throw new AppError('notFound');
    const to = toId === null ? await makePerson(tx, found) : await knownPerson(tx, toId, found);
    if (to === found.personId)
      throw new AppError('invalid', { issues: [{ path: ['toId'], message: 'invalidChoice' }] });
    const moves = noMoves();
    const [own] =
      found.leadId === null
        ? []
        : await tx
            .select({ lead: leads, isOnlyMessage })
            .from(leads)
            .where(and(eq(leads.id, found.leadId), eq(leads.personId, found.personId)));
    if (own && (kind === 'lead' || (kind === 'message' && own.isOnlyMessage)))
      await moveLead(tx, moves, own.lead, to);
    else if (kind !== 'lead') await moveAlone(tx, actor, moves, kind, id, found, to);
    if (kind === 'deal') await followDeal(tx, actor, id as DealId);
    await recordMoves(tx, actor, moves);
    // whoever has nothing left turned out to be the other one
    if (await hasNoRecords(tx, found.personId)) await absorb(tx, actor, to, found.personId);
    settlePersons(tx, [found.personId, to]);
    await audit(tx, actor, 'persons.move', { entity: 'person', id: to, details: { name: found.name } });
    return { batch: batchOf(tx), personId: to };
  });

/** Back where it was, for 30 days, unless somebody moved it since. */
export const undoMove = (db: Db, actor: Actor, batch: string): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await changesOf(tx, batch);
    const moved = rows.filter(({ action }) => action === 'moved');
    if (moved.length === 0) throw new AppError('notFound');
    const merge = rows.find(({ entity, action }) => entity === 'person' && action === 'merged');
    if (merge) await part(tx, actor, rows, merge);
    else await takeBack(tx, actor, rows, []);
    // a lead that was opened for it has nothing now, nor has the person that it was opened for
    for (const { field, new: now } of moved)
      if (field === 'leadId' && typeof now === 'number') await leadFollowsMessage(tx, leadId(now), true);
    const opened = rows.filter(({ entity, action }) => entity === 'lead' && action === 'opened');
    const isGone = and(isNotNull(leads.deletedAt), isNull(leads.mergedInto));
    for (const id of new Set(opened.map(({ entityId }) => leadId(entityId ?? 0))))
      await tx.delete(leads).where(and(eq(leads.id, id), isGone));
    await audit(tx, actor, 'persons.moveBack', { entity: 'person' });
  });

/** Name and number of a person; what was typed in deals and papers stays as it was. */
export const correctPerson = (db: Db, actor: Actor, id: PersonId, input: CorrectInput): Promise<void> =>
  db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(persons)
      .where(and(eq(persons.id, id), isNull(persons.mergedInto)))
      .for('update');
    if (!before) throw new AppError('notFound');
    const { name, phone } = input;
    if (name === before.name && phone === before.phone) return;
    await tx
      .update(persons)
      .set({ name, phone, nameKey: foldText(name), phoneKey: phoneKey(phone) })
      .where(eq(persons.id, id));
    settlePersons(tx, [id]);
    await recordChanges(tx, actor, {
      entity: 'person',
      id,
      action: 'persons.correct',
      before: { name: before.name, phone: before.phone },
      after: { name, phone },
    });
    await audit(tx, actor, 'persons.correct', { entity: 'person', id, details: { name } });
  });
