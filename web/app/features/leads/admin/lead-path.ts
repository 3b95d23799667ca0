import type { Lead } from '@diyar/contract/leads';
import { labelOf } from '@diyar/contract/rules/localized';
import type { PathFrom } from '~/features/path/admin/doors/open-path.ts';
import { useLanguage } from '~/lib/language.tsx';

/** What a lead knows for a quote, a hold or a reservation. */
export function useLeadPath(): (lead: Pick<Lead, 'id' | 'person' | 'project' | 'unit'>) => PathFrom {
  const { lang } = useLanguage();
  return ({ id, person, project, unit }) => ({
    person,
    leadId: id,
    projectId: project?.id ?? null,
    units: project && unit ? [{ projectId: project.id, unitId: unit.id, label: labelOf(unit, lang) }] : [],
  });
}
