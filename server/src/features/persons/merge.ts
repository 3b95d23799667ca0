import { TRASH_TTL_MS } from '@diyar/contract/limits';
import type { Merged } from '@diyar/contract/persons';
import { leadId, type PersonId, personId } from '@diyar/contract/rules/ids';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  changes,
  deals,
  distinctPersons,
  leadEntries,
  leads,
  messages,
  persons,
  quotes,
  viewings,
} from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, batchOf, recordChanges } from '../changes/index.ts';

/** What belongs to a person or to a lead, by the name that the history has for it. */
const OF_PERSON = { message: messages, lead: leads, deal: deals } as const;
const OF_LEAD = {
  message: messages,
  leadEntry: leadEntries,
  viewing: viewings,
  quote: quotes,
  deal: deals,
} as const;

type Moved = {
  entity: keyof typeof OF_PERSON | keyof typeof OF_LEAD;
  id: number;
  field: 'personId' | 'leadId';
  from: number;
  to: number;
};

/** Both rows, which nobody else joins or parts until the transaction ends. */
async function lockPersons(tx: Tx, ids: readonly PersonId[]) {
  const rows = await tx
    .select()
    .from(persons)
    .where(and(inArray(persons.id, [...ids]), isNull(persons.mergedInto)))
    .orderBy(asc(persons.id))
    .for('update');
  if (rows.length !== new Set(ids).size || rows.length < 2) throw new AppError('notFound');
  return rows;
}

async function moveRows(tx: Tx, from: PersonId, to: PersonId): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const [entity, table] of Object.entries(OF_PERSON)) {
    const rows = await tx
      .update(table)
      .set({ personId: to })
      .where(eq(table.personId, from))
      .returning({ id: table.id });
    moved.push(
      ...rows.map(({ id }) => ({
        entity: entity as keyof typeof OF_PERSON,
        id,
        field: 'personId' as const,
        from,
        to,
      })),
    );
  }
  return moved;
}

/** A person has one open lead per project: the older one takes over what the younger one gathered. */
async function joinLeads(
  tx: Tx,
  personId: PersonId,
  otherId: PersonId,
): Promise<{ moved: Moved[]; joined: [number, number][] }> {
  const all = await tx
    .select()
    .from(leads)
    .where(and(inArray(leads.personId, [personId, otherId]), isNull(leads.deletedAt)))
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .for('update');
  const open = all.filter(({ stage }) => isOpenStage(stage));
  const moved: Moved[] = [];
  const joined: [number, number][] = [];
  for (const younger of open) {
    const older = open.find((lead) => lead.projectId === younger.projectId);
    if (!older || older.id === younger.id) continue;
    for (const [entity, table] of Object.entries(OF_LEAD)) {
      const rows = await tx
        .update(table)
        .set({ leadId: older.id })
        .where(eq(table.leadId, younger.id))
        .returning({ id: table.id });
      moved.push(
        ...rows.map(({ id }) => ({
          entity: entity as keyof typeof OF_LEAD,
          id,
          field: 'leadId' as const,
          from: younger.id,
          to: older.id,
        })),
      );
    }
    await tx
      .update(leads)
      .set({ mergedInto: older.id, deletedAt: new Date() })
      .where(eq(leads.id, younger.id));
    joined.push([younger.id, older.id]);
  }
  return { moved, joined };
}

