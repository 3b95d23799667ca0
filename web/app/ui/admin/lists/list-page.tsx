import type { ListOf } from '@diyar/contract/lists';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListParams } from '~/lib/admin/list-params.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Page } from '../layout/page.tsx';
import type { Order } from '../tables/column-head.tsx';
import { type Column, DataTable } from '../tables/data-table.tsx';
import { ListTools } from './list-tools.tsx';
import { ListView } from './list-view.tsx';

type Props<Row> = {
  title: string;
  list: ListParams & { order: Order };
  query: UseQueryResult<ListOf<Row>>;
  columns: readonly Column<Row>[];
  /** Where there is nothing at all: what is missing, what would be listed, the first step. */
  empty: string;
  emptyBody?: string;
  emptyAction?: ReactNode;
  failed?: string;
  /** The name of the search field. */
  search?: string;
  filters?: ReactNode;
  /** Above the tools. */
  note?: string;
  /** At the end of the bar. */
  actions?: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
};

/** A screen that is a table and nothing else. Others are composed of the same parts. */
export function ListPage<Row extends { id: number | string }>(props: Props<Row>) {
  const { title, list, query, columns, empty, emptyBody, emptyAction, failed, search } = props;
  return (
    <Page title={title} actions={props.actions}>
      {props.note && <p className="note">{props.note}</p>}
      <ListTools list={list} search={search}>
        {props.filters}
      </ListTools>
      <ListView
        list={list}
        query={query}
        failed={failed}
        empty={
          <EmptyState title={empty} action={emptyAction}>
            {emptyBody}
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable label={title} columns={columns} rows={rows} rowKey={({ id }) => id} order={list.order} />
        )}
      </ListView>
      {props.children}
    </Page>
  );
}
