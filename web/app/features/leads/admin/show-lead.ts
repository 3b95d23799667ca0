import type { Lead, LeadDetail, LeadList, LeadsBoard } from '@diyar/contract/leads';
import type { LeadId } from '@diyar/contract/rules/ids';
import type { Query, QueryClient } from '@tanstack/react-query';
import { readKey } from '~/lib/admin/use-read.ts';

const LISTS = readKey('GET /admin/leads');
const BOARDS = readKey('GET /admin/leads/board');
const oneKey = (id: LeadId) => readKey('GET /admin/leads/{id}', { params: { id } });
const isOfLeads = ({ queryKey }: Query) => String(queryKey[0]).startsWith('GET /admin/leads');

/** The cached leads before a change; restoring them undoes it. */
export type Shown = ReturnType<QueryClient['getQueriesData']>;

export async function snapshotLeads(client: QueryClient): Promise<Shown> {
  // not one that has nothing to show yet: nobody would ask again
  await client.cancelQueries({ predicate: (query) => isOfLeads(query) && query.state.data !== undefined });
  return client.getQueriesData({ predicate: isOfLeads });
}

export function restoreLeads(client: QueryClient, shown: Shown | undefined) {
  for (const [key, data] of shown ?? []) client.setQueryData(key, data);
}

/** A changed card goes to the top of its column; counts follow. */
function onBoard(board: LeadsBoard, id: LeadId, change: Partial<Lead>): LeadsBoard {
  const old = board.columns.flatMap(({ items }) => items).find((one) => one.id === id);
  if (!old) return board;
  const lead = { ...old, ...change };
  const isMoved = lead.stage !== old.stage;
  return {
    ...board,
    columns: board.columns.map((column) => {
      if (!isMoved) return { ...column, items: column.items.map((one) => (one.id === id ? lead : one)) };
      if (column.stage === old.stage)
        return { ...column, total: column.total - 1, items: column.items.filter((one) => one.id !== id) };
      if (column.stage === lead.stage)
        return { ...column, total: column.total + 1, items: [lead, ...column.items] };
      return column;
    }),
  };
}

/** Rows and cards change in place; filters and order apply at the next refetch. */
export function showLead(client: QueryClient, id: LeadId, change: Partial<Lead>) {
  client.setQueriesData<LeadList>(
    { queryKey: LISTS },
    (list) =>
      list && { ...list, items: list.items.map((one) => (one.id === id ? { ...one, ...change } : one)) },
  );
  client.setQueriesData<LeadsBoard>({ queryKey: BOARDS }, (board) => board && onBoard(board, id, change));
  client.setQueryData<LeadDetail>(oneKey(id), (one) => one && { ...one, ...change });
}

/** The version that is shown now: an earlier change of the same user has raised it. */
export function versionOf(client: QueryClient, lead: Lead): number {
  const shown = [
    client.getQueryData<LeadDetail>(oneKey(lead.id)),
    ...client.getQueriesData<LeadList>({ queryKey: LISTS }).flatMap(([, list]) => list?.items ?? []),
    ...client
      .getQueriesData<LeadsBoard>({ queryKey: BOARDS })
      .flatMap(([, board]) => board?.columns.flatMap(({ items }) => items) ?? []),
  ].filter((one) => one?.id === lead.id);
  return Math.max(lead.version, ...shown.map((one) => one?.version ?? 0));
}
