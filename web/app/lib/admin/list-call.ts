import type { AnswerOf, AskOf, CallName } from '@diyar/contract/calls/types';
import { PAGE_SIZE } from '@diyar/contract/limits';
import type { ListOf } from '@diyar/contract/lists';
import type { QueryKey } from '@tanstack/react-query';
import { type ReadCall, readKey, useRead } from './use-read.ts';

/** The calls of the contract that answer a page of a list. */
type ListCall = {
  [Name in ReadCall]: AnswerOf<Name> extends ListOf<unknown>
    ? AskOf<Name> extends { params: unknown }
      ? never
      : Name
    : never;
}[ReadCall];
type Asked<Name extends CallName> =
  AskOf<Name> extends { query?: infer Query } ? Omit<NonNullable<Query>, 'size'> : never;

// which calls are lists, and what they are asked for, is checked above
const asked = <Name extends ListCall>(view: Asked<Name>) =>
  ({ query: { ...view, size: PAGE_SIZE } }) as unknown as AskOf<Name>;

/** The key of what `useListCall` reads. */
export const listKey = <Name extends ListCall>(name: Name, view: Asked<Name>): QueryKey =>
  readKey(name, asked<Name>(view));

/**
 * A page of a list from our own server, for what the address asks for: `useListCall('GET /admin/trash', list.view)`.
 * While another page or search loads, the rows before it stay. It follows live updates.
 */
export const useListCall = <Name extends ListCall>(name: Name, view: Asked<Name>) =>
  useRead(name, asked<Name>(view), { keepsPrevious: true });
