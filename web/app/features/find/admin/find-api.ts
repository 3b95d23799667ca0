import type { FoundList } from '@diyar/contract/find';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

export const useFound = (q: string) =>
  useQuery({
    queryKey: ['find', q],
    queryFn: ({ signal }) => api.get('/admin/find', { query: { q }, signal, read: ownAnswer<FoundList> }),
    enabled: q !== '',
    // the rows stay until the new ones come
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
