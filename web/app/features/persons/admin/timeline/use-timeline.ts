import { TIMELINE_FIRST, TIMELINE_PAGE_MAX } from '@diyar/contract/limits';
import type { PersonTimeline, TimelineGroup } from '@diyar/contract/person-timeline';
import type { PersonId } from '@diyar/contract/rules/ids';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { readKey } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';

const CALL = 'GET /admin/persons/{id}/timeline';

/** The first few entries, and after that a page of earlier ones with each press. */
export function useTimeline(id: PersonId, of: TimelineGroup | null) {
  return useInfiniteQuery({
    queryKey: readKey(CALL, { params: { id }, query: { of } }),
    queryFn: ({ pageParam: skip, signal }) => {
      const size = skip === 0 ? TIMELINE_FIRST : TIMELINE_PAGE_MAX;
      return api(CALL, { params: { id }, query: { of, skip, size }, signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }: PersonTimeline, pages) => {
      const read = pages.reduce((sum, { items }) => sum + items.length, 0);
      return read < total ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
}
