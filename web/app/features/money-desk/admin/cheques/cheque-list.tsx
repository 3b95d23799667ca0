import { PAGE_SIZE } from '@diyar/contract/limits';
import type { ChequeRow } from '@diyar/contract/money-desk';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ListView, NoMatch } from '~/ui/admin/lists/list-view.tsx';
import { useCheques } from '../money-desk-api.ts';
import type { DeskList, QUESTIONS } from '../views.ts';
import { ChequeTable, type DeskStep } from './cheque-table.tsx';
import type { Selection } from './selection.ts';

type Props = DeskList & {
  group: (typeof QUESTIONS)[number] | 'all';
  today: string;
  selection: Selection;
  onStep: (row: ChequeRow, step: DeskStep) => void;
};

/** The cheques of a question, or all that fit the search. */
export function ChequeListView({ group, list, narrowed, ...table }: Props) {
  const { moneyDesk: t, moneyDeskCheques } = useAdminTexts();
  const { none, noneBody, questions } = moneyDeskCheques;
  const query = useCheques(group, narrowed, { size: PAGE_SIZE });
  const [title, body] = {
    deposited: [t.noneDeposited, t.noneDepositedBody] as const,
    returned: [t.noneReturned, t.noneReturnedBody] as const,
    all: [t.noneAll, t.noneAllBody] as const,
    today: [none.today, noneBody] as const,
    received: [none.received, noneBody] as const,
    past: [none.past, noneBody] as const,
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
          label={group === 'all' ? t.views.all : questions[group]}
          rows={rows}
          shown={rows ?? []}
          hasState={group === 'all' || group === 'received'}
          hasSince={group === 'deposited' || group === 'returned'}
        />
      )}
    </ListView>
  );
}
