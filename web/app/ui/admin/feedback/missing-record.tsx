import { ApiError } from '~/lib/api/api-error.ts';
import { EmptyState } from './empty-state.tsx';
import { LoadError } from './load-error.tsx';
import { Skeleton } from './skeleton.tsx';

type Query = { error: unknown; isFetching: boolean; refetch: () => unknown };

/** In place of a record that is not here yet, not any more, or could not be loaded. */
export function MissingRecord({ query, gone, failed }: { query: Query; gone: string; failed: string }) {
  const { error } = query;
  if (error === null) return <Skeleton width="12em" />;
  if (error instanceof ApiError && error.status === 404) return <EmptyState title={gone} />;
  return (
    <LoadError
      title={failed}
      error={error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
