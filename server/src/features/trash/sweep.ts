import { IMPORT_TTL_MS, TRASH_TTL_MS } from '@diyar/contract/limits';
import { and, eq, exists, inArray, isNull, lte, not } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { beyondTrash } from '../../db/in-trash.ts';
import {
  addresses,
  deals,
  dealUnits,
  leads,
  messages,
  projects,
  quotes,
  runningImports,
  unitImports,
  units,
  users,
} from '../../db/schema.ts';
import { audit } from '../changes/index.ts';
import { removeLedgers } from '../ledger/index.ts';

/** A file of running deals that was never brought in; of others what was in it, once they cannot be taken back. */
async function sweepRunningImports(tx: Tx, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const unused = lte(runningImports.createdAt, before(IMPORT_TTL_MS));
  await tx.delete(runningImports).where(and(isNull(runningImports.ranAt), unused));
  const isOver = lte(runningImports.ranAt, before(TRASH_TTL_MS));
  await tx.update(runningImports).set({ sheets: [] }).where(isOver);
}

/** A project whose units ever had a deal is retained as part of their record. */
const hadDeals = (tx: Tx) =>
  exists(
    tx
      .select({ id: units.id })
      .from(units)
      .innerJoin(dealUnits, eq(dealUnits.unitId, units.id))
      .where(eq(units.projectId, projects.id)),
  );

/**
 * Deletes rows that have been in the trash for 30 days. Units, galleries and features are deleted with their project;
 * the file sweep removes unreferenced files.
 */
export const sweepTrash = (db: Db, now = new Date()): Promise<number> =>
  db.transaction(async (tx) => {
    await removeLedgers(tx, beyondTrash(deals.deletedAt, now));
    const gone = async (table: typeof messages | typeof deals | typeof users) =>
      (await tx.delete(table).where(beyondTrash(table.deletedAt, now)).returning({ id: table.id })).length;
    const removed = {
      messages: await gone(messages),
      sold: await gone(deals),
      users: await gone(users),
    };
    // of a message that was all there was to it
    await tx.delete(leads).where(and(beyondTrash(leads.deletedAt, now), isNull(leads.mergedInto)));
    // what can be taken back of a project's units is said by their batches, not by the trash
    await tx.delete(units).where(beyondTrash(units.deletedAt, now));
    // a file of units that was read and never imported
    const unused = lte(unitImports.createdAt, new Date(now.getTime() - IMPORT_TTL_MS));
    await tx.delete(unitImports).where(and(isNull(unitImports.batch), unused));
    await sweepRunningImports(tx, now);
    const isGone = and(beyondTrash(projects.deletedAt, now), not(hadDeals(tx)));
    await tx
      .delete(quotes)
      .where(inArray(quotes.projectId, tx.select({ id: projects.id }).from(projects).where(isGone)));
    const projectsGone = await tx.delete(projects).where(isGone).returning({ addressId: projects.addressId });
    const addressIds = projectsGone.flatMap(({ addressId }) => addressId ?? []);
    if (addressIds.length > 0) await tx.delete(addresses).where(inArray(addresses.id, addressIds));
    const details = { ...removed, projects: projectsGone.length };
    const total = Object.values(details).reduce((sum, count) => sum + count, 0);
    if (total > 0) await audit(tx, null, 'trash.sweep', { entity: 'trash', details });
    return total;
  });
