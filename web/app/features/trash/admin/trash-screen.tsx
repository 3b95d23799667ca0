import { TRASH_DAYS } from '@diyar/contract/limits';
import { mayEnter, toRole } from '@diyar/contract/rules/roles';
import { TRASH_KINDS, type TrashItem } from '@diyar/contract/trash';
import { useSearchParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useListParams, useSearchText } from '~/lib/admin/list-params.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useSession } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import './trash.css';
import { useRestore, useTrash } from './trash-api.ts';
import { TrashTable } from './trash-table.tsx';
import { nameOf } from './trash-text.ts';

/** What was deleted can be restored for 30 days, by ADMIN what they deleted themselves (docs/product/sign-in-and-roles.md#trash). */
export function TrashScreen() {
  const { trash: t, nav, ui } = useAdminTexts();
  const now = useSession();
  const isOwn = now.status === 'signedIn' && !mayEnter(toRole(now.user.role), 'wholeTrash');
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const { q, page, setQ, setPage, change } = useListParams();
  const [params] = useSearchParams();
  const kind = TRASH_KINDS.find((one) => one === params.get('kind')) ?? null;
  const [text, setText] = useSearchText(q, setQ);
  const query = useTrash({ q, page, kind });
  const restore = useRestore();
  usePageInRange(query.data, setPage);
  const isFiltered = q !== '' || kind !== null;
  const bringBack = (item: TrashItem) =>
    restore.mutate(item, {
      onSuccess: () =>
        showToast({
          kind: 'success',
          title: item.kind === 'project' ? t.restoredProject : t.restored,
          detail: nameOf(item, lang),
        }),
      onError: (error) =>
        showToast({
          kind: 'failure',
          title: `${t.restoreFailed}: ${errorText(error)}`,
          detail: nameOf(item, lang),
        }),
    });
  const table = (items: TrashItem[] | undefined) => (
    <TrashTable
      items={items}
      onRestore={bringBack}
      isOwn={isOwn}
      busyWith={restore.isPending ? restore.variables : undefined}
    />
  );
  const kinds = [
    { value: 'all' as const, label: t.kinds.all },
    ...TRASH_KINDS.filter((one) => !isOwn || one !== 'user').map((value) => ({
      value,
      label: t.kinds[value],
    })),
  ];
  return (
    <Page
      title={isOwn ? nav.ownTrash : t.title}
      actions={<IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />}
    >
      <p className="note trash-intro">{isOwn ? t.ownIntro(TRASH_DAYS) : t.intro(TRASH_DAYS)}</p>
      <div className="toolbar toolbar--fields">
        <SearchField label={t.search} value={text} onChange={setText} />
        <Select
          label={t.kind}
          options={kinds}
          value={kind ?? 'all'}
          onChange={(next) => change({ kind: next === 'all' ? null : next, page: null })}
        />
      </div>
      <QueryView query={query} failed={t.loadFailed} skeleton={table(undefined)}>
        {(list) =>
          list.total === 0 ? (
            <EmptyState
              title={isFiltered ? t.noMatch : t.empty}
              action={
                isFiltered && (
                  <Button onPress={() => change({ q: null, kind: null, page: null })}>
                    {t.clearFilters}
                  </Button>
                )
              }
            >
              {!isFiltered && t.emptyBody}
            </EmptyState>
          ) : (
            <div>
              {table(list.items)}
              <Pagination page={list.page} size={list.size} total={list.total} onPage={setPage} />
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}
