import type { AnswerOf, AskOf, CallName } from '@diyar/contract/calls/types';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export type ReadCall = Extract<CallName, `GET ${string}`>;

/** Whatever it asks for, or with what it asks: its key among the queries. */
export const readKey = <Name extends ReadCall>(name: Name, ask?: AskOf<Name>): QueryKey =>
  ask === undefined ? [name] : [name, ask];

type Options<Answer, Shown> = Omit<
  UseQueryOptions<Answer, Error, Shown>,
  'queryKey' | 'queryFn' | 'placeholderData'
> & {
  /** What was shown before stays while another page or search loads. */
  keepsPrevious?: boolean;
  /** Of what another server may answer: a tolerant reader. */
  read?: (data: unknown) => Answer;
  /** Where several screens read the same answer in different ways: which one this is. */
  as?: string;
};

/** What `useRead` gives to TanStack Query, for `fetchQuery`. */
export function readOptions<Name extends ReadCall, Answer = AnswerOf<Name>, Shown = Answer>(
  name: Name,
  ask: AskOf<Name>,
  { read, as, keepsPrevious, ...options }: Options<Answer, Shown> = {},
) {
  const { params } = ask as { params?: Record<string, unknown> };
  const isKnown = Object.values(params ?? {}).every((value) => value !== null);
  return {
    enabled: isKnown,
    ...options,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    queryKey: [...readKey(name, ask), ...(as ? [as] : [])],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const asked = Object.assign({ signal }, ask, read && { read });
      return (api as (name: Name, ask: object) => Promise<Answer>)(name, asked);
    },
  };
}

/**
 * Reads a call of the contract: `useRead('GET /admin/leads/{id}', { params: { id } })`. It is read again after an event
 * or a write of one of the topics that the call names in `reads`; nothing invalidates it by hand. A parameter that is
 * null waits until it is known.
 */
export const useRead = <Name extends ReadCall, Answer = AnswerOf<Name>, Shown = Answer>(
  name: Name,
  ask: AskOf<Name>,
  options?: Options<Answer, Shown>,
) => useQuery(readOptions(name, ask, options));
