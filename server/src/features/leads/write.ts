import type {
  AssignedLeads,
  AssignLeadsInput,
  CreatedLead,
  Lead,
  LeadInput,
  LeadUpdate,
} from '@diyar/contract/leads';
import { clockText } from '@diyar/contract/rules/dates';
import type { LeadId, UnitId } from '@diyar/contract/rules/ids';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { violatedConstraint } from '../../db/errors.ts';
import { changes, projects, units, users } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { ofTheirs } from '../building-access/index.ts';
import { audit } from '../changes/index.ts';
import {
  changeLead,
  type LeadColumns,
  type LeadRow,
  lockLead,
  openLead,
  requireStaff,
  staffName,
  takingFree,
} from '../lead-stages/index.ts';
import { isLive } from '../units/index.ts';
import { cancelViewings } from '../viewings/index.ts';
import { personOf, seenPerson } from '../who-is-who/index.ts';
import { insertEntry } from './notes.ts';
import { readLead } from './read.ts';

export async function requireLead(tx: Tx, actor: Actor, id: LeadId): Promise<LeadRow> {
  const lead = await lockLead(tx, id, actor);
  if (!lead) throw new AppError('notFound');
  return lead;
}

const requireVersion = (lead: LeadRow, version: number) => {
  if (lead.version !== version) throw new AppError('stale');
};

type Subject = { projectId: number | null; unitId: UnitId | null };

/** A unit brings its project; another project than the unit's takes the unit away. */
async function subjectOf(
  tx: Tx,
  actor: Actor,
  input: Partial<Subject>,
  lead: Subject,
): Promise<Partial<Subject>> {
  const { projectId, unitId } = input;
  if (unitId) {
    const [unit] = await tx
      .select({ unitId: units.id, projectId: units.projectId })
      .from(units)
      .where(and(eq(units.id, unitId), isLive, ofTheirs(actor, units.projectId)));
    if (!unit) throw new AppError('unknownReference');
    return unit;
  }
  if (projectId === undefined) return unitId === null ? { unitId } : {};
  if (projectId === null && actor.isBound) throw new AppError('unknownReference');
  if (projectId !== null) {
    const [project] = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, projectId), isNull(projects.deletedAt), ofTheirs(actor, projects.id)));
    if (!project) throw new AppError('unknownReference');
  }
  return { projectId, ...((unitId === null || projectId !== lead.projectId) && { unitId: null }) };
}

const given = (input: LeadUpdate): LeadColumns => ({
  ...(input.stage !== undefined && { stage: input.stage }),
  ...(input.ownerId !== undefined && { ownerId: input.ownerId }),
  ...(input.nextStep !== undefined && { nextStep: input.nextStep }),
  ...(input.nextOn !== undefined && { nextOn: input.nextOn }),
  ...(input.channel !== undefined && { channel: input.channel || 'direct' }),
});

function lostColumns(lead: LeadRow, input: LeadUpdate): LeadColumns {
  const isLost = (input.stage ?? lead.stage) === 'lost';
  if (!isLost) return {};
  const reason = input.lostReason ?? lead.lostReason;
  if (reason === null)
    throw new AppError('invalid', { issues: [{ path: ['lostReason'], message: 'required' }] });
  return { lostReason: reason, lostNote: input.lostNote ?? lead.lostNote };
}

/** The database lets a person have one open lead per project. */
async function refuseSecond<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'leads_one_open') throw new AppError('leadOpen', { cause: error });
    throw error;
  }
}

export const updateLead = (db: Db, actor: Actor, id: LeadId, input: LeadUpdate): Promise<Lead> =>
  refuseSecond(() =>
    db.transaction(async (tx) => {
      const lead = await requireLead(tx, actor, id);
      requireVersion(lead, input.version);
      // a sale decides that, and its cancelling
      if (lead.stage === 'won' && input.stage !== undefined) throw new AppError('conflict');
      if (input.ownerId) await requireStaff(tx, input.ownerId, 'ownerId');
      const columns = {
        ...given(input),
        ...(await subjectOf(tx, actor, input, lead)),
        ...lostColumns(lead, input),
      };
      const after = await changeLead(tx, actor, lead, columns);
      if (after.stage === 'lost' && input.cancelViewings) await cancelViewings(tx, actor, id);
      if (after !== lead) await audit(tx, actor, 'leads.update', { entity: 'lead', id });
      return readLead(tx, actor, id);
    }),
  );

