import { Day } from '@diyar/contract/fields';
import { PAGE_SIZE } from '@diyar/contract/limits';
import { SIGN_IN_OUTCOMES } from '@diyar/contract/sign-ins';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useListParams } from '~/lib/admin/list-params.ts';
import { api } from '~/lib/api/api.ts';

const dayOf = (text: string | null) => Day.safeParse(text).data ?? null;

/** The state of the list, from its address: `?q=&outcome=wrongPassword&from=2026-07-01&to=`. */
export function useSignInParams() {
  const { q, page, setQ, setPage, change } = useListParams();
  const [params] = useSearchParams();
  const outcome = SIGN_IN_OUTCOMES.find((one) => one === params.get('outcome')) ?? null;
  const view = { q, page, outcome, from: dayOf(params.get('from')), to: dayOf(params.get('to')) };
  return {
    view,
    isFiltered: q !== '' || outcome !== null || view.from !== null || view.to !== null,
    setQ,
    setPage,
    filter: (next: Record<string, string | null>) => change({ ...next, page: null }),
    clear: () => change({ q: null, outcome: null, from: null, to: null, page: null }),
  };
}

export type SignInParams = ReturnType<typeof useSignInParams>;

export const useSignIns = (view: SignInParams['view']) =>
  useQuery({
    queryKey: ['sign-ins', view],
    queryFn: ({ signal }) => api('GET /admin/sign-ins', { query: { ...view, size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
