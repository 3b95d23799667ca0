import { parseTime, type Time } from '@internationalized/date';
import { useRef } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { useWesternDigits } from '~/lib/admin/western-digits.ts';
import { classNames } from '../class-names.ts';
import { FieldLabel, FieldMessage, type FieldProps } from './field-parts.tsx';

type Props = FieldProps & {
  /** '09:40', or '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Hides the label visually, where adjacent text already says it. */
  isLabelHidden?: boolean;
};

function timeOf(value: string): Time | null {
  try {
    return value ? parseTime(value) : null;
  } catch {
    return null;
  }
}

/** A time of day, 24 hours in both languages. */
export function TimeField(props: Props) {
  const { label, hint, error, isOptional, className, value, onChange, isLabelHidden, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  useWesternDigits(box);
  return (
    <AriaTimeField
      {...rest}
      value={timeOf(value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5) ?? '')}
      aria-label={isLabelHidden ? label : undefined}
      hourCycle={24}
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={classNames('form-field', className)}
    >
      {!isLabelHidden && <FieldLabel label={label} isRequired={props.isRequired} isOptional={isOptional} />}
      <div ref={box} className="form-field-input date-field" dir="ltr">
        <DateInput className="date-field-input">
          {(segment) => <DateSegment segment={segment} className="date-field-segment" />}
        </DateInput>
      </div>
      <FieldMessage error={error} hint={hint} />
    </AriaTimeField>
  );
}
