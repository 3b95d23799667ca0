import { type LeadId, leadId, type PersonId, personId } from '@diyar/contract/rules/ids';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import {
  type changes,
  deals,
  leadEntries,
  leads,
  messages,
  persons,
  quotes,
  viewings,
} from '../../db/schema.ts';
import { recordChanges } from '../changes/index.ts';

/** What belongs to a person or to a lead, by the name that the history has for it. */
const OF_PERSON = { message: messages, lead: leads, deal: deals, quote: quotes } as const;
const OF_LEAD = {
  message: messages,
  leadEntry: leadEntries,
  viewing: viewings,
  quote: quotes,
  deal: deals,
} as const;

type LeadRow = typeof leads.$inferSelect;
type Entity = keyof typeof OF_PERSON | keyof typeof OF_LEAD;

/** What went from one to another, row by row: the history has it, for the way back. */
export interface Moves {
  rows: {
    entity: Entity;
    id: number;
    field: 'personId' | 'leadId';
    from: number | null;
    to: number | null;
  }[];
  /** Leads that others took over. */
  joined: { id: LeadId; into: LeadId }[];
}

export const noMoves = (): Moves => ({ rows: [], joined: [] });

/** What hangs on a lead is another lead's from now on. */
async function giveLead(tx: Tx, moves: Moves, from: LeadId, to: LeadId): Promise<void> {
  for (const [entity, table] of Object.entries(OF_LEAD)) {
    const rows = await tx
      .update(table)
      .set({ leadId: to as LeadId })
      .where(eq(table.leadId, from))
      .returning({ id: table.id });
    for (const { id } of rows) moves.rows.push({ entity: entity as Entity, id, field: 'leadId', from, to });
  }
}

/** Rows of a person are another's from now on: all of them, or those that `which` names. */
export async function givePerson(
  tx: Tx,
  moves: Moves,
  from: PersonId,
  to: PersonId,
  which: (entity: keyof typeof OF_PERSON) => SQL | undefined = () => undefined,
): Promise<void> {
  for (const [name, table] of Object.entries(OF_PERSON)) {
    const entity = name as keyof typeof OF_PERSON;
    const rows = await tx
      .update(table)
      .set({ personId: to })
      .where(and(eq(table.personId, from), which(entity)))
      .returning({ id: table.id });
    for (const { id } of rows) moves.rows.push({ entity, id, field: 'personId', from, to });
  }
}

/** A person has one open lead per project: the older one takes over what the younger one gathered. */
export async function joinLeads(tx: Tx, moves: Moves, which: SQL | undefined): Promise<void> {
  const all = await tx
    .select()
    .from(leads)
    .where(and(which, isNull(leads.deletedAt)))
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .for('update');
  const open = all.filter(({ stage }) => isOpenStage(stage));
  for (const younger of open) {
    const older = open.find((lead) => lead.projectId === younger.projectId);
    if (!older || older.id === younger.id) continue;
    await giveLead(tx, moves, younger.id, older.id);
    await tx
      .update(leads)
      .set({ mergedInto: older.id, deletedAt: new Date() })
      .where(eq(leads.id, younger.id));
    moves.joined.push({ id: younger.id, into: older.id });
  }
}

/** The lead alone; of two open ones about a project the older one goes on. */
async function giveLeadTo(tx: Tx, moves: Moves, lead: LeadRow, to: PersonId): Promise<void> {
  if (isOpenStage(lead.stage) && lead.deletedAt === null) {
    const sameProject =
      lead.projectId === null ? isNull(leads.projectId) : eq(leads.projectId, lead.projectId);
    await joinLeads(tx, moves, and(sameProject, or(eq(leads.id, lead.id), eq(leads.personId, to))));
  }
  await tx.update(leads).set({ personId: to }).where(eq(leads.id, lead.id));
}

/** A lead goes to another person, with what hangs on it. */
export async function moveLead(tx: Tx, moves: Moves, lead: LeadRow, to: PersonId): Promise<void> {
  const from = lead.personId;
  if (from === to) return;
  await givePerson(tx, moves, from, to, (entity) =>
    entity === 'lead' ? sql`false` : eq(OF_PERSON[entity].leadId, lead.id),
  );
  await giveLeadTo(tx, moves, lead, to);
  moves.rows.push({ entity: 'lead', id: lead.id, field: 'personId', from, to });
}

