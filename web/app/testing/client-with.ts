import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { settlingMutations } from '~/lib/admin/freshness.ts';

/** What the server answered, by query key; an Error is a call that failed. */
export function clientWith(answers: readonly (readonly [QueryKey, unknown])[]): QueryClient {
  const client = new QueryClient({
    mutationCache: settlingMutations(),
    defaultOptions: { queries: { retryOnMount: false, retry: false } },
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
