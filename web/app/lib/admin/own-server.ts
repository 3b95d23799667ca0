import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';

/** The buildings that the user may see. */
export const useBuildings = () =>
  useQuery({
    queryKey: ['buildings', 'choice'],
    queryFn: ({ signal }) =>
      api('GET /admin/buildings', { query: { size: PAGE_SIZE_MAX }, signal }).then(({ items }) => items),
    retry: false,
  });

/**
 * False on another server (docs/product/calls-and-errors.md#another-server): it has no buildings, no trash, and no
 * calls that change users or sold records, so these are not offered.
 */
export function useKnowsBuildings(): boolean {
  const { error } = useBuildings();
  return !(error instanceof ApiError && (error.status === 404 || error.status === 405));
}
