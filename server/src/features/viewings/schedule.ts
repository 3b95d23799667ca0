import type { RecordedFields } from '@diyar/contract/rules/activity';
import { dayOf } from '@diyar/contract/rules/company-hours';
import type { LeadId, UnitId } from '@diyar/contract/rules/ids';
import type { Viewing, ViewingInput, ViewingUpdate } from '@diyar/contract/viewings';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { leads, messages, units, viewings } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { ofTheirs } from '../building-access/index.ts';
import { audit, recordChanges } from '../changes/index.ts';
import {
  changeLead,
  isLiveLead,
  type LeadRow,
  liftLead,
  lockLead,
  requireStaff,
} from '../lead-stages/index.ts';
import { enqueue } from '../outbox/index.ts';
import { makeAddress } from '../secret-addresses/index.ts';
import { isLive } from '../units/index.ts';
import { refuseBusy, requireFree, type Times } from './clash.ts';
import { readViewing, type ViewingRow } from './read.ts';

const invalid = (path: string, message: string) =>
  new AppError('invalid', { issues: [{ path: [path], message }] });

/** Whether the server sends mail at all. */
export interface Mailing {
  mail: boolean;
}
const NO_MAIL = { mail: false };

async function requireUnit(tx: Tx, unitId: UnitId | null | undefined) {
  if (!unitId) return null;
  const [unit] = await tx
    .select({ unitId: units.id, projectId: units.projectId })
    .from(units)
    .where(and(eq(units.id, unitId), isLive));
  if (!unit) throw new AppError('unknownReference');
  return unit;
}

/** What is shown is what the lead is about, unless its person has a lead about that project already. */
async function bringUnit(
  tx: Tx,
  actor: Actor,
  lead: LeadRow,
  unit: { unitId: UnitId; projectId: number } | null,
): Promise<void> {
  if (!unit || (lead.projectId !== null && lead.projectId !== unit.projectId)) return;
  if (lead.projectId === null) {
    const [other] = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.personId, lead.personId), eq(leads.projectId, unit.projectId), isLiveLead))
      .limit(1);
    if (other) return;
  }
  await changeLead(tx, actor, lead, unit);
}

/** An hour that is over cannot be planned; what was shown in passing is noted on its day. */
function requireDay(startsAt: Date): void {
  if (dayOf(startsAt) < dayOf(Date.now())) throw invalid('startsAt', 'dayOver');
}

const REMIND_MS = 24 * 60 * 60_000;

/** A reminder a day before. Whether it still stands is looked at when it is sent. */
async function remind(
  tx: Tx,
  { id, email, startsAt, sequence }: ViewingRow,
  { mail }: Mailing,
): Promise<void> {
  const at = new Date(startsAt.getTime() - REMIND_MS);
  if (!mail || email === '' || at <= new Date()) return;
  await enqueue(tx, 'viewingReminder', { viewingId: id, sequence }, at);
}

const told = (viewing: ViewingRow) =>
  ({
    startsAt: viewing.startsAt.toISOString(),
    endsAt: viewing.endsAt.toISOString(),
    staffId: viewing.staffId,
    unitId: viewing.unitId,
    status: viewing.status,
    note: viewing.note,
  }) satisfies RecordedFields<'viewing'>;

async function record(
  tx: Tx,
  actor: Actor | null,
  before: ViewingRow | null,
  after: ViewingRow,
): Promise<void> {
  const action = before ? 'viewings.update' : 'viewings.plan';
  await recordChanges(tx, actor, {
    entity: 'viewing',
    id: after.id,
    action,
    before: before && told(before),
    after: told(after),
  });
  const { id, leadId, status } = after;
  await audit(tx, actor, action, { entity: 'viewing', id, details: { status }, leadId });
}

const endOf = (startsAt: Date, minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);

/** The wish of a visitor is answered by a plan or by declining. */
async function answerWish(tx: Tx, where: { leadId: LeadId; messageId: number }): Promise<boolean> {
  const answered = await tx
    .update(messages)
    .set({ wishAnsweredAt: sql`now()` })
    .where(
      and(
        eq(messages.id, where.messageId),
        eq(messages.leadId, where.leadId),
        isNull(messages.wishAnsweredAt),
      ),
    )
    .returning({ id: messages.id });
  return answered.length > 0;
}

export function planViewing(db: Db, actor: Actor, input: ViewingInput, mailing: Mailing): Promise<Viewing> {
  const startsAt = new Date(input.startsAt ?? Number.NaN);
  const times = { staffId: input.staffId, startsAt, endsAt: endOf(startsAt, input.minutes) };
  requireDay(startsAt);
  return refuseBusy(
    db,
    () => times,
    null,
    () =>
      db.transaction(async (tx) => {
        const lead = await lockLead(tx, input.leadId, actor);
        if (!lead) throw invalid('leadId', 'invalidChoice');
        const unit = await requireUnit(tx, input.unitId);
        await requireStaff(tx, input.staffId, 'staffId');
        const { email, note, unitId } = input;
        await requireFree(tx, { leadId: lead.id, unitId: unitId ?? lead.unitId }, times, null);
        const [made] = await tx
          .insert(viewings)
          .values({
            ...times,
            leadId: lead.id,
            unitId: unitId ?? lead.unitId,
            email,
            note,
            createdBy: actor.id,
          })
          .returning();
        if (!made) throw new Error('insert returned nothing');
        await makeAddress(tx, { viewingId: made.id }, actor);
        await makeAddress(tx, { visitId: made.id }, actor);
        if (input.messageId !== null) await answerWish(tx, { leadId: lead.id, messageId: input.messageId });
        await record(tx, actor, null, made);
        await bringUnit(tx, actor, lead, unit);
        await liftLead(tx, actor, lead.id, 'viewing');
        await remind(tx, made, mailing);
        return readViewing(tx, actor, made.id);
      }),
  );
}

