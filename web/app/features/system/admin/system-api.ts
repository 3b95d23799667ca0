import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

/** Whoever looks at it waits for something to change. */
const EVERY_MS = 30_000;

export const useSystem = () =>
  useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => api('GET /admin/system', { signal }),
    refetchInterval: EVERY_MS,
  });
