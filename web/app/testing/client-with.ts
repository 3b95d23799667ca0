import type { AnswerOf } from '@diyar/contract/calls/types';
import { PAGE_SIZE } from '@diyar/contract/limits';
import type { ListOf } from '@diyar/contract/lists';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { settlingMutations } from '~/lib/admin/freshness.ts';
import type { ReadCall } from '~/lib/admin/use-read.ts';

/** The rows of lists by their calls, whatever page or filter is asked for. */
export type ListedRows = {
  [Name in ReadCall]?: AnswerOf<Name> extends ListOf<infer Row> ? readonly Row[] : never;
};

/** What the server answered, by query key; an Error is a call that failed. */
export function clientWith(
  answers: readonly (readonly [QueryKey, unknown])[],
  lists: ListedRows = {},
): QueryClient {
  const client = new QueryClient({
    mutationCache: settlingMutations(),
    defaultOptions: { queries: { retryOnMount: false, retry: false } },
  });
  for (const [name, items = []] of Object.entries<readonly unknown[] | undefined>(lists))
    client.setQueryDefaults([name], {
      initialData: { items, total: items.length, page: 1, size: PAGE_SIZE },
    });
  for (const [queryKey, answer] of answers)
    if (answer instanceof Error)
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({ status: 'error', error: answer, errorUpdateCount: 1, errorUpdatedAt: Date.now() });
    else client.setQueryData(queryKey, answer);
  return client;
}
