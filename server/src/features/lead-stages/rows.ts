import type { ChangeAction, RecordedFields } from '@diyar/contract/rules/activity';
import type { LeadId } from '@diyar/contract/rules/ids';
import { isOpenStage, later } from '@diyar/contract/rules/leads';
import { mayEnter, rolesWith } from '@diyar/contract/rules/roles';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { leads, messages, projects, units, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { ofTheirs } from '../building-access/index.ts';
import { announceUnlogged, recordChanges } from '../changes/index.ts';

export type LeadRow = typeof leads.$inferSelect;
export type LeadColumns = Partial<
  Pick<
    LeadRow,
    | 'stage'
    | 'ownerId'
    | 'nextStep'
    | 'nextOn'
    | 'projectId'
    | 'unitId'
    | 'channel'
    | 'lostReason'
    | 'lostNote'
    | 'email'
    | 'answeredAt'
    | 'answerMinutes'
  >
>;

/** Deleted with its only message, or taken over by another lead of the same person. */
export const isLiveLead = isNull(leads.deletedAt);

/** The name that screens show for a member of staff. */
export const staffName = displayName();

/** Whoever may own a lead or show a unit, and has not left. */
export const isStaff = and(users.isActive, isNull(users.deletedAt), inArray(users.role, rolesWith('leads')));

export async function requireStaff(tx: Tx, id: number, field: 'ownerId' | 'staffId'): Promise<void> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isStaff));
  if (!found) throw new AppError('invalid', { issues: [{ path: [field], message: 'invalidChoice' }] });
}

/** Names instead of ids: the history stays readable when what they point to is gone. */
async function toldOf(tx: Tx, lead: LeadRow) {
  const [named] = await tx
    .select({
      owner: staffName,
      project: sql<string>`coalesce(nullif(${projects.nameAr}, ''), ${projects.nameEn})`,
      unit: sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn})`,
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .leftJoin(projects, eq(projects.id, leads.projectId))
    .leftJoin(units, eq(units.id, leads.unitId))
    .where(eq(leads.id, lead.id));
  return {
    stage: lead.stage,
    // without an owner the expression over the empty join is null
    owner: named?.owner ?? null,
    nextStep: lead.nextStep,
    nextOn: lead.nextOn,
    project: named?.project ?? null,
    unit: named?.unit ?? null,
    channel: lead.channel,
    lostReason: lead.lostReason,
    lostNote: lead.lostNote,
  } satisfies RecordedFields<'lead'>;
}

/** How far it came. A sale that was cancelled is not won: the funnel would count a buyer who is none. */
function furthestOf(lead: LeadRow, stage: LeadRow['stage']): LeadRow['furthest'] {
  if (stage === 'lost') return lead.furthest;
  return lead.stage === 'won' ? stage : later(lead.furthest, stage);
}

/** What a change of stage brings with it. */
function stageColumns(lead: LeadRow, stage: LeadRow['stage'], at: Date) {
  return {
    stage,
    furthest: furthestOf(lead, stage),
    closedAt: isOpenStage(stage) ? null : isOpenStage(lead.stage) ? at : lead.closedAt,
    ...(stage !== 'lost' && { lostReason: null, lostNote: '' }),
  };
}

/** The row, which nobody else changes until the transaction ends. An actor who is bound finds those of their buildings. */
export async function lockLead(tx: Tx, id: LeadId, actor: Actor | null = null): Promise<LeadRow | null> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), isLiveLead, ofTheirs(actor, leads.projectId)))
    .for('update');
  return row ?? null;
}

/** Whoever may not give leads to others takes free ones, and gives back their own. */
function requireAssignment(actor: Actor | null, lead: LeadRow, ownerId: number | null): void {
  if (actor === null || ownerId === lead.ownerId || mayEnter(actor, 'leadAssignment')) return;
  const takes = lead.ownerId === null && ownerId === actor.id;
  const givesBack = lead.ownerId === actor.id && ownerId === null;
  if (!takes && !givesBack) throw new AppError('forbidden');
}

/** Nobody waits for a day to be planned with somebody who was lost. */
const endWishes = (tx: Tx, leadId: LeadId) =>
  tx
    .update(messages)
    .set({ wishAnsweredAt: sql`now()` })
    .where(
      and(
        eq(messages.leadId, leadId),
        isNull(messages.wishAnsweredAt),
        sql`(${messages.wishDay} is not null or ${messages.wishPart} is not null)`,
      ),
    );

/** Whoever works on a lead that is nobody's takes it, where they may have leads and see this one. */
export function takingFree(actor: Actor | null, lead: LeadRow): Pick<LeadColumns, 'ownerId'> {
  if (actor === null || lead.ownerId !== null || !mayEnter(actor, 'leads')) return {};
  const isTheirs = !actor.isBound || (lead.projectId !== null && actor.buildingIds?.includes(lead.projectId));
  return isTheirs ? { ownerId: actor.id } : {};
}

/** Writes a change of a lead that is locked, with its history; a change to what it is already is none. */
export async function changeLead(
  tx: Tx,
  actor: Actor | null,
  lead: LeadRow,
  columns: LeadColumns,
  action: ChangeAction = 'edited',
): Promise<LeadRow> {
  const differs = Object.entries(columns).some(([key, value]) => lead[key as keyof LeadRow] !== value);
  if (!differs) return lead;
  if (columns.ownerId !== undefined) requireAssignment(actor, lead, columns.ownerId);
  const before = await toldOf(tx, lead);
  const [after] = await tx
    .update(leads)
    .set({
      ...columns,
      ...(columns.stage !== undefined &&
        columns.stage !== lead.stage &&
        stageColumns(lead, columns.stage, new Date())),
      ...(columns.stage === 'lost' && {
        lostReason: columns.lostReason ?? 'other',
        lostNote: columns.lostNote ?? '',
      }),
      version: lead.version + 1,
    })
    .where(eq(leads.id, lead.id))
    .returning();
  if (!after) throw new Error('update returned nothing');
  if (after.stage === 'lost' && lead.stage !== 'lost') await endWishes(tx, lead.id);
  await recordChanges(tx, actor, {
    entity: 'lead',
    id: lead.id,
    action,
    before,
    after: await toldOf(tx, after),
  });
  await announceUnlogged(tx, 'leads.changed', lead);
  return after;
}
