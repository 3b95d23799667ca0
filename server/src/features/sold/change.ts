import type { LogAction, RecordedFields } from '@diyar/contract/rules/activity';
import type { PersonId, UnitId } from '@diyar/contract/rules/ids';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import type { CancelledSold, SoldInput } from '@diyar/contract/sold';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { inTrash } from '../../db/in-trash.ts';
import { deals, dealUnits, projects, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, recordChanges } from '../changes/index.ts';
import {
  changeOffer,
  claimFurther,
  type DealRow,
  dealOn,
  hasMoney,
  insertDeal,
  lockUnits,
  nextSoldNo,
  raiseVersions,
  refuseTaken,
  unitIdsOf,
} from '../deals/index.ts';
import { claimFile, type Wanted } from '../files/index.ts';
import { followDeal } from '../lead-stages/index.ts';
import { beginCounting, closeLedger, importTexts, isInClosedMonth, watchLimits } from '../ledger/index.ts';
import { editedDeal } from '../parties/index.ts';
import { isLive } from '../units/index.ts';
import { isPersonOf } from '../who-is-who/index.ts';
import { typePrice } from './price.ts';
import { isSold } from './read.ts';

export const CONTRACT: Wanted = { class: 'contract', kinds: ['pdf', 'image'] };

/** The name the record goes by where none was typed. */
async function nameOfUnit(tx: Tx, unitId: UnitId): Promise<string> {
  const [found] = await tx
    .select({ unit: units, projectNameEn: projects.nameEn, projectNameAr: projects.nameAr })
    .from(units)
    .innerJoin(projects, and(eq(projects.id, units.projectId), isNull(projects.deletedAt)))
    .where(and(eq(units.id, unitId), isLive));
  if (!found) throw new AppError('unknownReference');
  const { unitNumber, labelAr, labelEn } = found.unit;
  return [found.projectNameAr || found.projectNameEn, unitNumber || labelAr || labelEn]
    .filter(Boolean)
    .join(' ');
}

/** What a record is stored with: its own words, and what it is found by. */
async function columnsOf(tx: Tx, input: SoldInput) {
  const { buyerName: name, buyerPhone: phone, notes } = input;
  const title = input.apartmentName || (input.unitId === null ? '' : await nameOfUnit(tx, input.unitId));
  return {
    title,
    name,
    phone,
    notes,
    search: peopleColumn(phone, title, name, notes),
  };
}

/** What every change of a sale leaves behind: the log, the site, the figures, the tracker. */
async function record(
  tx: Tx,
  actor: Actor | null,
  action: Extract<LogAction, `sold.${'create' | 'update' | 'delete' | 'restore'}`>,
  { id, title, name }: { id: number; title: string; name: string },
  unitIds: readonly UnitId[],
): Promise<void> {
  const tracked =
    unitIds.length === 0
      ? []
      : await tx
          .select({ no: units.apartmentNo })
          .from(units)
          .innerJoin(projects, eq(projects.id, units.projectId))
          .where(and(inArray(units.id, [...unitIds]), projects.isLacasa));
  await audit(tx, actor, action, {
    entity: 'sold',
    id,
    details: { apartmentName: title, buyerName: name },
    apartments: tracked.flatMap(({ no }) => no ?? []),
  });
  await changeOffer(tx, unitIds);
}

const snapshotOf = (deal: DealRow, unitIds: readonly UnitId[]) =>
  ({
    stage: deal.stage,
    apartmentName: deal.title,
    name: deal.name,
    phone: deal.phone,
    soldAt: deal.soldAt?.toISOString() ?? null,
    notes: deal.notes,
    coBuyers: deal.coBuyers,
    dueAmountStr: deal.dueText,
    contractFileId: deal.contractFileId,
    unitId: unitIds.join(', '),
  }) satisfies RecordedFields<'deal'>;

/** A reservation or hold of the same person goes forward to the sale; anybody else's stands in the way. */
async function requireSamePerson(tx: Tx, deal: DealRow, input: SoldInput): Promise<void> {
  if (deal.stage === 'sold') throw new AppError('unitTaken');
  if (!(await isPersonOf(tx, deal, { name: input.buyerName, phone: input.buyerPhone })))
    throw new AppError('unitReserved');
}

