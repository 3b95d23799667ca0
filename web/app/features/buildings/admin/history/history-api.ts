import type { HistoryList } from '@diyar/contract/apartments';
import type { TrackedUnit } from '@diyar/contract/buildings';
import { PAGE_SIZE } from '@diyar/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import { useTracker } from '../tracker.ts';

/** Newest first; for SUPERADMIN only, since it names former holders. */
export function useHistory({ id }: TrackedUnit, page: number, size = PAGE_SIZE) {
  const { base } = useTracker();
  return useQuery({
    queryKey: [`GET ${base}/apartments/${id}/history`, page, size],
    queryFn: ({ signal }) =>
      request('GET', `${base}/apartments/${id}/history`, {
        query: { page, size },
        signal,
        read: ownAnswer<HistoryList>,
      }),
    placeholderData: keepPreviousData,
  });
}
