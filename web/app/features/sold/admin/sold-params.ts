import { Day } from '@diyar/contract/fields';
import { useSearchParams } from 'react-router';
import { useListParams } from '~/lib/admin/list-params.ts';
import type { SoldView } from './sold-api.ts';

const dayOf = (text: string | null) => Day.safeParse(text).data ?? null;

/** The state of the list from its address: `?q=&from=2026-07-01&to=`. */
export function useSoldParams() {
  const { q, page, setQ, setPage, change } = useListParams();
  const [params] = useSearchParams();
  const view: SoldView = { q, from: dayOf(params.get('from')), to: dayOf(params.get('to')), page };
  return {
    view,
    isFiltered: q !== '' || view.from !== null || view.to !== null,
    setQ,
    setPage,
    setDay: (name: 'from' | 'to', day: string | null) => change({ [name]: day, page: null }),
    clear: () => change({ q: null, from: null, to: null, page: null }),
  };
}

export type SoldParams = ReturnType<typeof useSoldParams>;
