import type { TrackedUnit } from '@diyar/contract/buildings';
import { isCounted } from '@diyar/contract/rules/deals';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { ComboBox } from '~/ui/admin/fields/combo-box.tsx';

type Props = {
  units: readonly TrackedUnit[];
  home: TrackedUnit;
  value: readonly ApartmentNo[];
  onChange: (value: ApartmentNo[]) => void;
};

/** Free units of the building beside the home, parking and storage first. */
export function QuoteUnits({ units, home, value, onChange }: Props) {
  const { quotes: t } = useAdminTexts();
  const [text, setText] = useState('');
  const [added, setAdded] = useState(0);
  const nameOf = ({ label, kind }: TrackedUnit) => t.unitOption(label, t.kinds[kind]);
  const typed = text.trim().toLowerCase();
  const options = units
    .filter((one) => one.id !== home.id && !value.includes(one.id) && one.status === 'available')
    .sort((a, b) => Number(isCounted(a.kind)) - Number(isCounted(b.kind)))
    .map((one) => ({ id: one.id, label: nameOf(one) }))
    .filter(({ label }) => label.toLowerCase().includes(typed));
  return (
    <div>
      <ComboBox
        // a new one after each choice: clearing the text of the same one would open its list again
        key={added}
        autoFocus={added > 0}
        menuTrigger="input"
        isInWords
        isOptional
        label={t.further}
        placeholder={t.addUnit}
        options={options.slice(0, 50)}
        selected={null}
        onSelect={(id) => {
          if (id === null) return;
          onChange([...value, id]);
          setText('');
          setAdded(added + 1);
        }}
        text={text}
        onText={setText}
        emptyText={t.noFreeUnit}
      />
      <ul className="quotes-further">
        {value
          .flatMap((id) => units.find((one) => one.id === id) ?? [])
          .map((one) => (
            <li key={one.id}>
              <span>{nameOf(one)}</span>
              <IconButton
                icon="x"
                size="s"
                label={t.takeOut(one.label)}
                onPress={() => onChange(value.filter((id) => id !== one.id))}
              />
            </li>
          ))}
      </ul>
    </div>
  );
}
