import type { Person } from '@diyar/contract/persons';
import { isOpenStage } from '@diyar/contract/rules/leads';
import type { PathFrom } from './open-path.ts';

/** The person, and the units that their open leads ask about. */
export function fromPerson({ id, name, phone, leads }: Person): PathFrom {
  const open = leads.filter(({ stage }) => isOpenStage(stage));
  return {
    person: { id, name, phone },
    leadId: open[0]?.id ?? null,
    projectId: open[0]?.project?.id ?? null,
    units: open.flatMap(({ project, unitId, unit }) =>
      project && unitId !== null ? [{ projectId: project.id, unitId, label: unit }] : [],
    ),
  };
}
