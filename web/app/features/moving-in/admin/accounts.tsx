import type { RunningRow } from '@diyar/contract/moving-in';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Pagination } from '~/ui/admin/lists/pagination.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { Money } from '~/ui/admin/values/money.tsx';
import { outstandingOf } from './check-table.tsx';
import { useRows } from './moving-in-api.ts';

/** The deals of the file that are here, each with the way to its account. */
export function Accounts({ importId }: { importId: string }) {
  const { movingIn: t, sheetFiles } = useAdminTexts();
  const [page, setPage] = useState(1);
  const query = useRows(importId, { kind: 'deals', outcome: 'unchanged', page });
  const columns: Column<RunningRow>[] = [
    {
      id: 'who',
      header: t.who,
      card: 'title',
      cell: ({ dealId, values, units }) => (
        <span className="two-lines">
          {dealId && (
            <Link to={dealPath(dealId)}>
              <bdi>{String(values.buyer ?? t.unnamed)}</bdi>
            </Link>
          )}
          <small>
            <bdi>{units.map(({ label }) => label).join(' + ')}</bdi>
          </small>
        </span>
      ),
    },
    {
      id: 'outstanding',
      header: t.outstanding,
      kind: 'number',
      isNamedOnCard: true,
      cell: (row) => {
        const rest = outstandingOf(row);
        return rest && <Money {...rest} />;
      },
    },
    {
      id: 'cheques',
      header: t.kinds.cheques,
      kind: 'number',
      isNamedOnCard: true,
      cell: (row) => row.cheques,
    },
  ];
  const table = (rows: RunningRow[] | undefined) => (
    <DataTable label={t.accounts} columns={columns} rows={rows} rowKey={({ row }) => row} />
  );
  return (
    <section className="moving-in-accounts" data-no-print>
      <header className="section-head">
        <h2>{t.accounts}</h2>
      </header>
      <QueryView query={query} failed={sheetFiles.rowsLoadFailed} skeleton={table(undefined)}>
        {(list) => (
          <>
            {table(list.items)}
            <Pagination page={list.page} size={list.size} total={list.total} onPage={setPage} />
          </>
        )}
      </QueryView>
    </section>
  );
}
