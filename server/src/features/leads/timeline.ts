import type { LeadEvent } from '@diyar/contract/leads';
import { LEAD_EVENTS_SHOWN, NOTE_EDIT_MS } from '@diyar/contract/limits';
import type { LeadId } from '@diyar/contract/rules/ids';
import { storedSource } from '@diyar/contract/rules/inbox';
import { LEAD_STAGES, type LeadStage, LOST_REASONS } from '@diyar/contract/rules/leads';
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { changes, deals, dealUnits, leadEntries, messages, units, users, viewings } from '../../db/schema.ts';
import { namedChange } from '../../db/user-names.ts';
import { DEAL_STEPS, unitsOfDeal } from '../deals/index.ts';
import { staffName } from '../lead-stages/index.ts';
import { quotesOfLead } from '../quotes/index.ts';
import { staffRef } from './read.ts';

const unitLabel = { id: units.id, labelEn: units.labelEn, labelAr: units.labelAr };

async function messageEvents(db: Db, leadId: LeadId): Promise<LeadEvent[]> {
  const rows = await db
    .select({ message: messages, unit: unitLabel })
    .from(messages)
    .leftJoin(units, eq(units.id, messages.unitId))
    .where(and(eq(messages.leadId, leadId), isNull(messages.deletedAt)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(LEAD_EVENTS_SHOWN);
  return rows.map(({ message, unit }) => ({
    kind: 'message',
    id: message.id,
    at: message.createdAt.toISOString(),
    by: '',
    name: message.senderName,
    phone: message.phone,
    text: message.body,
    source: storedSource(message.source),
    quoteId: message.quoteId,
    page: message.page,
    unit,
    isRead: message.isRead,
    answeredAt: message.answeredAt?.toISOString() ?? null,
    wish:
      message.wishDay === null && message.wishPart === null
        ? null
        : { day: message.wishDay, part: message.wishPart, isAnswered: message.wishAnsweredAt !== null },
  }));
}

async function entryEvents(db: Db, actor: Actor, leadId: LeadId): Promise<LeadEvent[]> {
  const rows = await db
    .select()
    .from(leadEntries)
    .where(eq(leadEntries.leadId, leadId))
    .orderBy(desc(leadEntries.at), desc(leadEntries.id))
    .limit(LEAD_EVENTS_SHOWN);
  return rows.map((entry) => {
    const until = entry.createdAt.getTime() + NOTE_EDIT_MS;
    const isEditable = entry.kind === 'note' && entry.byId === actor.id && until > Date.now();
    return {
      kind: entry.kind,
      id: entry.id,
      at: entry.at.toISOString(),
      by: entry.byName,
      text: entry.text,
      outcome: entry.outcome,
      editableUntil: isEditable ? new Date(until).toISOString() : null,
      isEdited: entry.editedAt !== null,
    };
  });
}

async function viewingEvents(db: Db, leadId: LeadId): Promise<LeadEvent[]> {
  const rows = await db
    .select({ viewing: viewings, unit: unitLabel, staffId: users.id, staff: staffName })
    .from(viewings)
    .leftJoin(units, eq(units.id, viewings.unitId))
    .leftJoin(users, eq(users.id, viewings.staffId))
    .where(eq(viewings.leadId, leadId))
    .orderBy(desc(viewings.createdAt))
    .limit(LEAD_EVENTS_SHOWN);
  return rows.map(({ viewing, unit, staffId, staff }) => ({
    kind: 'viewingPlanned',
    id: viewing.id,
    at: viewing.createdAt.toISOString(),
    by: staff ?? '',
    startsAt: viewing.startsAt.toISOString(),
    status: viewing.status,
    staff: staffRef(staffId, staff),
    unit,
    version: viewing.version,
  }));
}

const quoteEvents = async (db: Db, leadId: LeadId): Promise<LeadEvent[]> =>
  (await quotesOfLead(db, leadId)).map((quote) => ({
    kind: 'quote',
    id: quote.id,
    at: quote.createdAt,
    by: quote.createdBy ?? '',
    number: quote.number,
    state: quote.state,
    total: quote.total,
    currency: quote.currency,
    path: quote.path,
  }));

type Change = typeof changes.$inferSelect;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

async function dealEvents(db: Db, leadId: LeadId): Promise<LeadEvent[]> {
  const own = await db
    .select({ id: deals.id, units: unitsOfDeal, projectId: units.projectId })
    .from(deals)
    .leftJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(deals.leadId, leadId));
  if (own.length === 0) return [];
  const rows = await db
    .select(namedChange)
    .from(changes)
    .where(
      and(
        eq(changes.entity, 'deal'),
        inArray(
          changes.entityId,
          own.map(({ id }) => id),
        ),
        inArray(changes.action, [...DEAL_STEPS]),
        ne(changes.field, ''),
      ),
    )
    .orderBy(desc(changes.id))
    .limit(LEAD_EVENTS_SHOWN * 4);
  return [...Map.groupBy(rows, ({ batch, entityId }) => `${batch} ${entityId}`).values()].flatMap((group) => {
    const first = group[0] as Change;
    const deal = own.find(({ id }) => id === first.entityId);
    const told = (field: string) => text(group.find((row) => row.field === field)?.new);
    if (!deal) return [];
    return {
      kind: 'deal' as const,
      id: first.id,
      at: first.at.toISOString(),
      by: first.actorName,
      dealId: deal.id,
      step: first.action,
      until: told('holdUntil') || null,
      reason: told('reason'),
      units: deal.units.map(({ label }) => label).join(', '),
      buildingId: deal.projectId,
    };
  });
}

const stageOf = (value: unknown): LeadStage | null => LEAD_STAGES.find((stage) => stage === value) ?? null;

/** Changes of stage and owner; that it was opened is told by its first message. */
async function ownEvents(db: Db, leadId: LeadId): Promise<LeadEvent[]> {
  const rows = await db
    .select(namedChange)
    .from(changes)
    .where(and(eq(changes.entity, 'lead'), eq(changes.entityId, leadId), ne(changes.action, 'opened')))
    .orderBy(desc(changes.id))
    .limit(LEAD_EVENTS_SHOWN * 4);
  return rows.flatMap((row): LeadEvent[] => {
    const event = { id: row.id, at: row.at.toISOString(), by: row.actorName };
    if (row.field === 'owner') return [{ kind: 'owner', ...event, from: text(row.old), to: text(row.new) }];
    const to = row.field === 'stage' ? stageOf(row.new) : null;
    if (to === null) return [];
    const beside = (field: string) =>
      rows.find((other) => other.batch === row.batch && other.field === field)?.new;
    const reason = LOST_REASONS.find((known) => known === beside('lostReason')) ?? null;
    return [{ kind: 'stage', ...event, from: stageOf(row.old), to, reason, note: text(beside('lostNote')) }];
  });
}

/** All that happened, newest first. */
export async function readTimeline(db: Db, actor: Actor, leadId: LeadId): Promise<LeadEvent[]> {
  const parts = await Promise.all([
    messageEvents(db, leadId),
    entryEvents(db, actor, leadId),
    viewingEvents(db, leadId),
    quoteEvents(db, leadId),
    dealEvents(db, leadId),
    ownEvents(db, leadId),
  ]);
  return parts
    .flat()
    .sort((a, b) => (a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1))
    .slice(0, LEAD_EVENTS_SHOWN);
}
