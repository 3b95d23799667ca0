import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldMessage, type FieldProps } from './field-parts.tsx';

type Props<Value extends string> = FieldProps & {
  options: readonly { value: Value; label: ReactNode; description?: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
};

/** One of a few options, each with a description. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { label, hint, error, isOptional, isRequired, className, options, onChange, ...rest } = props;
  return (
    <RadioGroup
      {...rest}
      isRequired={isRequired}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onChange(chosen.value);
      }}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={classNames('form-field choice-list', className)}
    >
      <FieldLabel label={label} isRequired={isRequired} isOptional={isOptional} />
      {options.map((option) => (
        <Radio key={option.value} value={option.value} className="choice choice--radio">
          <span className="choice-box" aria-hidden="true" />
          <span className="two-lines">
            <strong>{option.label}</strong>
            {option.description && <small>{option.description}</small>}
          </span>
        </Radio>
      ))}
      <FieldMessage error={error} hint={hint} />
    </RadioGroup>
  );
}
