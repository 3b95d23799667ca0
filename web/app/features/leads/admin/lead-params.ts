import type { LeadId } from '@diyar/contract/rules/ids';
import { FUNNEL_STAGES, LEAD_STAGES, LEAD_TABS } from '@diyar/contract/rules/leads';
import { useLocation, useSearchParams } from 'react-router';
import { aDay, anId, anyText, oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { leadIn } from '~/lib/admin/paths.ts';
import type { LeadsView } from './leads-api.ts';

const FILTERS = {
  stage: oneOf(LEAD_STAGES),
  reached: oneOf(FUNNEL_STAGES),
  owner: anId,
  project: anId,
  channel: anyText,
  since: aDay,
  until: aDay,
  answered: oneOf(['no', 'yes']),
};
export type FilterName = keyof typeof FILTERS;
const NAMES = Object.keys(FILTERS) as FilterName[];

/** The state of the screen from its address, which therefore is the saved view: `?tab=mine&stage=offer&lead=12`. */
export function useLeadParams() {
  const list = useListParams(FILTERS);
  const { change } = list;
  const [params] = useSearchParams();
  const { search } = useLocation();
  const view: LeadsView = {
    ...list.view,
    tab: oneOf(LEAD_TABS)(params.get('tab') ?? '') ?? 'all',
    channel: list.view.channel ?? '',
  };
  const openId = leadIn(search);
  return {
    ...list,
    view,
    openId,
    isBoard: params.get('view') === 'board',
    inUse: NAMES.filter((name) => list.view[name] !== null),
    filter: (next: Partial<Record<FilterName | 'tab', string | null>>) => change({ ...next, page: null }),
    show: (layout: 'list' | 'board') => change({ view: layout === 'board' ? 'board' : null }),
    /** The back button closes an opened lead, as on a phone where it covers the list. */
    open: (id: LeadId) => change({ lead: String(id) }, { isVisit: openId === null }),
    close: () => change({ lead: null }),
  };
}

export type LeadParams = ReturnType<typeof useLeadParams>;
