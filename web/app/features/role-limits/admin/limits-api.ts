import type { LimitsInput } from '@diyar/contract/role-limits';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

export const useLimits = () => useRead('GET /admin/limits', {});

export const useSaveLimits = () =>
  useWrite({ mutationFn: (input: LimitsInput) => api('PUT /admin/limits', { body: input }) });
