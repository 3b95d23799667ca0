import type { AnswerOf, AskOf, CallName } from '@diyar/contract/calls/types';
import { PAGE_SIZE } from '@diyar/contract/limits';
import type { ListOf } from '@diyar/contract/lists';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** The calls of the contract that answer a page of a list. */
type ListCall = {
  [Name in CallName]: AnswerOf<Name> extends ListOf<unknown>
    ? AskOf<Name> extends { params: unknown }
      ? never
      : Name
    : never;
}[CallName];
type Asked<Name extends CallName> =
  AskOf<Name> extends { query?: infer Query } ? Omit<NonNullable<Query>, 'size'> : never;

/**
 * A page of a list from our own server, for what the address asks for: `useListCall('GET /admin/trash', ['trash'],
 * list.view)`. While another page or search loads, the rows before it stay. Live updates name the key.
 */
export const useListCall = <Name extends ListCall>(name: Name, key: QueryKey, view: Asked<Name>) =>
  useQuery({
    queryKey: [...key, view],
    queryFn: ({ signal }) => {
      const ask = { query: { ...view, size: PAGE_SIZE }, signal };
      return (api as (name: Name, ask: object) => Promise<AnswerOf<Name>>)(name, ask);
    },
    placeholderData: keepPreviousData,
  });
