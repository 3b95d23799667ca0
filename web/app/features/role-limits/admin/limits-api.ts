import type { LimitsInput } from '@diyar/contract/role-limits';
import { useMutation } from '@tanstack/react-query';
import { useRead } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';

export const useLimits = () => useRead('GET /admin/limits', {});

export const useSaveLimits = () =>
  useMutation({ mutationFn: (input: LimitsInput) => api('PUT /admin/limits', { body: input }) });
