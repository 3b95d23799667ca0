import { UNIT_FLOOR_MAX, UNIT_FLOOR_MIN } from '@diyar/contract/limits';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { type Draft, type DraftUnit, shownFloors, withRange } from './draft.ts';

type Props = { draft: Draft; onChange: (draft: Draft) => void };

/** A unit with a deal that would no longer stand on a floor. */
const lostUnit = (draft: Draft, from: number, to: number): DraftUnit | undefined =>
  shownFloors(draft)
    .filter(({ floor }) => floor < from || floor > to)
    .flatMap(({ units, count }) => units.slice(0, count))
    .find(({ hasDeals }) => hasDeals);

/** Before there are floors: those that the units already name. */
function startOf({ unplaced }: Draft): { from: number; to: number } {
  const named = unplaced.flatMap(({ floor }) => (floor === null ? [] : [floor]));
  return named.length > 0 ? { from: Math.min(...named), to: Math.max(...named) } : { from: 0, to: 5 };
}

/** From–to draws the rows. A floor whose units have deals stays, by name. */
export function FloorRange({ draft, onChange }: Props) {
  const { buildingSetup: t } = useAdminTexts();
  const [start, setStart] = useState(() => startOf(draft));
  const [kept, setKept] = useState<{ field: 'from' | 'to'; unit: DraftUnit } | null>(null);
  const isBuilding = draft.from !== null && draft.to !== null;
  const { from, to } = isBuilding ? { from: draft.from ?? 0, to: draft.to ?? 0 } : start;

  function change(field: 'from' | 'to', value: number | null) {
    if (value === null) return;
    const range = { from, to, [field]: value };
    if (range.from > range.to) range[field === 'from' ? 'to' : 'from'] = value;
    if (!isBuilding) return setStart(range);
    const unit = lostUnit(draft, range.from, range.to);
    setKept(unit ? { field, unit } : null);
    if (!unit) onChange(withRange(draft, range.from, range.to));
  }

  const errorOf = (field: 'from' | 'to') =>
    kept?.field === field ? t.keptFloors(kept.unit.unitNumber) : undefined;

  return (
    <div className="building-setup-span">
      <NumberField
        label={t.from}
        name="floorsFrom"
        hint={t.fromHint}
        error={errorOf('from')}
        minValue={UNIT_FLOOR_MIN}
        maxValue={UNIT_FLOOR_MAX}
        value={from}
        onChange={(value) => change('from', value)}
      />
      <NumberField
        label={t.to}
        name="floorsTo"
        hint={t.floorCount(to - from + 1)}
        error={errorOf('to')}
        minValue={UNIT_FLOOR_MIN}
        maxValue={UNIT_FLOOR_MAX}
        value={to}
        onChange={(value) => change('to', value)}
      />
      {!isBuilding && (
        <Button variant="primary" icon="stack" onPress={() => onChange(withRange(draft, from, to))}>
          {t.draw}
        </Button>
      )}
    </div>
  );
}