/** Into the history. */
export async function recordMoves(tx: Tx, actor: Actor | null, { rows, joined }: Moves): Promise<void> {
  await recordChanges(tx, actor, [
    ...joined.map(({ id, into }) => ({
      entity: 'lead' as const,
      id,
      action: 'merged' as const,
      before: { mergedInto: null },
      after: { mergedInto: into },
    })),
    ...rows.map(({ entity, id, field, from, to }) => ({
      entity: entity as 'deal',
      id,
      action: 'moved' as const,
      before: field === 'personId' ? { personId: from } : { leadId: from },
      after: field === 'personId' ? { personId: to } : { leadId: to },
    })),
  ]);
}

type Change = typeof changes.$inferSelect;

/** Who stands for a person or a lead now: themselves, or who took them over. */
const livingPersonId = async (tx: Tx, id: PersonId): Promise<PersonId | null> => {
  const [row] = await tx.select({ into: persons.mergedInto }).from(persons).where(eq(persons.id, id));
  if (!row) return null;
  return row.into === null ? id : livingPersonId(tx, row.into);
};
const livingLeadId = async (tx: Tx, id: LeadId): Promise<LeadId> => {
  const [row] = await tx.select({ into: leads.mergedInto }).from(leads).where(eq(leads.id, id));
  return row?.into ? livingLeadId(tx, row.into) : id;
};

/** A lead that was taken over goes on by itself, unless its person has opened another about the project since. */
async function revive(tx: Tx, id: LeadId, into: LeadId): Promise<LeadId> {
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), eq(leads.mergedInto, into)));
  if (!lead) return livingLeadId(tx, id);
  const [other] = isOpenStage(lead.stage)
    ? await tx
        .select({ id: leads.id, stage: leads.stage })
        .from(leads)
        .where(
          and(
            eq(leads.personId, lead.personId),
            ne(leads.id, id),
            lead.projectId === null ? isNull(leads.projectId) : eq(leads.projectId, lead.projectId),
            isNull(leads.deletedAt),
            inArray(leads.stage, ['new', 'contacted', 'viewing', 'offer']),
          ),
        )
    : [];
  await tx
    .update(leads)
    .set(other ? { mergedInto: other.id } : { mergedInto: null, deletedAt: null })
    .where(eq(leads.id, id));
  return other?.id ?? id;
}

interface TakenBack {
  /** Leads that met on their way back. */
  again: Moves;
  /** Whose records went or came. */
  concerned: PersonId[];
  /** Leads that records came back to. */
  touched: LeadId[];
}

/** Only what is still where it was put, or with whoever took that over: what somebody moved since stays there. */
export async function takeBackMoves(tx: Tx, rows: readonly Change[]): Promise<TakenBack> {
  const moved = rows.filter(({ field, action }) => action === 'moved' && field === 'personId');
  const again = noMoves();
  const concerned = new Set<PersonId>();
  for (const { entity, entityId, old, new: now } of moved) {
    const living = await livingPersonId(tx, personId(now as number));
    const back = await livingPersonId(tx, personId(old as number));
    // whoever it was is nobody any more, or the same person now
    if (living === null || back === null || living === back) continue;
    concerned.add(living).add(back);
    if (entity === 'lead') {
      const [lead] = await tx
        .select()
        .from(leads)
        .where(and(eq(leads.id, leadId(entityId ?? 0)), eq(leads.personId, living)));
      if (lead) await giveLeadTo(tx, again, lead, back);
      continue;
    }
    const table = OF_PERSON[entity as keyof typeof OF_PERSON];
    await tx
      .update(table)
      .set({ personId: back })
      .where(and(eq(table.id, entityId ?? 0), eq(table.personId, living)));
  }
  const revived = new Map<number, LeadId>();
  const touched = new Set<LeadId>();
  for (const { entity, field, entityId, new: now } of rows)
    if (entity === 'lead' && field === 'mergedInto' && entityId !== null)
      revived.set(entityId, await revive(tx, leadId(entityId), leadId(now as number)));
  for (const { entity, field, entityId, old, new: now } of rows) {
    if (field !== 'leadId') continue;
    const table = OF_LEAD[entity as keyof typeof OF_LEAD];
    const from = now === null ? null : await livingLeadId(tx, leadId(now as number));
    const back =
      old === null ? null : (revived.get(old as number) ?? (await livingLeadId(tx, leadId(old as number))));
    if (back !== null) touched.add(back);
    await tx
      .update(table)
      .set({ leadId: back as LeadId })
      .where(and(eq(table.id, entityId ?? 0), from === null ? isNull(table.leadId) : eq(table.leadId, from)));
  }
  return { again, concerned: [...concerned], touched: [...touched] };
}
