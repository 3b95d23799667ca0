import { PAGE_SIZE } from '@diyar/contract/limits';
import type { SignInsQuery } from '@diyar/contract/sign-ins';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

type View = Pick<SignInsQuery, 'q' | 'page' | 'from' | 'to'> & { outcome: SignInsQuery['outcome'] | null };

export const useSignIns = (view: View) =>
  useQuery({
    queryKey: ['sign-ins', view],
    queryFn: ({ signal }) => api('GET /admin/sign-ins', { query: { ...view, size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
