import type { ListOf } from '@diyar/contract/lists';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { ListParams } from '~/lib/admin/list-params.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { Button } from '../buttons/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { QueryView } from '../feedback/query-view.tsx';
import { Pagination } from './pagination.tsx';

type Props<Item, List extends ListOf<Item>> = {
  list: Pick<ListParams, 'view' | 'hasFilters' | 'isFiltered' | 'clear' | 'setPage'>;
  query: UseQueryResult<List>;
  /** What is shown where there is nothing at all. */
  empty: ReactNode;
  /** 'Failed to load projects', where a list is not the word. */
  failed?: string;
  /** What is shown where nothing matches, if there is more to say. */
  noMatch?: ReactNode;
  /** Of the buttons to the next and the previous page, where these are not the words. */
  pageLabels?: { previous: string; next: string };
  /** The rows, by a table or otherwise; undefined while they are loading. */
  children: (rows: List['items'] | undefined, list?: List) => ReactNode;
};

/** A list in each of its states: loading, failed, empty, without a match, loaded, with its pages. */
export function ListView<Item, List extends ListOf<Item> & { more?: boolean }>(props: Props<Item, List>) {
  const { list, query, empty, failed, noMatch, pageLabels, children } = props;
  const { ui } = useAdminTexts();
  usePageInRange(query.data, list.setPage);
  return (
    <QueryView query={query} failed={failed ?? ui.listFailed} skeleton={children(undefined)}>
      {(data) => {
        if (data.total === 0) return list.isFiltered ? (noMatch ?? <NoMatch list={list} />) : empty;
        return (
          <>
            {children(data.items, data)}
            <Pagination
              page={data.page}
              size={data.size}
              total={data.total}
              isMore={data.more}
              onPage={list.setPage}
              previousLabel={pageLabels?.previous}
              nextLabel={pageLabels?.next}
            />
          </>
        );
      }}
    </QueryView>
  );
}

type NoMatchProps = { list: Pick<ListParams, 'view' | 'hasFilters' | 'clear'>; children?: ReactNode };

/** Names what was searched, and offers to clear it. */
export function NoMatch({ list, children }: NoMatchProps) {
  const { ui } = useAdminTexts();
  const { view, hasFilters, clear } = list;
  return (
    <EmptyState
      title={view.q ? ui.noMatch(view.q) : ui.noMatchFilters}
      action={<Button onPress={clear}>{hasFilters ? ui.clearFilters : ui.clearSearch}</Button>}
    >
      {children}
    </EmptyState>
  );
}
