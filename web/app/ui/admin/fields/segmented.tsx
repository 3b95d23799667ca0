import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of two to four views of the same list: All, Unread, Read. */
export function Segmented<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className="segmented"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className="segmented-item">
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