/** Who has it now, and since when. */
async function takenBy(tx: Tx, lead: LeadRow): Promise<AppError> {
  const [owner] = await tx
    .select({ name: staffName })
    .from(users)
    .where(eq(users.id, lead.ownerId ?? 0));
  const [given] = await tx
    .select({ at: changes.at })
    .from(changes)
    .where(and(eq(changes.entity, 'lead'), eq(changes.entityId, lead.id), eq(changes.field, 'owner')))
    .orderBy(desc(changes.id))
    .limit(1);
  return new AppError('leadTaken', {
    params: { label: owner?.name ?? '', until: clockText(given?.at ?? lead.updatedAt) },
  });
}

/** Of two who take it at once, the second is told who was faster. Taking what is one's own changes nothing. */
export const takeLead = (db: Db, actor: Actor, id: LeadId): Promise<Lead> =>
  db.transaction(async (tx) => {
    const lead = await requireLead(tx, actor, id);
    if (lead.ownerId !== null && lead.ownerId !== actor.id) throw await takenBy(tx, lead);
    const after = await changeLead(tx, actor, lead, { ownerId: actor.id });
    if (after !== lead) await audit(tx, actor, 'leads.take', { entity: 'lead', id });
    return readLead(tx, actor, id);
  });

export const assignLeads = (
  db: Db,
  actor: Actor,
  { leads: chosen, ownerId }: AssignLeadsInput,
): Promise<AssignedLeads> =>
  db.transaction(async (tx) => {
    if (ownerId !== null) await requireStaff(tx, ownerId, 'ownerId');
    const [assigned, stale]: [LeadId[], Lead[]] = [[], []];
    // in the order of their ids, so that two who assign the same leads do not wait for each other
    for (const { id, version } of chosen.toSorted((a, b) => a.id - b.id)) {
      const lead = await lockLead(tx, id, actor);
      if (!lead) continue;
      if (lead.version === version) {
        await changeLead(tx, actor, lead, { ownerId });
        assigned.push(id);
      } else stale.push(await readLead(tx, actor, id));
    }
    if (assigned.length > 0)
      await audit(tx, actor, 'leads.assign', { entity: 'lead', details: { count: assigned.length } });
    return { assigned, stale };
  });

/** Somebody who called or came by. */
export const createLead = (db: Db, actor: Actor, input: LeadInput): Promise<CreatedLead> =>
  db.transaction(async (tx) => {
    if (input.ownerId) await requireStaff(tx, input.ownerId, 'ownerId');
    const subject = {
      projectId: null,
      unitId: null,
      ...(await subjectOf(tx, actor, input, { projectId: null, unitId: null })),
    };
    const personId =
      input.personId === null ? await personOf(tx, input) : (await seenPerson(tx, actor, input.personId)).id;
    if (personId === null) throw new Error('a lead has a name');
    const { id, existed } = await openLead(tx, actor, {
      ...subject,
      personId,
      name: input.name,
      phone: input.phone,
      email: input.email,
      channel: input.channel,
      origin: null,
      at: new Date(),
      isMessage: false,
    });
    const lead = await requireLead(tx, actor, id);
    if (existed) await changeLead(tx, actor, lead, takingFree(actor, lead));
    else {
      const { nextStep, nextOn, note } = input;
      const ownerId = input.ownerId ?? actor.id;
      await changeLead(tx, actor, lead, { ownerId, nextStep, nextOn });
      if (note !== '')
        await insertEntry(tx, actor, id, { kind: 'note', text: note, outcome: null, at: new Date() });
      await audit(tx, actor, 'leads.create', { entity: 'lead', id, details: { name: input.name } });
    }
    return { lead: await readLead(tx, actor, id), existed };
  });
