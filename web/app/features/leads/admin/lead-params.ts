import type { LeadId } from '@diyar/contract/rules/ids';
import { FUNNEL_STAGES, LEAD_STAGES, LEAD_TABS } from '@diyar/contract/rules/leads';
import { useLocation, useSearchParams } from 'react-router';
import { useListParams } from '~/lib/admin/list-params.ts';
import { leadIn } from '~/lib/admin/paths.ts';
import { numberParam } from '~/lib/search-params.ts';
import type { LeadsView } from './leads-api.ts';

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

const dayOf = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null);

const FILTERS = ['stage', 'reached', 'owner', 'project', 'channel', 'since', 'until', 'answered'] as const;
export type FilterName = (typeof FILTERS)[number];

/** The state of the screen from its address, which therefore is the saved view: `?tab=mine&stage=offer&lead=12`. */
export function useLeadParams() {
  const { q, page, setQ, setPage, change } = useListParams();
  const [params] = useSearchParams();
  const { search } = useLocation();
  const view: LeadsView = {
    tab: oneOf(LEAD_TABS, params.get('tab')) ?? 'all',
    q,
    stage: oneOf(LEAD_STAGES, params.get('stage')),
    reached: oneOf(FUNNEL_STAGES, params.get('reached')),
    owner: numberParam(search, 'owner'),
    project: numberParam(search, 'project'),
    channel: params.get('channel') ?? '',
    since: dayOf(params.get('since')),
    until: dayOf(params.get('until')),
    answered: oneOf(['no', 'yes'], params.get('answered')),
    page,
  };
  const openId = leadIn(search);
  const inUse = FILTERS.filter((name) => view[name] !== null && view[name] !== '');
  const none = Object.fromEntries(FILTERS.map((name) => [name, null]));
  return {
    view,
    openId,
    isBoard: params.get('view') === 'board',
    inUse,
    isFiltered: q !== '' || inUse.length > 0,
    setQ,
    setPage,
    filter: (next: Partial<Record<FilterName | 'tab', string | null>>) => change({ ...next, page: null }),
    clear: () => change({ ...none, q: null, page: null }),
    show: (layout: 'list' | 'board') => change({ view: layout === 'board' ? 'board' : null }),
    /** The back button closes an opened lead, as on a phone where it covers the list. */
    open: (id: LeadId) => change({ lead: String(id) }, { isVisit: openId === null }),
    close: () => change({ lead: null }),
  };
}

export type LeadParams = ReturnType<typeof useLeadParams>;
