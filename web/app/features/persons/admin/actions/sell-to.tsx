import type { Person } from '@diyar/contract/persons';
import { fromPerson } from '~/features/path/admin/doors/from-person.ts';
import { openPath, type PathStep } from '~/features/path/admin/doors/open-path.ts';
import { PathButtons } from '~/features/path/admin/doors/path-buttons.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useMay } from '~/lib/session/holder.ts';

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
