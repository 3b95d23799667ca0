import { TRASH_TTL_MS } from '@diyar/contract/limits';
import type { Merged } from '@diyar/contract/persons';
import { type PersonId, personId } from '@diyar/contract/rules/ids';
import { and, asc, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { changes, distinctPersons, leads, persons } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, batchOf, recordChanges } from '../changes/index.ts';
import {
  givePerson,
  joinLeads,
  noMoves,
  recordMoves,
  settlePersons,
  takeBackMoves,
} from '../who-is-who/index.ts';
import { gatherStrays } from './strays.ts';

type PersonRow = typeof persons.$inferSelect;

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

/** From now on the other one is this one, and so is whoever was the other one. */
export async function absorb(tx: Tx, actor: Actor, personId: PersonId, otherId: PersonId): Promise<void> {
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
  ]);
}

/** The other one's messages, leads, quotes and deals become this one's; the history has every row, for the way back. */
export const mergePersons = (db: Db, actor: Actor, personId: PersonId, otherId: PersonId): Promise<Merged> =>
  db.transaction(async (tx) => {
    if (personId === otherId)
      throw new AppError('invalid', { issues: [{ path: ['otherId'], message: 'invalidChoice' }] });
    const [person, other] = (await lockPersons(tx, [personId, otherId])).sort((a) =>
      a.id === personId ? -1 : 1,
    );
    if (!person || !other) throw new AppError('notFound');
    const moves = noMoves();
    await joinLeads(tx, moves, inArray(leads.personId, [personId, otherId]));
    await givePerson(tx, moves, otherId, personId);
    await absorb(tx, actor, personId, otherId);
    await recordMoves(tx, actor, moves);
    settlePersons(tx, [personId, otherId]);
    await audit(tx, actor, 'persons.merge', {
      entity: 'person',
      id: personId,
      details: { name: person.name, other: other.name },
    });
    return { batch: batchOf(tx) };
  });

/** What a batch did, as long as it can be taken back. */
export const changesOf = (tx: Db | Tx, batch: string) =>
  tx
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

/** The change that last said whether somebody is a person of their own. */
async function lastMerge(tx: Tx, id: PersonId): Promise<number> {
  const [last] = await tx
    .select({ id: changes.id })
    .from(changes)
    .where(
      and(
        eq(changes.entity, 'person'),
        eq(changes.entityId, id),
        inArray(changes.action, ['merged', 'parted']),
        eq(changes.field, 'mergedInto'),
      ),
    )
    .orderBy(desc(changes.id))
    .limit(1);
  return last?.id ?? 0;
}

type Change = Awaited<ReturnType<typeof changesOf>>[number];

/** What a batch moved goes back; what came since goes on where it belongs. */
export async function takeBack(
  tx: Tx,
  actor: Actor,
  rows: readonly Change[],
  also: readonly PersonId[],
): Promise<void> {
  const { again, concerned, touched } = await takeBackMoves(tx, rows);
  await recordMoves(tx, actor, again);
  await gatherStrays(tx, actor, [...also, ...concerned], touched);
  settlePersons(tx, [...also, ...concerned]);
}

/** Takes back what a batch moved, and lets who was merged by it be a person of their own. */
export async function part(tx: Tx, actor: Actor, rows: readonly Change[], merge: Change): Promise<PersonRow> {
  const otherId = personId(merge.entityId ?? 0);
  const [other] = await tx.select().from(persons).where(eq(persons.id, otherId)).for('update');
  if (!other || other.mergedInto === null || (await lastMerge(tx, otherId)) !== merge.id)
    throw new AppError('conflict');
  const living = other.mergedInto;
  await tx.select({ id: persons.id }).from(persons).where(eq(persons.id, living)).for('update');
  await tx.update(persons).set({ mergedInto: null }).where(eq(persons.id, otherId));
  // who came along goes along, unless somebody parted or merged them otherwise since
  for (const { action, entityId, id } of rows) {
    const along = personId(entityId ?? 0);
    if (action === 'mergedAlong' && (await lastMerge(tx, along)) < id)
      await tx
        .update(persons)
        .set({ mergedInto: otherId })
        .where(and(eq(persons.id, along), eq(persons.mergedInto, living)));
  }
  await takeBack(tx, actor, rows, [living, otherId]);
  await recordChanges(tx, actor, {
    entity: 'person',
    id: otherId,
    action: 'parted',
    before: { mergedInto: living },
    after: { mergedInto: null },
  });
  return other;
}

/** The two are two again, for 30 days; in whatever order merges are taken back. */
export const partPersons = (db: Db, actor: Actor, batch: string): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await changesOf(tx, batch);
    const merge = rows.find(({ entity, action }) => entity === 'person' && action === 'merged');
    if (!merge) throw new AppError('notFound');
    const { id, name } = await part(tx, actor, rows, merge);
    await audit(tx, actor, 'persons.part', { entity: 'person', id, details: { name } });
  });

/** They are two people, and are not offered as one again. */
export const keepApart = (db: Db, actor: Actor, personId: PersonId, otherId: PersonId): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPersons(tx, [personId, otherId]);
    const [first, second] = personId < otherId ? [personId, otherId] : [otherId, personId];
    await tx.insert(distinctPersons).values({ personId: first, otherId: second }).onConflictDoNothing();
    await audit(tx, actor, 'persons.keepApart', { entity: 'person', id: personId });
  });