/** What a calendar must be told: then its SEQUENCE rises (RFC 5545), and a reminder that was planned is void. */
const isNews = (before: ViewingRow, after: Partial<ViewingRow>) =>
  (['startsAt', 'endsAt', 'unitId', 'staffId', 'status'] as const).some(
    (field) => after[field] !== undefined && String(after[field]) !== String(before[field]),
  );

/** Of a lead in their buildings. */
async function isTheirs(tx: Tx, actor: Actor, leadId: LeadId): Promise<boolean> {
  if (!actor.isBound) return true;
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, leadId), ofTheirs(actor, leads.projectId)));
  return lead !== undefined;
}

type Changed = Partial<
  Pick<ViewingRow, 'staffId' | 'startsAt' | 'endsAt' | 'unitId' | 'status' | 'note' | 'email'>
>;

/** Whoever changes it: the hour is free, calendars and reminders follow. The row is locked. */
export async function changeViewing(
  tx: Tx,
  actor: Actor | null,
  before: ViewingRow,
  columns: Changed,
  mailing: Mailing,
): Promise<ViewingRow> {
  const isNewTime = isNews(before, columns);
  const next = { ...before, ...columns };
  if (next.status === 'planned' && isNewTime) await requireFree(tx, next, next, before.id);
  const [after] = await tx
    .update(viewings)
    .set({ ...columns, sequence: before.sequence + (isNewTime ? 1 : 0), version: before.version + 1 })
    .where(eq(viewings.id, before.id))
    .returning();
  if (!after) throw new Error('update returned nothing');
  await record(tx, actor, before, after);
  if (after.status === 'planned' && (isNewTime || after.email !== before.email))
    await remind(tx, after, mailing);
  return after;
}

export function updateViewing(
  db: Db,
  actor: Actor,
  id: number,
  input: ViewingUpdate,
  mailing: Mailing,
): Promise<Viewing> {
  let times: Times | undefined;
  return refuseBusy(
    db,
    () => times as Times,
    id,
    () =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(viewings).where(eq(viewings.id, id)).for('update');
        if (!before || !(await isTheirs(tx, actor, before.leadId))) throw new AppError('notFound');
        if (before.version !== input.version) throw new AppError('stale');
        const startsAt = input.startsAt ? new Date(input.startsAt) : before.startsAt;
        if (startsAt.getTime() !== before.startsAt.getTime()) requireDay(startsAt);
        const length = before.endsAt.getTime() - before.startsAt.getTime();
        const endsAt = endOf(startsAt, input.minutes ?? length / 60_000);
        times = { staffId: input.staffId ?? before.staffId, startsAt, endsAt };
        if (input.staffId !== undefined && input.staffId !== before.staffId)
          await requireStaff(tx, input.staffId, 'staffId');
        await requireUnit(tx, input.unitId);
        const columns = {
          ...times,
          ...(input.unitId !== undefined && { unitId: input.unitId }),
          ...(input.status !== undefined && { status: input.status }),
          ...(input.note !== undefined && { note: input.note }),
          ...(input.email !== undefined && { email: input.email }),
        };
        if (columns.status === 'noShow' && startsAt.getTime() > Date.now()) throw invalid('status', 'notYet');
        await changeViewing(tx, actor, before, columns, mailing);
        return readViewing(tx, actor, id);
      }),
  );
}

/** When a lead is lost, with what is still planned for it. */
export async function cancelViewings(tx: Tx, actor: Actor, leadId: LeadId): Promise<void> {
  const planned = await tx
    .select()
    .from(viewings)
    .where(and(eq(viewings.leadId, leadId), eq(viewings.status, 'planned'), sql`${viewings.endsAt} > now()`))
    .orderBy(asc(viewings.id))
    .for('update');
  for (const before of planned) await changeViewing(tx, actor, before, { status: 'cancelled' }, NO_MAIL);
}

export const declineWish = (db: Db, actor: Actor, messageId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [message] = await tx
      .select({ leadId: messages.leadId, senderName: messages.senderName })
      .from(messages)
      .where(
        and(eq(messages.id, messageId), isNull(messages.deletedAt), ofTheirs(actor, messages.projectId)),
      );
    if (!message || message.leadId === null) throw new AppError('notFound');
    if (!(await answerWish(tx, { leadId: message.leadId, messageId }))) throw new AppError('conflict');
    await audit(tx, actor, 'viewings.decline', {
      entity: 'message',
      id: messageId,
      details: { senderName: message.senderName },
      leadId: message.leadId,
    });
  });
