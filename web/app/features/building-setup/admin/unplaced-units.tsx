import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Select } from '~/ui/admin/fields/select.tsx';
import { type Draft, placeUnit, shownFloors } from './draft.ts';

type Props = { draft: Draft; onChange: (draft: Draft) => void };

/** Units of the project that stand on no floor yet; each can be given one. */
export function UnplacedUnits({ draft, onChange }: Props) {
  const { buildingSetup: t, words } = useAdminTexts();
  const floors = shownFloors(draft);
  if (draft.unplaced.length === 0 || floors.length === 0) return null;
  return (
    <section>
      <header className="section-head">
        <h2>{t.unplaced}</h2>
        <span className="section-note">{t.unplacedNote}</span>
      </header>
      <ul className="building-setup-unplaced">
        {draft.unplaced.map((unit) => (
          <li key={unit.key}>
            <b dir="ltr">{unit.unitNumber}</b>
            <span className="dim">{words.unitKinds[unit.kind]}</span>
            <Select
              label={t.putOn(unit.unitNumber)}
              isLabelHidden
              placeholder={t.choose}
              value={null}
              options={floors.map(({ floor }) => ({
                value: String(floor),
                label: `${t.floor} \u2066${floor}\u2069`,
              }))}
              onChange={(floor) => onChange(placeUnit(draft, unit.key, Number(floor)))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
