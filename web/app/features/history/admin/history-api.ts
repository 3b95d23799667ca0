import type { HistoryList, HistoryOf, Restored, RestoreInput } from '@diyar/contract/history';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

/** A page of the history is long enough with its changes. */
const PAGE_SIZE = 10;

const PATHS: Record<HistoryOf, (id: string) => string> = {
  project: (id) => `/admin/projects/${id}/history`,
  unit: (id) => `/admin/units/${id}/history`,
  company: () => '/admin/company/history',
  hero: (id) => `/admin/hero-media/${id}/history`,
  user: (id) => `/admin/users/${id}/history`,
  deal: (id) => `/admin/deals/${id}/history`,
};

export type HistorySubject = { entity: HistoryOf; id: string };

export const useHistory = ({ entity, id }: HistorySubject, page: number) =>
  useQuery({
    queryKey: ['history', entity, id, page],
    queryFn: ({ signal }) =>
      api.get(PATHS[entity](id), {
        query: { page, size: PAGE_SIZE },
        signal,
        read: ownAnswer<HistoryList>,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useRestoreVersion({ entity, id }: HistorySubject) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Pick<RestoreInput, 'batch'> & { field?: string }) =>
      api.post(`${PATHS[entity](id)}/restore`, input, { read: ownAnswer<Restored> }),
    // what was brought back is shown on more than one screen
    onSettled: () => client.invalidateQueries(),
  });
}
