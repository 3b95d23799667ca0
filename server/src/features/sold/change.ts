import { peopleColumn } from '@diyar/contract/rules/people-search';
import type { SoldInput } from '@diyar/contract/sold';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { violatedConstraint } from '../../db/errors.ts';
import { inTrash } from '../../db/in-trash.ts';
import { projects, sold, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/index.ts';
import type { Actor } from '../auth/index.ts';
import { bumpContent } from '../content/index.ts';
import { notify } from '../events/index.ts';
import { claimFile, type Wanted } from '../files/index.ts';
import { refreshFiguresOfUnit } from '../projects/index.ts';
import { live } from './read.ts';

/** SPEC §5: PDF or image. */
export const CONTRACT: Wanted = { class: 'contract', kinds: ['pdf', 'image'] };

/** The name the record goes by where none was typed. */
async function nameOfUnit(tx: Tx, unitId: number): Promise<string> {
  const [found] = await tx
    .select({ unit: units, projectNameEn: projects.nameEn, projectNameAr: projects.nameAr })
    .from(units)
    .innerJoin(projects, and(eq(projects.id, units.projectId), isNull(projects.deletedAt)))
    .where(eq(units.id, unitId));
  if (!found) throw new AppError('unknownReference');
  const { unitNumber, labelAr, labelEn } = found.unit;
  return [found.projectNameAr || found.projectNameEn, unitNumber || labelAr || labelEn]
    .filter(Boolean)
    .join(' ');
}

/** The site and the figures follow a unit that is sold, or no longer. */
async function changeOffer(tx: Tx, unitId: number | null): Promise<void> {
  if (unitId === null) return;
  await refreshFiguresOfUnit(tx, unitId);
  await bumpContent(tx);
}

/** What a record is stored with beside its own words. */
const keptOf = ({ apartmentName, buyerName, buyerPhone, notes }: Omit<SoldInput, 'unitId' | 'soldAt'>) => ({
  search: peopleColumn(buyerPhone, apartmentName, buyerName, notes),
});

/** A unit is sold once. */
async function unitTakenIsTold<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'sold_unit_live') throw new AppError('unitTaken');
    throw error;
  }
}

export async function addSold(
  db: Db,
  actor: Actor | null,
  input: SoldInput,
  contractFileId: number | null,
): Promise<number> {
  return unitTakenIsTold(() =>
    db.transaction(async (tx) => {
      if (contractFileId !== null) await claimFile(tx, contractFileId, CONTRACT.class, CONTRACT.kinds);
      const unitName = input.unitId === null ? '' : await nameOfUnit(tx, input.unitId);
      const words = { ...input, apartmentName: input.apartmentName || unitName };
      const [row] = await tx
        .insert(sold)
        .values({
          ...words,
          ...keptOf(words),
          soldAt: input.soldAt === null ? new Date() : new Date(input.soldAt),
          contractFileId,
          createdBy: actor?.id ?? null,
        })
        .returning({ id: sold.id });
      if (!row) throw new Error('insert returned nothing');
      const details = { apartmentName: words.apartmentName, buyerName: input.buyerName };
      await audit(tx, actor, 'sold.create', { entity: 'sold', id: row.id, details });
      await notify(tx, 'sold', 'created', row.id);
      await changeOffer(tx, input.unitId);
      return row.id;
    }),
  );
}

export async function deleteSold(db: Db, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(sold)
      .set({ deletedAt: new Date() })
      .where(and(eq(sold.id, id), live))
      .returning();
    if (!row) throw new AppError('notFound');
    const details = { apartmentName: row.apartmentName, buyerName: row.buyerName };
    await audit(tx, actor, 'sold.delete', { entity: 'sold', id, details });
    await notify(tx, 'sold', 'deleted', id);
    await changeOffer(tx, row.unitId);
  });
}

/** Out of the trash, unless its unit was sold to somebody else meanwhile. */
export const restoreSold = (db: Db, actor: Actor, id: number): Promise<void> =>
  unitTakenIsTold(() =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .update(sold)
        .set({ deletedAt: null })
        .where(and(eq(sold.id, id), inTrash(sold.deletedAt)))
        .returning();
      if (!row) throw new AppError('notFound');
      const details = { apartmentName: row.apartmentName, buyerName: row.buyerName };
      await audit(tx, actor, 'sold.restore', { entity: 'sold', id, details });
      await notify(tx, 'sold', 'restored', id);
      await changeOffer(tx, row.unitId);
    }),
  );
