import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api/api-error.ts';
import { settlingMutations } from './freshness.ts';

const RETRIES = 2;

/** A 4xx response does not change on a retry. A busy server or a broken connection may recover. */
export const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && (error.reason === 'network' || error.status >= 500);

export const createQueryClient = () =>
  new QueryClient({
    mutationCache: settlingMutations(),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => 500 * 2 ** failures,
        // a failed call detects being offline; the browser's flag is unreliable, since an intranet has no
        // internet
        networkMode: 'always',
      },
      // a write is repeated by the user, never automatically
      mutations: { retry: false, networkMode: 'always' },
    },
  });
