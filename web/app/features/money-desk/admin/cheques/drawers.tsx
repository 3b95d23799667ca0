import type { DrawerRow } from '@diyar/contract/money-desk';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { Pagination } from '~/ui/admin/lists/pagination.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { useDrawers } from '../money-desk-api.ts';
import { Sums } from '../money-parts.tsx';

/** Per drawer, how many of the cheques that were presented came back. Nothing where none ever did. */
export function Drawers({ buildingId }: { buildingId: number | null }) {
  const { moneyDeskCheques: t, moneyDesk } = useAdminTexts();
  const [page, setPage] = useState(1);
  const { data } = useDrawers(buildingId, page);
  if (!data || data.total === 0) return null;
  const columns: Column<DrawerRow>[] = [
    {
      id: 'drawer',
      header: t.drawer,
      cell: ({ name, personId }) =>
        personId === null ? (
          <bdi>{name || moneyDesk.noName}</bdi>
        ) : (
          <Link className="money-desk-name" to={personPath(personId)}>
            <bdi>{name || moneyDesk.noName}</bdi>
          </Link>
        ),
    },
    {
      id: 'cameBack',
      header: t.cameBack,
      card: 'aside',
      cell: ({ cameBack, presented }) => t.ofPresented(cameBack, presented),
    },
    {
      id: 'open',
      header: t.notSettled,
      kind: 'number',
      isNamedOnCard: true,
      cell: ({ open }) => open.length > 0 && <Sums of={open} />,
    },
  ];
  return (
    <section aria-label={t.drawers}>
      <header className="section-head">
        <h2>{t.drawers}</h2>
        <span className="section-note">{t.drawersNote}</span>
      </header>
      <EvenFigures of={data.items.flatMap(({ open }) => open)}>
        <DataTable
          label={t.drawers}
          columns={columns}
          rows={data.items}
          rowKey={({ name, personId }) => personId ?? name}
        />
      </EvenFigures>
      <Pagination page={data.page} size={data.size} total={data.total} onPage={setPage} />
    </section>
  );
}
