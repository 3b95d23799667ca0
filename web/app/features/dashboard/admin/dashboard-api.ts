import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => api('GET /admin/dashboard', { signal }),
  });
