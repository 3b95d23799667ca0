import { useSearchParams } from 'react-router';
import { useListParams } from '~/lib/admin/list-params.ts';
import { SHOWN, type Shown } from '../apartment-state.ts';

/** What is looked at stands in the address: the way back works, and the dashboard can lead to one apartment. */
export function useFloorsParams() {
  const [params] = useSearchParams();
  const { q, setQ, change } = useListParams();
  const asked = params.get('show');
  const shown: Shown = SHOWN.find((one) => one === asked) ?? 'all';
  const openId = Math.trunc(Number(params.get('apartment'))) || null;
  return {
    q,
    setQ,
    shown,
    openId,
    isDebug: params.get('debug') === '1',
    show: (next: Shown) => change({ show: next === 'all' ? null : next }),
    // the first opens a visit, going on to the next stays in it
    open: (id: number) => change({ apartment: String(id) }, { isVisit: openId === null }),
    close: () => change({ apartment: null }),
  };
}