interface Sale {
  /** The deal that becomes the sale; null makes a new one of `unitIds`. */
  claim: DealRow | null;
  unitIds: readonly UnitId[];
  input: SoldInput;
  contractFileId: number | null;
  /** Whom a new one is made for, where that is known. */
  personId?: PersonId | null;
  coBuyers?: string;
}

/** Writes a sale; its units are locked, and nobody else's. Returns its number. */
export async function sellUnits(tx: Tx, actor: Actor | null, sale: Sale): Promise<number> {
  const { claim, input, contractFileId, coBuyers = claim?.coBuyers ?? '' } = sale;
  if (contractFileId !== null) await claimFile(tx, contractFileId, CONTRACT.class, CONTRACT.kinds);
  const columns = {
    ...(await columnsOf(tx, input)),
    coBuyers,
    soldAt: input.soldAt === null ? new Date() : new Date(input.soldAt),
    contractFileId: contractFileId ?? claim?.contractFileId ?? null,
    stage: 'sold' as const,
    soldNo: nextSoldNo,
  };
  const written = claim
    ? await forward(tx, actor, claim, columns)
    : await insertDeal(tx, {
        ...columns,
        personId: sale.personId,
        createdBy: actor?.id ?? null,
        // after the lock: whoever waited for it did not mean to edit this sale
        createdAt: new Date(),
        unitIds: sale.unitIds,
      });
  const sold = await typePrice(tx, actor, written, input);
  const unitIds = await unitIdsOf(tx, sold.id);
  await recordChanges(tx, actor, {
    entity: 'deal',
    id: sold.id,
    action: 'sold',
    before: claim && snapshotOf(claim, unitIds),
    after: snapshotOf(sold, unitIds),
  });
  await raiseVersions(tx, sold.id);
  await followDeal(tx, actor, sold.id);
  const id = sold.soldNo as number;
  await record(tx, actor, 'sold.create', { ...columns, id }, unitIds);
  return id;
}

async function forward(
  tx: Tx,
  actor: Actor | null,
  claim: DealRow,
  columns: Omit<Partial<typeof deals.$inferInsert>, 'soldNo'> & { soldNo: SQL },
): Promise<DealRow> {
  const { name = claim.name, phone = claim.phone } = columns;
  const [sold] = await tx
    .update(deals)
    .set({ ...columns, holdUntil: null, ...(await editedDeal(tx, actor, claim, { name, phone })) })
    .where(eq(deals.id, claim.id))
    .returning();
  if (!sold) throw new Error('update returned nothing');
  if (claim.stage === 'held') await beginCounting(tx, claim.id);
  return sold;
}

export const addSold = (
  db: Db,
  actor: Actor | null,
  input: SoldInput,
  contractFileId: number | null,
): Promise<number> =>
  refuseTaken('unitTaken', () =>
    db.transaction(async (tx) => {
      const { unitId } = input;
      if (unitId !== null) await lockUnits(tx, [unitId]);
      const claim = unitId === null ? null : await dealOn(tx, unitId);
      if (claim) await requireSamePerson(tx, claim, input);
      return sellUnits(tx, actor, {
        claim,
        unitIds: unitId === null ? [] : [unitId],
        input,
        contractFileId,
      });
    }),
  );

/** A record and its units, which nobody else changes until the transaction ends. */
async function holdSold(tx: Tx, id: number, where = isSold) {
  const find = async () => {
    const [deal] = await tx
      .select()
      .from(deals)
      .where(and(eq(deals.soldNo, id), where));
    if (!deal) throw new AppError('notFound');
    return deal;
  };
  const unitIds = await unitIdsOf(tx, (await find()).id);
  if (unitIds.length > 0) await lockUnits(tx, unitIds);
  return { deal: await find(), unitIds };
}

