import type { TrackedUnit } from '@diyar/contract/buildings';
import type { DealUnit } from '@diyar/contract/deal-unit';
import { isCounted } from '@diyar/contract/rules/deals';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { floorName } from '~/lib/admin/floor-name.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { ComboBox } from '~/ui/admin/fields/combo-box.tsx';
import { type FieldHost, FormField } from '~/ui/admin/form/form-field.tsx';
import './further-units.css';

type Props = {
  /** All units of the building. */
  units: readonly TrackedUnit[];
  value: readonly ApartmentNo[];
  onChange: (value: ApartmentNo[]) => void;
  /** Those that are in the deal already, and may come back into it. */
  own?: readonly Pick<DealUnit, 'id'>[];
  /** Not offered: the unit that the form is about. */
  except?: ApartmentNo;
  label: string;
  hint?: string;
  error?: string;
};

/** Chooses free units of the building, parking and storage first. */
export function FurtherUnits({ units, value, onChange, own = [], except, ...field }: Props) {
  const { buildingsDeals: t, buildings: lacasa, words } = useAdminTexts();
  const [text, setText] = useState('');
  const [added, setAdded] = useState(0);
  const nameOf = ({ label, kind, floor }: TrackedUnit) =>
    t.unitOption(label, words.unitKinds[kind], lacasa.floor(floorName(floor)));
  const chosen = value.flatMap((id) => units.find((one) => one.id === id) ?? []);
  const isFree = (one: TrackedUnit) => one.status === 'available' || own.some((kept) => kept.id === one.id);
  const typed = text.trim().toLowerCase();
  const options = units
    .filter((one) => one.id !== except && !value.includes(one.id) && isFree(one))
    .sort((a, b) => Number(isCounted(a.kind)) - Number(isCounted(b.kind)))
    .map((one) => ({ id: one.id, label: nameOf(one) }))
    .filter(({ label }) => label.toLowerCase().includes(typed));
  return (
    <div className="further-units">
      <ComboBox
        {...field}
        // a new one after each choice: clearing the text of the same one would open its list again
        key={added}
        autoFocus={added > 0}
        menuTrigger="input"
        isInWords
        isOptional={own.length === 0}
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
      {chosen.length > 0 && (
        <ul className="further-units-list">
          {chosen.map((one) => (
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
      )}
    </div>
  );
}

type Chosen = ApartmentNo[] | undefined;

type FormProps<Values extends FieldValues, Output, Labels> = {
  of: FieldHost<Values, Output, Labels>;
  name: FieldPathByValue<Values, Chosen>;
  units: readonly TrackedUnit[];
  except: ApartmentNo;
};

/** Units that come along with the one that a form is about. */
export function FormUnits<Values extends FieldValues, Output, Labels>({
  of,
  name,
  units,
  except,
}: FormProps<Values, Output, Labels>) {
  const { buildingsDeals: t } = useAdminTexts();
  return (
    <FormField of={of} name={name}>
      {({ value, onChange, error }) => (
        <FurtherUnits
          units={units}
          except={except}
          value={(value as Chosen) ?? []}
          onChange={(next) => onChange(next as typeof value)}
          label={t.further}
          hint={t.furtherHint}
          error={error}
        />
      )}
    </FormField>
  );
}
