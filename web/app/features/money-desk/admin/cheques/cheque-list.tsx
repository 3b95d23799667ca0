import { PAGE_SIZE } from '@diyar/contract/limits';
import type { ChequeRow } from '@diyar/contract/money-desk';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { type Narrowed, useCheques } from '../money-desk-api.ts';
import { ChequeTable, type DeskStep } from './cheque-table.tsx';
import type { Selection } from './selection.ts';

type Props = {
  group: 'deposited' | 'returned' | 'all';
  narrowed: Narrowed;
  today: string;
  selection: Selection;
  onStep: (row: ChequeRow, step: DeskStep) => void;
  onPage: (page: number) => void;
  onClearSearch: () => void;
};

/** Cheques in one state, or all that fit the search. */
export function ChequeListView({ group, narrowed, onPage, onClearSearch, ...table }: Props) {
  const { moneyDesk: t } = useAdminTexts();
  const query = useCheques(group, narrowed, { size: PAGE_SIZE });
  usePageInRange(query.data, onPage);
  const empty = {
    deposited: [t.noneDeposited, t.noneDepositedBody],
    returned: [t.noneReturned, t.noneReturnedBody],
    all: [t.noneAll, t.noneAllBody],
  }[group];
  const view = (rows: ChequeRow[] | undefined) => (
    <ChequeTable
      {...table}
      label={t.views[group]}
      rows={rows}
      shown={rows ?? []}
      hasState={group === 'all'}
    />
  );
  return (
    <QueryView query={query} failed={t.listFailed} skeleton={view(undefined)}>
      {({ items, page, size, total }) => {
        if (total > 0)
          return (
            <>
              {view(items)}
              <Pagination page={page} size={size} total={total} onPage={onPage} />
            </>
          );
        return narrowed.q ? (
          <EmptyState
            title={t.noMatch(narrowed.q)}
            action={<Button onPress={onClearSearch}>{t.clearSearch}</Button>}
          >
            {t.noMatchCheques}
          </EmptyState>
        ) : (
          <EmptyState title={empty[0] ?? ''}>{empty[1]}</EmptyState>
        );
      }}
    </QueryView>
  );
}