/** Changes a record; another unit is claimed like a new sale's, and the one before is free again. */
export const editSold = (
  db: Db,
  actor: Actor,
  id: number,
  input: SoldInput,
  contractFileId: number | null,
): Promise<void> =>
  refuseTaken('unitTaken', () =>
    db.transaction(async (tx) => {
      const [found] = await tx
        .select({ id: deals.id })
        .from(deals)
        .where(and(eq(deals.soldNo, id), isSold));
      if (!found) throw new AppError('notFound');
      const before = await unitIdsOf(tx, found.id);
      const { unitId } = input;
      // further units of the deal, a parking space say, stay with it
      const after = unitId === null ? [] : before.includes(unitId) ? before : [unitId];
      const concerned = [...new Set([...before, ...after])];
      if (concerned.length > 0) await lockUnits(tx, concerned);
      const { deal } = await holdSold(tx, id);
      if (contractFileId !== null) await claimFile(tx, contractFileId, CONTRACT.class, CONTRACT.kinds);
      const columns = await columnsOf(tx, input);
      const [edited] = await tx
        .update(deals)
        .set({
          ...columns,
          soldAt: input.soldAt === null ? deal.soldAt : new Date(input.soldAt),
          contractFileId: contractFileId ?? deal.contractFileId,
          ...(await editedDeal(tx, actor, deal, columns)),
        })
        .where(eq(deals.id, deal.id))
        .returning();
      if (!edited) throw new Error('update returned nothing');
      if (after !== before) {
        await watchLimits(tx, actor, deal.id);
        const claim = unitId === null ? null : await dealOn(tx, unitId);
        if (claim) throw new AppError(claim.stage === 'sold' ? 'unitTaken' : 'unitReserved');
        await tx.delete(dealUnits).where(eq(dealUnits.dealId, deal.id));
        if (unitId !== null) await claimFurther(tx, deal.id, [unitId]);
      }
      await recordChanges(tx, actor, {
        entity: 'deal',
        id: deal.id,
        action: 'edited',
        before: snapshotOf(deal, before),
        after: snapshotOf(await typePrice(tx, actor, edited, input), after),
      });
      await raiseVersions(tx, deal.id);
      await followDeal(tx, actor, deal.id);
      await record(tx, actor, 'sold.update', { ...columns, id }, concerned);
    }),
  );

/** Into the trash; a sale with money, or one that counts in a closed month, is cancelled instead and stays on record. */
export async function deleteSold(db: Db, actor: Actor, id: number): Promise<CancelledSold | null> {
  return db.transaction(async (tx) => {
    const { deal, unitIds } = await holdSold(tx, id);
    const isPaid = (await hasMoney(tx, deal.id)) || (await isInClosedMonth(tx, deal.id));
    const end = isPaid
      ? ({ stage: 'cancelled', endReason: 'not given', endedAt: new Date(), endedBy: actor.id } as const)
      : { deletedAt: new Date() };
    await tx.update(deals).set(end).where(eq(deals.id, deal.id));
    if (isPaid) await closeLedger(tx, actor, deal.id);
    await recordChanges(tx, actor, {
      entity: 'deal',
      id: deal.id,
      action: isPaid ? 'cancelled' : 'deleted',
      before: snapshotOf(deal, unitIds),
      after: isPaid ? { ...snapshotOf(deal, unitIds), stage: 'cancelled' } : null,
    });
    await raiseVersions(tx, deal.id);
    await followDeal(tx, actor, deal.id);
    await record(tx, actor, 'sold.delete', { ...deal, id }, unitIds);
    return isPaid ? { isCancelled: true, dealId: deal.id } : null;
  });
}

/** Out of the trash, unless its unit was given to somebody else meanwhile. */
export const restoreSold = (db: Db, actor: Actor, id: number): Promise<void> =>
  refuseTaken('unitTaken', () =>
    db.transaction(async (tx) => {
      const { deal, unitIds } = await holdSold(tx, id, inTrash(deals.deletedAt));
      await tx.update(deals).set({ deletedAt: null }).where(eq(deals.id, deal.id));
      await beginCounting(tx, deal.id);
      if (deal.amounts === 'unread') await importTexts(tx, deal.id);
      await recordChanges(tx, actor, {
        entity: 'deal',
        id: deal.id,
        action: 'restored',
        before: null,
        after: snapshotOf(deal, unitIds),
      });
      await raiseVersions(tx, deal.id);
      await followDeal(tx, actor, deal.id);
      await record(tx, actor, 'sold.restore', { ...deal, id }, unitIds);
    }),
  );
