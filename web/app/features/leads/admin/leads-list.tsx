import type { Lead, LeadList } from '@diyar/contract/leads';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
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
  return (
    <ListView
      list={params}
      query={query}
      empty={query.data && <Empty list={query.data} params={params} onAdd={onAdd} />}
      noMatch={<NoHit params={params} />}
      failed={t.loadFailed}
    >
      {(leads) => (
        <>
          {leads && <BulkBar leads={leads} selection={selection} changes={changes} />}
          <LeadsTable
            leads={leads}
            openId={params.openId}
            rolledBackId={rolledBackId}
            selection={selection}
            isSlim={params.openId !== null}
            onOpen={(lead) => params.open(lead.id)}
            onTake={onTake}
          />
        </>
      )}
    </ListView>
  );
}

/** Names what was searched, and where else it could be. */
function NoHit({ params: { view, filter, clear } }: Pick<Props, 'params'>) {
  const { leads: t } = useAdminTexts();
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
          <Button variant="quiet" onPress={clear}>
            {t.clearFilters}
          </Button>
        </span>
      }
    >
      {isEverything ? t.searchedOpen : t.searchedHere(t.tabs[view.tab])}
    </EmptyState>
  );
}

type EmptyProps = { list: LeadList; params: LeadParams; onAdd: () => void };

function Empty({ list, params: { view }, onAdd }: EmptyProps) {
  const { leads: t } = useAdminTexts();
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
