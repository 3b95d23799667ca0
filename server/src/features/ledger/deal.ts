import type { ApartmentNo, DealId, UnitId } from '@diyar/contract/rules/ids';
import type { EntryLine } from '@diyar/contract/rules/ledger';
import { balanceOfLedger, type LedgerBalance } from '@diyar/contract/rules/ledger';
import type { PlanLine } from '@diyar/contract/rules/plans';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals, dealUnits, projects, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { maySee } from '../building-access/index.ts';
import { type DealRow, lockUnits, unitIdsOf } from '../deals/index.ts';
import { companyDay } from './days.ts';
import { linesOfDeal, planOfDeal } from './lines.ts';

/** A deal with its money and the building of its first unit. */
export interface DealMoney {
  deal: DealRow;
  lines: EntryLine[];
  plan: PlanLine[];
  building: { id: number; nameEn: string; nameAr: string; isLacasa: boolean } | null;
  unit: { id: UnitId; apartmentNo: ApartmentNo | null; label: string } | null;
}

const unitLabel = sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn})`;

export async function readMoney(db: Db | Tx, dealId: DealId): Promise<DealMoney> {
  const [found] = await db
    .select({
      deal: deals,
      lines: linesOfDeal,
      plan: planOfDeal,
      project: projects,
      unit: { id: units.id, apartmentNo: units.apartmentNo, label: unitLabel },
    })
    .from(deals)
    .leftJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .leftJoin(projects, eq(projects.id, units.projectId))
    .where(and(eq(deals.id, dealId), isNull(deals.deletedAt)));
  if (!found) throw new AppError('notFound');
  const { project, ...rest } = found;
  return {
    ...rest,
    building: project && {
      id: project.id,
      nameEn: project.nameEn,
      nameAr: project.nameAr,
      isLacasa: project.isLacasa,
    },
  };
}

/** The day that somebody named, or that of an earlier sale, or the one on which the deal was entered. */
export function dayOfDeal({
  onDay,
  soldAt,
  createdAt,
}: Pick<DealRow, 'onDay' | 'soldAt' | 'createdAt'>): string {
  return onDay ?? companyDay(soldAt && soldAt < createdAt ? soldAt : createdAt);
}

export const seesMoney = (actor: Actor | null): boolean => actor === null || mayEnter(actor, 'money');

/** Whoever is bound sees the deals of the buildings given to them; a sale without a building is for the others. */
export function requireVisible(actor: Actor | null, { building }: Pick<DealMoney, 'building'>): void {
  if (actor === null || !actor.isBound) return;
  if (!building || !maySee(actor, building)) throw new AppError('forbidden');
}

/** 404 for a deal that does not exist, 403 for one of another building. */
export async function requireVisibleDeal(db: Db, actor: Actor, dealId: DealId) {
  requireVisible(actor, await readMoney(db, dealId));
  return { seesMoney: seesMoney(actor) };
}

/** A deal and its units, which nobody else changes until the transaction ends. */
export async function holdMoney(tx: Tx, actor: Actor | null, dealId: DealId): Promise<DealMoney> {
  // before the lock, so that nobody waits for what they may not see
  requireVisible(actor, await readMoney(tx, dealId));
  const unitIds = await unitIdsOf(tx, dealId);
  if (unitIds.length > 0) await lockUnits(tx, unitIds);
  await tx.select({ id: deals.id }).from(deals).where(eq(deals.id, dealId)).for('update');
  return readMoney(tx, dealId);
}

export function requireVersion({ deal }: DealMoney, version: number | null): void {
  if (version !== null && version !== deal.version) throw new AppError('stale');
}

export const isEnded = ({ stage }: Pick<DealRow, 'stage'>): boolean =>
  stage === 'expired' || stage === 'cancelled';

/** The price was typed, and no currency could be read: it owes nothing until one is named. */
export const isCurrencyMissing = ({ dueAmount, dueCurrency, currency }: DealRow): boolean =>
  dueAmount !== null && dueAmount > 0 && currency === null && dueCurrency === 'Unknown';

/** Null without a price in a known currency. */
export const balanceOfDeal = ({ deal, lines }: Pick<DealMoney, 'deal' | 'lines'>): LedgerBalance | null =>
  deal.currency && balanceOfLedger(lines, deal.currency);
