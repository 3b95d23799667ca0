import { EVENT_TOPICS, type EventTopic } from '@diyar/contract/rules/events';
import { MutationCache, type Query, type QueryClient } from '@tanstack/react-query';
import type { EndedCall } from '../api/client.ts';
import type { LiveEvent } from './live-connection.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Live topics of what it reads, where the answer does not say them: public calls are cached and name none. */
      reads?: readonly EventTopic[];
    };
    mutationMeta: {
      /** It is in progress until the screens show what it changed. */
      isDoneWhenShown?: boolean;
    };
  }
}

/**
 * The key of mutations during which nothing is read again: they show their change before the server has it, or compare
 * what was typed with what is shown. What is outdated meanwhile is read after the last of them.
 */
export const HOLDS_READS = ['holds reads'] as const;

/** The live topics that a call reads, by its name, as its answers say. */
const readsOf = new Map<string, readonly EventTopic[]>();

/** A query of `useRead` has the name of its call first in its key. */
const topicsOf = ({ queryKey, meta }: Query): readonly EventTopic[] | undefined =>
  meta?.reads ?? readsOf.get(String(queryKey[0]));

type Which = (query: Query) => boolean;

/** What is to be read again. */
const outdated = new WeakMap<QueryClient, Set<Which>>();

/** Queries that are shown are read again now, others when they are shown. `own` is the mutation that asks for it. */
async function readAgain(client: QueryClient, own = 0): Promise<void> {
  const which = outdated.get(client);
  if (!which || client.isMutating({ mutationKey: HOLDS_READS }) > own) return;
  outdated.delete(client);
  await client.invalidateQueries({ predicate: (query) => [...which].some((isMeant) => isMeant(query)) });
}

/** By default after what the mutation does with its answer, and together with other events. */
function outdate(client: QueryClient, which: Which, afterMs = 0): void {
  outdated.set(client, (outdated.get(client) ?? new Set()).add(which));
  setTimeout(() => readAgain(client), afterMs);
}

const reading =
  (topics: readonly string[]): Which =>
  (query) =>
    topicsOf(query)?.some((topic) => topics.includes(topic)) ?? false;

const listOf = (header: string): EventTopic[] =>
  EVENT_TOPICS.filter((topic) => header.split(',').includes(topic));

/** Takes from an answer what it was made of; after a write, what is shown of its topics is outdated. */
export function noteCall(client: QueryClient, { name, status, headers }: EndedCall): void {
  const reads = headers.get('x-reads');
  if (reads !== null) readsOf.set(name, listOf(reads));
  if (name.startsWith('GET ')) return;
  const changes = headers.get('x-changes');
  if (changes !== null) outdate(client, reading(listOf(changes)));
  // another server, or none that answered: anything may have changed
  else if (status !== 401 && status !== 403) outdate(client, () => true);
}

/**
 * The event of a write often comes before its answer, which is dealt with first: what is read again may take away the
 * screen that waits for it. A write that takes longer, a large file, does not stop events for as long.
 */
const OWN_ANSWER_MS = 5000;

export function noteEvent(client: QueryClient, event: LiveEvent): void {
  // after a gap everything that can change may have changed
  const which: Which = event === 'ready' ? (query) => topicsOf(query) !== undefined : reading([event.topic]);
  outdate(client, which, client.isMutating() > 0 ? OWN_ANSWER_MS : 0);
}

/** A save is not kept waiting by what is slow to read. */
const SHOWN_MS = 3000;

/** Resolves when the screens show what was saved. `own` as above. */
export const untilShown = (client: QueryClient, own = 0): Promise<void> =>
  Promise.race([readAgain(client, own), new Promise<void>((resolve) => setTimeout(resolve, SHOWN_MS))]);

export const settlingMutations = () =>
  new MutationCache({
    onSettled: (_data, _error, _variables, _result, { options, meta }, { client }) => {
      const isHolding = options.mutationKey?.[0] === HOLDS_READS[0];
      const own = isHolding ? 1 : 0;
      if (meta?.isDoneWhenShown) return untilShown(client, own);
      void readAgain(client, own);
    },
  });
