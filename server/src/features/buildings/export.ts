import type { TrackedUnit } from '@diyar/contract/buildings';
import type { Lang } from '@diyar/contract/rules/language';
import { type RowPart, rowOf } from '@diyar/contract/rules/ledger';
import type { Db } from '../../db/client.ts';
import type { Scope } from '../building-access/index.ts';
import { audit } from '../changes/index.ts';
import type { Column, Table } from '../exports/index.ts';
import { readBuilding } from './overview.ts';

const KINDS: Record<TrackedUnit['kind'], Record<Lang, string>> = {
  apartment: { en: 'Apartment', ar: 'شقة' },
  office: { en: 'Office', ar: 'مكتب' },
  shop: { en: 'Shop', ar: 'محل' },
  villa: { en: 'Villa', ar: 'فيلا' },
  parking: { en: 'Parking', ar: 'موقف' },
  storage: { en: 'Storage', ar: 'مخزن' },
};
const STATES: Record<TrackedUnit['status'], Record<Lang, string>> = {
  available: { en: 'Free', ar: 'متاحة' },
  held: { en: 'Held', ar: 'حجز مؤقت' },
  reserved: { en: 'Reserved', ar: 'محجوزة' },
  sold: { en: 'Sold', ar: 'مباعة' },
  withdrawn: { en: 'Withdrawn', ar: 'موقوفة' },
};
const ANSWERS = { yes: { en: 'Yes', ar: 'نعم' }, no: { en: 'No', ar: 'لا' } };

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
  { header: { en: 'Floor', ar: 'الطابق' }, width: 8, cell: (one) => one.floor },
  { header: { en: 'Apartment', ar: 'الشقة' }, width: 11, cell: (one) => one.label },
  { header: { en: 'Kind', ar: 'النوع' }, width: 11, cell: (one, lang) => KINDS[one.kind][lang] },
  {
    header: { en: 'Status', ar: 'الحالة' },
    width: 11,
    cell: (one, lang) => STATES[one.status][lang],
  },
  { header: { en: 'Name', ar: 'الاسم' }, width: 26, cell: (one) => one.name },
  { header: { en: 'Phone', ar: 'الهاتف' }, width: 18, cell: (one) => one.phone },
  {
    header: { en: 'Currency', ar: 'العملة' },
    width: 9,
    cell: ({ outstanding }) => (outstanding.currency === 'Unknown' ? '' : outstanding.currency),
  },
  // price + fees − discount = due; due − written off − paid + refunded = outstanding − overpaid
  { header: { en: 'Price', ar: 'الثمن' }, width: 13, cell: part('price') },
  { header: { en: 'Fees', ar: 'الرسوم' }, width: 11, cell: part('fees') },
  { header: { en: 'Discount', ar: 'الخصم' }, width: 11, cell: part('discounts') },
  { header: { en: 'Due', ar: 'المطلوب' }, width: 13, cell: ofHolder((one) => one.due.amount) },
  { header: { en: 'Written off', ar: 'المشطوب' }, width: 11, cell: part('writtenOff') },
  {
    header: { en: 'Paid', ar: 'المدفوع' },
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
    header: { en: 'Outstanding', ar: 'المتبقي' },
    width: 13,
    cell: ofHolder((one) => one.outstanding.amount),
  },
  {
    header: { en: 'Overpaid', ar: 'المدفوع زيادة' },
    width: 13,
    cell: (one) => (part('price')(one) === null ? null : (one.deal?.balance?.overpaid ?? null)),
  },
  {
    header: { en: 'Fully paid', ar: 'مسدّدة بالكامل' },
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
      ? { en: 'LaCasa', ar: 'لاكاسا' }
      : { en: building.nameEn || building.nameAr, ar: building.nameAr || building.nameEn },
    columns,
    rows: each(await readBuilding(db, scope, () => '')),
  };
}
