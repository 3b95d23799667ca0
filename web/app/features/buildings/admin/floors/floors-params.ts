import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { useLocation, useSearchParams } from 'react-router';
import { useListParams } from '~/lib/admin/list-params.ts';
import { apartmentIn } from '~/lib/admin/paths.ts';
import { SHOWN, type Shown } from '../apartment-state.ts';

/**
 * The selection is in the address, so that the back button works and the dashboard can link to an apartment.
 */
export function useFloorsParams() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const { view, setQ, change } = useListParams();
  const param = params.get('show');
  const shown: Shown = SHOWN.find((one) => one === param) ?? 'all';
  const openId = apartmentIn(search);
  return {
    q: view.q,
    setQ,
    shown,
    openId,
    isDebug: params.get('debug') === '1',
    show: (next: Shown) => change({ show: next === 'all' ? null : next }),
    // the first one adds a history entry, further ones replace it
    open: (no: ApartmentNo) => change({ apartment: String(no) }, { isVisit: openId === null }),
    close: () => change({ apartment: null }),
  };
}
