import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '~/lib/api/api-error.ts';
import { LoadError } from './load-error.tsx';

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  /** 'Failed to load messages' */
  failed: string;
  /** Has the layout of the data. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * Shows the loaded data while it is refetched, also when that fails. After a 401 the skeleton stays: the
 * session dialog covers it, and signing in refetches.
 */
export function QueryView<Data>({ query, failed, skeleton, children }: Props<Data>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const isLost = error !== null && !isUnauthorized(error) && (data === undefined || isPlaceholderData);
  if (isLost)
    return <LoadError title={failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return skeleton;
  return (
    <div className="query-view" aria-busy={isPlaceholderData || undefined}>
      {children(data)}
    </div>
  );
}
