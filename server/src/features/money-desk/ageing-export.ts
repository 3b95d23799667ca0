import type { AgeingExportQuery, AgeingRow } from '@diyar/contract/money-ahead';
import { AGEING_PARTS, type AgeingPart } from '@diyar/contract/rules/ageing';
import type { Lang } from '@diyar/contract/rules/language';
import { nameOf } from '@diyar/contract/rules/localized';
import { decimalsOf } from '@diyar/contract/rules/money';
import { both } from '@diyar/contract/words/both';
import { lists } from '@diyar/contract/words/lists';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { audit } from '../changes/index.ts';
import type { Column, Table } from '../exports/index.ts';
import { allAgeing } from './ageing.ts';

const money = (amount: number, { currency }: AgeingRow) => ({ amount, decimals: decimalsOf(currency) });
const inBoth = (part: AgeingPart): Record<Lang, string> => ({
  en: lists.en.ageingParts[part],
  ar: lists.ar.ageingParts[part],
});

const WHO: Record<AgeingExportQuery['by'], Column<AgeingRow>[]> = {
  deal: [
    { header: both('deal'), width: 9, cell: ({ deal }) => deal?.id ?? null },
    { header: both('name'), width: 26, cell: ({ deal }) => deal?.name ?? null },
    { header: both('phone'), width: 18, cell: ({ deal }) => deal?.phone ?? null },
    {
      header: both('building'),
      width: 20,
      cell: ({ deal }, lang) => (deal?.building ? nameOf(deal.building, lang) : null),
    },
    {
      header: both('units'),
      width: 14,
      cell: ({ deal }, lang) =>
        deal?.units.map(({ label }) => label).join(lang === 'ar' ? '، ' : ', ') ?? null,
    },
  ],
  person: [
    { header: both('name'), width: 26, cell: ({ person, deal }) => person?.name ?? deal?.name ?? null },
  ],
  building: [
    {
      header: both('building'),
      width: 20,
      cell: ({ building }, lang) => building && nameOf(building, lang),
    },
  ],
};

const columnsFor = (by: AgeingExportQuery['by']): Column<AgeingRow>[] => [
  ...WHO[by],
  ...(by === 'deal' ? [] : [{ header: both('deals'), width: 9, cell: ({ deals }: AgeingRow) => deals }]),
  { header: both('currency'), width: 9, cell: ({ currency }) => currency },
  ...AGEING_PARTS.map((part) => ({
    header: inBoth(part),
    width: 14,
    cell: (row: AgeingRow) => money(row.parts[part], row),
  })),
  { header: both('outstanding'), width: 15, cell: (row) => money(row.outstanding, row) },
  { header: both('chequesWouldCover'), width: 15, cell: (row) => money(row.inCheques, row) },
  { header: both('since'), width: 12, cell: ({ since }) => (since ? { day: since } : null) },
];

/** An export holds personal data: the log says who took it. */
export async function exportAgeing(
  db: Db,
  actor: Actor,
  query: AgeingExportQuery,
): Promise<Table<AgeingRow>> {
  const { by, buildingId } = query;
  const rows = allAgeing(db, actor, query);
  await audit(db, actor, 'money.exportAgeing', { entity: 'deal', details: { buildingId } });
  return { name: 'ageing', title: both('ageing'), columns: columnsFor(by), rows };
}
