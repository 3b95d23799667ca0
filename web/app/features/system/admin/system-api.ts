import type { System } from '@diyar/contract/system';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

/** Whoever looks at it waits for something to change. */
const EVERY_MS = 30_000;

export const useSystem = () =>
  useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => api.get('/admin/system', { signal, read: ownAnswer<System> }),
    refetchInterval: EVERY_MS,
  });
