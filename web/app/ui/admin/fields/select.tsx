import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { FieldLabel, FieldMessage, type FieldProps } from './field-parts.tsx';

type Props<Value extends string> = FieldProps & {
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Hides the label visually, where adjacent text already says it. */
  isLabelHidden?: boolean;
};

/** One of a list that is too long for Segmented or RadioCards. */
export function Select<Value extends string>(props: Props<Value>) {
  const {
    label,
    hint,
    error,
    isOptional,
    isRequired,
    className,
    options,
    value,
    onChange,
    isLabelHidden,
    placeholder,
    ...rest
  } = props;
  return (
    <AriaSelect
      {...rest}
      isRequired={isRequired}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      aria-label={isLabelHidden ? label : undefined}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={classNames('select', className)}
    >
      {!isLabelHidden && <FieldLabel label={label} isRequired={isRequired} isOptional={isOptional} />}
      <Button className="form-field-input select-button">
        <SelectValue>{({ selectedText }) => selectedText || placeholder}</SelectValue>
        <Icon name="caret-down" />
      </Button>
      <FieldMessage error={error} hint={hint} />
      <Popover className="popover popover--field" offset={4}>
        <ListBox className="popover-list" items={options}>
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled}
              className="popover-item"
            >
              {option.label}
              <Icon name="check" className="popover-tick" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
