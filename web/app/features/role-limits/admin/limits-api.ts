import type { LimitsInput } from '@diyar/contract/role-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

export const LIMITS = ['users', 'limits'] as const;

export const useLimits = () =>
  useQuery({ queryKey: LIMITS, queryFn: ({ signal }) => api('GET /admin/limits', { signal }) });

export function useSaveLimits() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['users'],
    mutationFn: (input: LimitsInput) => api('PUT /admin/limits', { body: input }),
    onSuccess: (answer) => client.setQueryData(LIMITS, answer),
  });
}
