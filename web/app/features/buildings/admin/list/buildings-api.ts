import type { BuildingList } from '@diyar/contract/buildings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readKey } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { isOwnAnswer } from '~/lib/api/own-answer.ts';

/** A server that knows LaCasa's own calls only answers that there is no such call. */
const isUnknownCall = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 405);

/** The list, or null from a server without buildings; another server may answer any path with a page. */
const readBuildings = (data: unknown): BuildingList | null =>
  isOwnAnswer<BuildingList>(data, 'items', 'total', 'page') ? data : null;

export const useBuildings = (q: string, page: number) =>
  useQuery({
    queryKey: readKey('GET /admin/buildings', { query: { q, page } }),
    queryFn: ({ signal }): Promise<BuildingList | null> =>
      api('GET /admin/buildings', { query: { q, page }, signal, read: readBuildings }).catch(
        (error: unknown) => {
          if (isUnknownCall(error)) return null;
          throw error;
        },
      ),
    placeholderData: keepPreviousData,
  });
