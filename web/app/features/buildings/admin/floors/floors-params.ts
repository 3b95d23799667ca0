import { useSearchParams } from 'react-router';
import { useListParams } from '~/lib/admin/list-params.ts';
import { SHOWN, type Shown } from '../apartment-state.ts';

/**
 * The selection is in the address, so that the back button works and the dashboard can link to an apartment.
 */
export function useFloorsParams() {
  const [params] = useSearchParams();
  const { q, setQ, change } = useListParams();
  const param = params.get('show');
  const shown: Shown = SHOWN.find((one) => one === param) ?? 'all';
  const openId = Math.trunc(Number(params.get('apartment'))) || null;
  return {
    q,
    setQ,
    shown,
    openId,
    isDebug: params.get('debug') === '1',
    show: (next: Shown) => change({ show: next === 'all' ? null : next }),
    // the first one adds a history entry, further ones replace it
    open: (id: number) => change({ apartment: String(id) }, { isVisit: openId === null }),
    close: () => change({ apartment: null }),
  };
}
