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
 * The key of mutations that show their change before the server has it. While one is in flight nothing is read again:
 * what the server has is older than what is shown.
 */
export const SHOWN_AHEAD = ['shown ahead'] as const;

/** The live topics that a call reads, by its name, as its answers say. */
const readsOf = new Map<string, readonly EventTopic[]>();

/** Screens that still name their queries by hand: what each of those names shows. */
const BY_HAND: Record<string, readonly EventTopic[]> = {
  messages: ['messages', 'leads', 'viewings'],
  persons: ['messages', 'leads', 'viewings', 'sold', 'money', 'buildings', 'lacasa', 'quotes'],
  lacasa: ['buildings', 'lacasa', 'projects'],
  deals: ['money', 'buildings', 'lacasa', 'sold', 'projects'],
  papers: ['money', 'sold'],
  quotes: ['quotes', 'buildings'],
  viewings: ['viewings', 'leads', 'messages'],
  sold: ['sold', 'buildings', 'lacasa'],
  projects: ['projects'],
  places: ['projects'],
  imports: ['projects', 'buildings', 'lacasa'],
  company: ['company'],
  hero: ['company'],
  users: ['users'],
  today: ['leads', 'viewings', 'messages', 'buildings'],
  dashboard: ['messages', 'sold', 'projects', 'company', 'users', 'buildings', 'lacasa', 'leads'],
};

/** A query of `useRead` has the name of its call first in its key. */
const topicsOf = ({ queryKey, meta }: Query): readonly EventTopic[] | undefined =>
  meta?.reads ?? readsOf.get(String(queryKey[0])) ?? BY_HAND[String(queryKey[0])];

type Which = (query: Query) => boolean;

/** What is to be read again. */
const outdated = new WeakMap<QueryClient, Set<Which>>();

/** Queries that are shown are read again now, others when they are shown. `own` is the mutation that asks for it. */
async function readAgain(client: QueryClient, own = 0): Promise<void> {
  const which = outdated.get(client);
  if (!which || client.isMutating({ mutationKey: SHOWN_AHEAD }) > own) return;
  outdated.delete(client);
  await client.invalidateQueries({ predicate: (query) => [...which].some((isMeant) => isMeant(query)) });
}

function outdate(client: QueryClient, which: Which): void {
  outdated.set(client, (outdated.get(client) ?? new Set()).add(which));
  // after what the mutation does with its answer, and together with other events
  setTimeout(() => readAgain(client));
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

/** After a gap everything that can change may have changed. */
export const noteEvent = (client: QueryClient, event: LiveEvent): void =>
  outdate(client, event === 'ready' ? (query) => topicsOf(query) !== undefined : reading([event.topic]));

export const settlingMutations = () =>
  new MutationCache({
    onSettled: (_data, _error, _variables, _result, { options, meta }, { client }) => {
      const isAhead = options.mutationKey?.[0] === SHOWN_AHEAD[0];
      const shown = readAgain(client, isAhead ? 1 : 0);
      return meta?.isDoneWhenShown ? shown : undefined;
    },
  });
