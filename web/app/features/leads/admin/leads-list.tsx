import type { Lead, LeadList } from '@diyar/contract/leads';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { LeadParams } from './lead-params.ts';
import { LeadsTable } from './leads-table.tsx';
import type { LeadChanges } from './use-lead-changes.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  query: UseQueryResult<LeadList>;
  params: LeadParams;
  changes: LeadChanges;
  selection: Selection;
  rolledBackId: number | null;
  onTake: (lead: Lead) => void;
  onAdd: () => void;
};

/** The table in each of its states: loading, failed, empty, loaded. */
export function LeadsList({ query, params, changes, selection, rolledBackId, onTake, onAdd }: Props) {
  const { leads: t } = useAdminTexts();
  const table = (leads: Lead[] | undefined) => (
    <LeadsTable
      leads={leads}
      openId={params.openId}
      rolledBackId={rolledBackId}
      selection={selection}
      isSlim={params.openId !== null}
      onOpen={(lead) => params.open(lead.id)}
      onTake={onTake}
    />
  );
  return (
    <QueryView query={query} failed={t.loadFailed} skeleton={table(undefined)}>
      {(list) =>
        list.total === 0 ? (
          <Empty list={list} params={params} onAdd={onAdd} />
        ) : (
          <div>
            <BulkBar leads={list.items} selection={selection} changes={changes} />
            {table(list.items)}
            <Pagination
              page={list.page}
              size={list.size}
              total={list.total}
              isMore={list.more}
              onPage={params.setPage}
            />
          </div>
        )
      }
    </QueryView>
  );
}

type EmptyProps = { list: LeadList; params: LeadParams; onAdd: () => void };

/** Names what was searched, and where else it could be. */
function Empty({ list, params, onAdd }: EmptyProps) {
  const { leads: t } = useAdminTexts();
  const { view, isFiltered, filter } = params;
  if (isFiltered) {
    const isEverything = view.tab === 'all';
    return (
      <EmptyState
        title={view.q ? t.noHit(view.q) : t.noHitFilters}
        action={
          <span className="row">
            {view.tab !== 'closed' && (
              <Button onPress={() => filter({ tab: 'closed' })}>{t.searchClosed}</Button>
            )}
            {!isEverything && <Button onPress={() => filter({ tab: null })}>{t.searchAll}</Button>}
            <Button variant="quiet" onPress={params.clear}>
              {t.clearFilters}
            </Button>
          </span>
        }
      >
        {isEverything ? t.searchedOpen : t.searchedHere(t.tabs[view.tab])}
      </EmptyState>
    );
  }
  const isNobody = list.tabs.all === 0 && list.tabs.closed === 0;
  return (
    <EmptyState
      title={isNobody ? t.empty : t.emptyTabs[view.tab]}
      action={
        isNobody && (
          <Button variant="primary" icon="plus" onPress={onAdd}>
            {t.newLead}
          </Button>
        )
      }
    >
      {isNobody && t.emptyBody}
    </EmptyState>
  );
}
