import type { Dashboard } from '@diyar/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => api.get('/admin/dashboard', { signal, read: ownAnswer<Dashboard> }),
  });
