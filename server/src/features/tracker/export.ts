import type { Apartment } from '@diyar/contract/lacasa';
import type { Lang } from '@diyar/contract/rules/language';
import type { Db } from '../../db/client.ts';
import { audit } from '../audit/index.ts';
import type { Scope } from '../buildings/index.ts';
import type { Column, Table } from '../export/index.ts';
import { readBuilding } from './overview.ts';

const KINDS: Record<Apartment['kind'], Record<Lang, string>> = {
  apartment: { en: 'Apartment', ar: 'شقة' },
  office: { en: 'Office', ar: 'مكتب' },
  shop: { en: 'Shop', ar: 'محل' },
  villa: { en: 'Villa', ar: 'فيلا' },
  parking: { en: 'Parking', ar: 'موقف' },
  storage: { en: 'Storage', ar: 'مخزن' },
};
const STATES: Record<Apartment['status'], Record<Lang, string>> = {
  available: { en: 'Free', ar: 'متاحة' },
  held: { en: 'Held', ar: 'حجز مؤقت' },
  reserved: { en: 'Reserved', ar: 'محجوزة' },
  sold: { en: 'Sold', ar: 'مباعة' },
  withdrawn: { en: 'Withdrawn', ar: 'موقوفة' },
};
const ANSWERS = { yes: { en: 'Yes', ar: 'نعم' }, no: { en: 'No', ar: 'لا' } };

/** Figures stand in the one currency of their row; what was paid in another is in the words beside them. */
const paidHere = ({ paid, outstanding }: Apartment) =>
  paid.currency === 'Unknown' || paid.currency === outstanding.currency ? paid.amount : null;

/** A free apartment has no figures, not zeros. */
const ofHolder = <T>(value: (one: Apartment) => T) => {
  return (one: Apartment) => (one.reserved ? value(one) : null);
};

const columns: Column<Apartment>[] = [
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
  { header: { en: 'Due', ar: 'المطلوب' }, width: 13, cell: ofHolder((one) => one.due.amount) },
  { header: { en: 'Paid', ar: 'المدفوع' }, width: 13, cell: ofHolder(paidHere) },
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

/** Personal data leaves the house: it is recorded who took it. */
export async function exportBuilding(db: Db, scope: Scope): Promise<Table<Apartment>> {
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
