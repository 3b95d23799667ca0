import { nameOf, plainLabelOf } from '@diyar/contract/rules/localized';
import type { Sold, SoldFilters } from '@diyar/contract/sold';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { audit } from '../changes/index.ts';
import type { Column, Table } from '../exports/index.ts';
import type { Files } from '../files/index.ts';
import { soldRows } from './read.ts';

const columns: Column<Sold>[] = [
  { header: { en: 'ID', ar: 'الرقم' }, width: 9, cell: (s) => s.id },
  { header: { en: 'Apartment', ar: 'الشقة' }, width: 26, cell: (s) => s.apartmentName },
  {
    header: { en: 'Project', ar: 'المشروع' },
    width: 24,
    cell: (s, lang) => s.project && nameOf(s.project, lang),
  },
  {
    header: { en: 'Unit', ar: 'الوحدة' },
    width: 14,
    cell: (s, lang) => s.unit && plainLabelOf(s.unit, lang),
  },
  { header: { en: 'Buyer', ar: 'المشتري' }, width: 24, cell: (s) => s.buyerName },
  { header: { en: 'Phone', ar: 'الهاتف' }, width: 18, cell: (s) => s.buyerPhone },
  { header: { en: 'Sold', ar: 'تاريخ البيع' }, width: 17, cell: (s) => new Date(s.soldAt ?? s.createdAt) },
  { header: { en: 'Contract file', ar: 'ملف العقد' }, width: 12, cell: (s) => s.contractFileId },
  { header: { en: 'Notes', ar: 'ملاحظات' }, width: 50, cell: (s) => s.notes },
];

/** An export holds personal data: the log says who took it. */
export async function exportSold(
  db: Db,
  files: Files,
  actor: Actor,
  filters: SoldFilters,
): Promise<Table<Sold>> {
  const { q, from, to } = filters;
  await audit(db, actor, 'sold.export', { entity: 'sold', details: { q, from, to } });
  return {
    name: 'sold',
    title: { en: 'Sold apartments', ar: 'الشقق المباعة' },
    columns,
    rows: soldRows(db, { files, holder: actor }, filters),
  };
}
