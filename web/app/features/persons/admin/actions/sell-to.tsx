import type { Person } from '@diyar/contract/persons';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { openPath, type PathFrom, type PathStep } from '~/features/path/admin/doors/open-path.ts';
import { PathButtons } from '~/features/path/admin/doors/path-buttons.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useMay } from '~/lib/session/holder.ts';

/** The person, and the units that their open leads ask about. */
function fromPerson({ id, name, phone, leads }: Person): PathFrom {
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

/** Quote, hold, reserve for somebody. */
export function SellTo({ person }: { person: Person }) {
  const { pathDoors } = useAdminTexts();
  const isEnabled = useMay()('selling');
  const from = fromPerson(person);
  const press = (step: PathStep) => () => openPath(step, from);
  useShortcut('q', press('quote'), { label: pathDoors.steps.quote, isEnabled });
  useShortcut('h', press('hold'), { label: pathDoors.steps.hold, isEnabled });
  useShortcut('r', press('reserve'), { label: pathDoors.steps.reserve, isEnabled });
  return <PathButtons {...from} />;
}
