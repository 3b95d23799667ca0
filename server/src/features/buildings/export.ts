import type { TrackedUnit } from '@diyar/contract/buildings';
import { type RowPart, rowOf } from '@diyar/contract/rules/ledger';
import { both } from '@diyar/contract/words/both';
import { lists } from '@diyar/contract/words/lists';
import type { Db } from '../../db/client.ts';
import type { Scope } from '../building-access/index.ts';
import { audit } from '../changes/index.ts';
import type { Column, Table } from '../exports/index.ts';
import { readBuilding } from './overview.ts';

const ANSWERS = { yes: both('yes'), no: both('no') };

/** Figures stand in the one currency of their row; what was paid in another is in the words beside them. */
const paidHere = ({ paid, outstanding }: TrackedUnit) =>
  paid.currency === 'Unknown' || paid.currency === outstanding.currency ? paid.amount : null;

/** A part of the balance, in the row of the unit that answers for its deal; nothing without a balance. */
const part = (name: RowPart) => (one: TrackedUnit) =>
  one.deal?.balance && one.deal.units[0]?.id === one.id ? rowOf(one.deal.balance, false)[name] : null;

/** A free apartment has no figures, not zeros. */
const ofHolder = <T>(value: (one: TrackedUnit) => T) => {
  return (one: TrackedUnit) => (one.reserved ? value(one) : null);
};

const columns: Column<TrackedUnit>[] = [
  { header: both('floor'), width: 8, cell: (one) => one.floor },
  { header: both('theApartment'), width: 11, cell: (one) => one.label },
  { header: both('kind'), width: 11, cell: (one, lang) => lists[lang].unitKinds[one.kind] },
  {
    header: both('status'),
    width: 11,
    cell: (one, lang) => lists[lang].unitStatuses[one.status],
  },
  { header: both('name'), width: 26, cell: (one) => one.name },
  { header: both('phone'), width: 18, cell: (one) => one.phone },
  {
    header: both('currency'),
    width: 9,
    cell: ({ outstanding }) => (outstanding.currency === 'Unknown' ? '' : outstanding.currency),
  },
  // price + fees − discount = due; due − written off − paid + refunded = outstanding − overpaid
  { header: both('dealPrice'), width: 13, cell: part('price') },
  { header: both('fees'), width: 11, cell: part('fees') },
  { header: { en: 'Discount', ar: 'الخصم' }, width: 11, cell: part('discounts') },
  { header: both('due'), width: 13, cell: ofHolder((one) => one.due.amount) },
  { header: { en: 'Written off', ar: 'المشطوب' }, width: 11, cell: part('writtenOff') },
  {
    header: both('paid'),
    width: 13,
    cell: ofHolder((one) => part('paid')(one) ?? paidHere(one)),
  },
  { header: { en: 'Refunded', ar: 'المردود' }, width: 11, cell: part('refunded') },
  {
    header: { en: 'Pending cheques', ar: 'شيكات لم تُحصَّل' },
    width: 16,
    cell: ofHolder((one) => one.pending.amount),
  },
  {
    header: both('outstanding'),
    width: 13,
    cell: ofHolder((one) => one.outstanding.amount),
  },
  {
    header: { en: 'Overpaid', ar: 'المدفوع زيادة' },
    width: 13,
    cell: (one) => (part('price')(one) === null ? null : (one.deal?.balance?.overpaid ?? null)),
  },
  {
    header: both('fullyPaid'),
    width: 14,
    cell: (one, lang) => (one.reserved ? ANSWERS[one.isFullyPaid ? 'yes' : 'no'][lang] : ''),
  },
  { header: { en: 'Due as typed', ar: 'المطلوب كما كُتب' }, width: 18, cell: (one) => one.dueAmountStr },
  { header: { en: 'Paid as typed', ar: 'المدفوع كما كُتب' }, width: 18, cell: (one) => one.paidAmountStr },
  {
    header: { en: 'Reserved on', ar: 'تاريخ الحجز' },
    width: 17,
    cell: (one) => one.reservedAt && new Date(one.reservedAt),
  },
];

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

/** An export holds personal data: the log says who took it. */
export async function exportBuilding(db: Db, scope: Scope): Promise<Table<TrackedUnit>> {
  const { building, actor } = scope;
  await audit(db, actor, 'lacasa.export', {
    entity: 'apartment',
    details: { building: building.nameAr || building.nameEn },
  });
  return {
    name: building.isLacasa ? 'lacasa' : building.slug,
    title: building.isLacasa
      ? both('lacasa')
      : { en: building.nameEn || building.nameAr, ar: building.nameAr || building.nameEn },
    columns,
    rows: each(await readBuilding(db, scope, () => '')),
  };
}
