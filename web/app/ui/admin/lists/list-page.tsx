import type { ListOf } from '@diyar/contract/lists';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListParams } from '~/lib/admin/list-params.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Page } from '../layout/page.tsx';
import type { Order } from '../tables/column-head.tsx';
import { type Column, DataTable } from '../tables/data-table.tsx';
import { RelativeTime } from '../values/relative-time.tsx';
import { ListTools } from './list-tools.tsx';
import { ListView } from './list-view.tsx';

type ListTexts = {
  title: string;
  /** The name of the search field; without it there is none. */
  search?: string;
  /** Where there is nothing at all: what is missing, and what would be listed. */
  empty: string;
  emptyBody?: string;
  loadFailed?: string;
  columns: Readonly<Record<string, string>>;
};

/**
 * The heading of a column stands in the texts under its name. Its cell is the value of that name, a time by its kind,
 * unless it has one of its own.
 */
export type ListColumn<Row, Names extends string> = Omit<Column<Row>, 'id' | 'header' | 'cell'> &
  ({ id: Names; header?: string } | { id: string; header: string }) &
  ({ id: keyof Row; cell?: Column<Row>['cell'] } | { id: string; cell: Column<Row>['cell'] });

type Props<Row, Texts extends ListTexts> = {
  texts: Texts;
  list: ListParams & { order: Order };
  query: UseQueryResult<ListOf<Row>>;
  columns: readonly ListColumn<Row, keyof Texts['columns'] & string>[];
  /** The first step, where there is nothing at all. */
  emptyAction?: ReactNode;
  filters?: ReactNode;
  /** Above the tools. */
  note?: string;
  /** At the end of the bar. */
  actions?: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
};

const shownValue = (row: object, id: string, kind: Column<unknown>['kind']) => {
  const value = String(Reflect.get(row, id) ?? '');
  return kind === 'time' && value !== '' ? <RelativeTime at={value} /> : <bdi>{value}</bdi>;
};

/** A screen that is a table and nothing else. Others are composed of the same parts. */
export function ListPage<Row extends { id: number | string }, Texts extends ListTexts>(
  props: Props<Row, Texts>,
) {
  const { texts: t, list, query, emptyAction } = props;
  const columns = props.columns.map(({ id, header = t.columns[id] ?? '', cell, ...column }) => ({
    ...column,
    id,
    header,
    cell: cell ?? ((row: Row) => shownValue(row, id, column.kind)),
  }));
  return (
    <Page title={t.title} actions={props.actions}>
      {props.note && <p className="note">{props.note}</p>}
      <ListTools list={list} search={t.search}>
        {props.filters}
      </ListTools>
      <ListView
        list={list}
        query={query}
        failed={t.loadFailed}
        empty={
          <EmptyState title={t.empty} action={emptyAction}>
            {t.emptyBody}
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            label={t.title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            order={list.order}
          />
        )}
      </ListView>
      {props.children}
    </Page>
  );
}
