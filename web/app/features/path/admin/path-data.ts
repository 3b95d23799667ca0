import type { Building, TrackedUnit, TrackerAnswer } from '@diyar/contract/buildings';
import type { LeadDetail } from '@diyar/contract/leads';
import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import type { PlanTemplates } from '@diyar/contract/plan-templates';
import { NO_LIMITS, type RoleLimits } from '@diyar/contract/rules/role-limits';
import { usePlanTemplates } from '~/features/ledger/admin/ledger-api.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { useSession } from '~/lib/session/session.ts';
import type { PathFrom } from './doors/open-path.ts';

export type Me = { id: number | null; name: string };

/** Whoever presses. */
export function useMe(): Me {
  const now = useSession();
  if (now.status !== 'signedIn') return { id: null, name: '' };
  const { id, fullName, username } = now.user;
  return { id, name: fullName || username };
}

/** All that the three steps are filled in with. */
export type PathData = {
  building: Building;
  cover: TrackerAnswer['cover'];
  units: TrackedUnit[];
  /** How long a hold lasts unless said otherwise. */
  holdHours: number;
  templates: PlanTemplates;
  limits: RoleLimits;
  lead: LeadDetail | null;
  me: Me;
};

const NO_TEMPLATES: PlanTemplates = { items: [], handoverOn: null };

export const unitsOf = (floors: TrackerAnswer | undefined): TrackedUnit[] =>
  floors?.items.flatMap(({ apartments }) => apartments) ?? [];

/** `data` once everything is there that the first press depends on; plans and limits that cannot be read are none. */
export function usePathData({ leadId = null }: PathFrom, projectId: number | null) {
  const me = useMe();
  const floors = useRead('GET /admin/buildings/{buildingId}/floors', { params: { buildingId: projectId } });
  const templates = usePlanTemplates(projectId);
  const limits = useRead('GET /account/limits', {});
  const lead = useRead('GET /admin/leads/{id}', { params: { id: leadId } });
  const isReady = !templates.isPending && !limits.isPending && (leadId === null || !lead.isPending);
  const data: PathData | undefined =
    floors.data && isReady
      ? {
          building: floors.data.building,
          cover: floors.data.cover,
          units: unitsOf(floors.data),
          holdHours: floors.data.holdHours,
          templates: templates.data ?? NO_TEMPLATES,
          limits: limits.data ?? NO_LIMITS,
          lead: lead.data ?? null,
          me,
        }
      : undefined;
  return { data, floors };
}

/** Every project that is sold, with the numbers of its units. */
export const useSoldProjects = () =>
  useRead('GET /admin/buildings', { query: { size: PAGE_SIZE_MAX } }, { select: ({ items }) => items });
