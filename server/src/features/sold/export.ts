import { nameOf, plainLabelOf } from '@diyar/contract/rules/localized';
import type { Sold, SoldFilters } from '@diyar/contract/sold';
import { both } from '@diyar/contract/words/both';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { audit } from '../changes/index.ts';
import type { Column, Table } from '../exports/index.ts';
import type { Files } from '../files/index.ts';
import { soldRows } from './read.ts';

const columns: Column<Sold>[] = [
  { header: both('id'), width: 9, cell: (s) => s.id },
  { header: both('theApartment'), width: 26, cell: (s) => s.apartmentName },
  {
    header: both('project'),
    width: 24,
    cell: (s, lang) => s.project && nameOf(s.project, lang),
  },
  {
    header: both('unit'),
    width: 14,
    cell: (s, lang) => s.unit && plainLabelOf(s.unit, lang),
  },
  { header: both('buyer'), width: 24, cell: (s) => s.buyerName },
  { header: both('phone'), width: 18, cell: (s) => s.buyerPhone },
  { header: both('saleDay'), width: 17, cell: (s) => new Date(s.soldAt ?? s.createdAt) },
  { header: { en: 'Contract file', ar: 'ملف العقد' }, width: 12, cell: (s) => s.contractFileId },
  { header: both('notes'), width: 50, cell: (s) => s.notes },
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
