import { PAGE_SIZE } from '@diyar/contract/limits';
import type { ChequeRow } from '@diyar/contract/money-desk';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ListView, NoMatch } from '~/ui/admin/lists/list-view.tsx';
import { useCheques } from '../money-desk-api.ts';
import type { DeskList } from '../views.ts';
import { ChequeTable, type DeskStep } from './cheque-table.tsx';
import type { Selection } from './selection.ts';

type Props = DeskList & {
  group: 'deposited' | 'returned' | 'all';
  today: string;
  selection: Selection;
  onStep: (row: ChequeRow, step: DeskStep) => void;
};

/** Cheques in one state, or all that fit the search. */
export function ChequeListView({ group, list, narrowed, ...table }: Props) {
  const { moneyDesk: t } = useAdminTexts();
  const query = useCheques(group, narrowed, { size: PAGE_SIZE });
  const [title, body] = {
    deposited: [t.noneDeposited, t.noneDepositedBody] as const,
    returned: [t.noneReturned, t.noneReturnedBody] as const,
    all: [t.noneAll, t.noneAllBody] as const,
  }[group];
  return (
    <ListView
      list={list}
      query={query}
      empty={<EmptyState title={title}>{body}</EmptyState>}
      noMatch={<NoMatch list={list}>{narrowed.q && t.noMatchCheques}</NoMatch>}
    >
      {(rows) => (
        <ChequeTable
          {...table}
          label={t.views[group]}
          rows={rows}
          shown={rows ?? []}
          hasState={group === 'all'}
        />
      )}
    </ListView>
  );
}