/** The other one's messages, leads and deals become this one's; the history has every row, for the way back. */
export const mergePersons = (db: Db, actor: Actor, personId: PersonId, otherId: PersonId): Promise<Merged> =>
  db.transaction(async (tx) => {
    if (personId === otherId)
      throw new AppError('invalid', { issues: [{ path: ['otherId'], message: 'invalidChoice' }] });
    const [person, other] = (await lockPersons(tx, [personId, otherId])).sort((a) =>
      a.id === personId ? -1 : 1,
    );
    if (!person || !other) throw new AppError('notFound');
    const { moved, joined } = await joinLeads(tx, personId, otherId);
    moved.push(...(await moveRows(tx, otherId, personId)));
    await tx.update(persons).set({ mergedInto: personId }).where(eq(persons.id, otherId));
    const earlier = await tx
      .update(persons)
      .set({ mergedInto: personId })
      .where(eq(persons.mergedInto, otherId))
      .returning({ id: persons.id });
    await recordChanges(tx, actor, [
      {
        entity: 'person',
        id: otherId,
        action: 'merged',
        before: { mergedInto: null },
        after: { mergedInto: personId },
      },
      ...earlier.map(({ id }) => ({
        entity: 'person' as const,
        id,
        action: 'mergedAlong' as const,
        before: { mergedInto: otherId },
        after: { mergedInto: personId },
      })),
      ...joined.map(([id, into]) => ({
        entity: 'lead' as const,
        id,
        action: 'merged' as const,
        before: { mergedInto: null },
        after: { mergedInto: into },
      })),
      ...moved.map(({ entity, id, field, from, to }) => ({
        entity: entity as 'deal',
        id,
        action: 'moved' as const,
        before: field === 'personId' ? { personId: from } : { leadId: from },
        after: field === 'personId' ? { personId: to } : { leadId: to },
      })),
    ]);
    await audit(tx, actor, 'persons.merge', {
      entity: 'person',
      id: personId,
      details: { name: person.name, other: other.name },
    });
    return { batch: batchOf(tx) };
  });

/** Only what is still where the merge put it: what somebody moved since stays there. */
async function takeBack(tx: Tx, row: typeof changes.$inferSelect): Promise<void> {
  const [id, old, now] = [row.entityId ?? 0, row.old as number | null, row.new as number];
  if (row.entity === 'person') {
    await tx
      .update(persons)
      .set({ mergedInto: old === null ? null : personId(old) })
      .where(and(eq(persons.id, personId(id)), eq(persons.mergedInto, personId(now))));
  } else if (row.field === 'mergedInto') {
    await tx
      .update(leads)
      .set({ mergedInto: null, deletedAt: null })
      .where(and(eq(leads.id, leadId(id)), eq(leads.mergedInto, leadId(now))));
  } else if (row.field === 'personId') {
    const table = OF_PERSON[row.entity as keyof typeof OF_PERSON];
    await tx
      .update(table)
      .set({ personId: personId(old as number) })
      .where(and(eq(table.id, id), eq(table.personId, personId(now))));
  } else {
    const table = OF_LEAD[row.entity as keyof typeof OF_LEAD];
    await tx
      .update(table)
      .set({ leadId: leadId(old as number) })
      .where(and(eq(table.id, id), eq(table.leadId, leadId(now))));
  }
}

/** The two are two again, for 30 days. */
export const partPersons = (db: Db, actor: Actor, batch: string): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(changes)
      .where(
        and(
          eq(changes.batch, batch),
          ne(changes.field, ''),
          gt(changes.at, new Date(Date.now() - TRASH_TTL_MS)),
        ),
      )
      .orderBy(asc(changes.id));
    const merge = rows.find(({ entity, action }) => entity === 'person' && action === 'merged');
    if (!merge) throw new AppError('notFound');
    const [other] = await tx
      .select()
      .from(persons)
      .where(
        and(
          eq(persons.id, personId(merge.entityId ?? 0)),
          eq(persons.mergedInto, personId(merge.new as number)),
        ),
      )
      .for('update');
    if (!other) throw new AppError('conflict');
    // first the rows, then the leads: a lead that is open again has its person back already
    const isLead = (row: (typeof rows)[number]) => row.entity === 'lead' && row.field === 'mergedInto';
    for (const row of [...rows.filter((row) => !isLead(row)), ...rows.filter(isLead)])
      await takeBack(tx, row);
    await recordChanges(tx, actor, {
      entity: 'person',
      id: other.id,
      action: 'parted',
      before: { mergedInto: other.mergedInto },
      after: { mergedInto: null },
    });
    await audit(tx, actor, 'persons.part', { entity: 'person', id: other.id, details: { name: other.name } });
  });

/** They are two people, and are not offered as one again. */
export const keepApart = (db: Db, actor: Actor, personId: PersonId, otherId: PersonId): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPersons(tx, [personId, otherId]);
    const [first, second] = personId < otherId ? [personId, otherId] : [otherId, personId];
    await tx.insert(distinctPersons).values({ personId: first, otherId: second }).onConflictDoNothing();
    await audit(tx, actor, 'persons.keepApart', { entity: 'person', id: personId });
  });
