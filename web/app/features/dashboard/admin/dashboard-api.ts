import { Dashboard } from '@diyar/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => api.get('/admin/dashboard', { signal, read: (data) => Dashboard.parse(data) }),
  });
