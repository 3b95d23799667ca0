import { AUDIT_ENTITIES } from '@diyar/contract/changes';
import { Day } from '@diyar/contract/fields';
import { useSearchParams } from 'react-router';
import { useListParams } from '~/lib/admin/list-params.ts';

const dayOf = (text: string | null) => Day.safeParse(text).data ?? null;

/** The state of the log, from its address: `?q=&entity=project&person=3&from=2026-07-01&to=`. */
export function useAuditParams() {
  const { q, page, setQ, setPage, change } = useListParams();
  const [params] = useSearchParams();
  const entity = AUDIT_ENTITIES.find((one) => one === params.get('entity')) ?? null;
  const actorId = Number(params.get('person')) || null;
  const view = { q, page, entity, actorId, from: dayOf(params.get('from')), to: dayOf(params.get('to')) };
  return {
    view,
    isFiltered: q !== '' || entity !== null || actorId !== null || view.from !== null || view.to !== null,
    setQ,
    setPage,
    filter: (next: Record<string, string | null>) => change({ ...next, page: null }),
    clear: () => change({ q: null, entity: null, person: null, from: null, to: null, page: null }),
  };
}

export type AuditParams = ReturnType<typeof useAuditParams>;
export type AuditView = AuditParams['view'];
