import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

export const useFound = (q: string) =>
  useQuery({
    queryKey: ['find', q],
    queryFn: ({ signal }) => api('GET /admin/find', { query: { q }, signal }),
    enabled: q !== '',
    // the rows stay until the new ones come
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
