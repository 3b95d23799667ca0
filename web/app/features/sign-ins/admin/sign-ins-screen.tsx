import { SIGN_IN_OUTCOMES } from '@diyar/contract/sign-ins';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ClearFilters } from '~/ui/admin/tables/clear-filters.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import './sign-ins.css';
import { type SignInParams, useSignInParams, useSignIns } from './sign-ins-api.ts';
import { SignInsTable } from './sign-ins-table.tsx';

/** Who signed in or tried to, for SUPERADMIN (docs/product/sign-in-and-roles.md#sign-ins). */
export function SignInsScreen() {
  const { signIns: t, ui } = useAdminTexts();
  const params = useSignInParams();
  const query = useSignIns(params.view);
  usePageInRange(query.data, params.setPage);
  return (
    <Page
      title={t.title}
      actions={<IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />}
    >
      <Tools params={params} />
      <QueryView query={query} failed={t.loadFailed} skeleton={<SignInsTable entries={undefined} />}>
        {(list) =>
          list.total === 0 ? (
            <EmptyState
              title={t.empty}
              action={params.isFiltered && <Button onPress={params.clear}>{t.clearFilters}</Button>}
            >
              {params.isFiltered ? t.noMatch : t.emptyBody}
            </EmptyState>
          ) : (
            <div>
              <SignInsTable entries={list.items} />
              <Pagination page={list.page} size={list.size} total={list.total} onPage={params.setPage} />
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}

function Tools({ params }: { params: SignInParams }) {
  const { signIns: t } = useAdminTexts();
  const { view } = params;
  const [text, setText] = useSearchText(view.q, params.setQ);
  const options = [
    { value: 'all' as const, label: t.all },
    ...SIGN_IN_OUTCOMES.map((value) => ({ value, label: t.outcomes[value] })),
  ];
  return (
    <div className="toolbar toolbar--fields">
      <SearchField label={t.search} value={text} onChange={setText} />
      <Select
        label={t.outcome}
        options={options}
        value={view.outcome ?? 'all'}
        onChange={(outcome) => params.filter({ outcome: outcome === 'all' ? null : outcome })}
      />
      <DateField label={t.from} value={view.from} onChange={(from) => params.filter({ from })} />
      <DateField label={t.to} value={view.to} onChange={(to) => params.filter({ to })} />
      <ClearFilters text={text} setText={setText} params={params} />
    </div>
  );
}
