import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api/api-error.ts';

const RETRIES = 2;

/** A refusal stays a refusal. A server that is busy or a line that broke may be better in a moment. */
export const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && (error.reason === 'network' || error.status >= 500);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => 500 * 2 ** failures,
        // offline is told by the failed call, not guessed from the browser's flag: an intranet has no internet
        networkMode: 'always',
      },
      // a write is repeated by the person who made it, never behind their back
      mutations: { retry: false, networkMode: 'always' },
    },
  });
