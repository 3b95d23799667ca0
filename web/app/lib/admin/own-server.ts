import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import { ApiError } from '~/lib/api/api-error.ts';
import { useRead } from './use-read.ts';

/** The buildings that the user may see. */
export const useBuildings = () =>
  useRead(
    'GET /admin/buildings',
    { query: { size: PAGE_SIZE_MAX } },
    { select: ({ items }) => items, retry: false },
  );

/**
 * False on another server (docs/product/calls-and-errors.md#another-server): it has no buildings, no trash, and no
 * calls that change users or sold records, so these are not offered.
 */
export function useKnowsBuildings(): boolean {
  const { error } = useBuildings();
  return !(error instanceof ApiError && (error.status === 404 || error.status === 405));
}
