import { foldText } from '@diyar/contract/rules/fold-text';
import { useState } from 'react';
import { ComboBox } from '~/ui/admin/fields/combo-box.tsx';
import type { FieldProps } from '~/ui/admin/fields/field-parts.tsx';

type Props = FieldProps & {
  options: readonly { value: string; label: string }[];
  /** Null where what is chosen goes elsewhere and another is chosen after it. */
  value: string | null;
  onChange: (value: string) => void;
  emptyText: string;
};

/** One of a list that nobody scrolls through: by a part of its name or code. */
export function OneOfMany({ options, value, onChange, ...field }: Props) {
  const at = options.findIndex((option) => option.value === value);
  const chosen = options[at]?.label ?? '';
  /** Null while nobody types: then the chosen one stands there. */
  const [typed, setTyped] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  const asked = typed === null ? '' : foldText(typed);
  const shown = options
    .map((option, id) => ({ ...option, id }))
    .filter((option) => foldText(`${option.value} ${option.label}`).includes(asked));
  return (
    <ComboBox
      {...field}
      // a new one after each choice: another text in the same one would open its list again
      key={times}
      autoFocus={times > 0}
      options={shown}
      selected={at < 0 ? null : at}
      text={typed ?? chosen}
      menuTrigger="input"
      onText={(next) => setTyped(next === chosen ? null : next)}
      // it is told the same again when the field is left
      onSelect={(id) => {
        const next = id === null ? undefined : options[id];
        setTyped(null);
        if (!next || id === at) return;
        setTimes(times + 1);
        onChange(next.value);
      }}
    />
  );
}
