import { isOnOffer } from '@diyar/contract/rules/units';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import type { UnitDraft } from '../draft/unit.ts';
import { UnitChip } from './unit-chip.tsx';

type Props = { units: UnitDraft[]; openKey: string | null; onOpen: (unit: UnitDraft) => void };
type Which = 'all' | 'free' | 'taken';

const isShown = (unit: UnitDraft, which: Which) => which === 'all' || isOnOffer(unit) === (which === 'free');

/** A chip per unit; each opens its dialog. */
export function UnitChips({ units, openKey, onOpen }: Props) {
  const { projectsUnits: t } = useAdminTexts();
  const [which, setWhich] = useState<Which>('all');
  if (units.length === 0) return <EmptyState title={t.none}>{t.noneBody}</EmptyState>;
  const free = units.filter(isOnOffer).length;
  const shown = units.filter((unit) => isShown(unit, which));
  return (
    <>
      <div className="toolbar toolbar--inside">
        <Segmented
          label={t.filter}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'all', label: t.all(units.length) },
            { value: 'free', label: t.free(free) },
            { value: 'taken', label: t.taken(units.length - free) },
          ]}
        />
      </div>
      {shown.length === 0 && <p className="note">{t.noneHere}</p>}
      <ul className="units-chips">
        {shown.map((unit) => (
          <li key={unit.key}>
            <UnitChip
              unit={unit}
              index={units.indexOf(unit)}
              isOpen={unit.key === openKey}
              onPress={() => onOpen(unit)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
