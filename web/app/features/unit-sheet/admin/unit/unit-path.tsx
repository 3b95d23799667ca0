import { PathButtons } from '~/features/path/admin/doors/path-buttons.tsx';
import { statusOfUnit, type UnitDraft } from '~/features/project-draft/admin/unit.ts';

type Props = { unit: UnitDraft; projectId: number | null };

/** What can be done with a free unit that is stored: as it is stored, whatever is typed here meanwhile. */
export function UnitPath({ unit, projectId }: Props) {
  if (unit.id === null || projectId === null || statusOfUnit(unit) !== 'available') return null;
  return (
    <p className="row">
      <PathButtons size="s" units={[{ projectId, unitId: unit.id, label: unit.unitNumber }]} />
    </p>
  );
}
