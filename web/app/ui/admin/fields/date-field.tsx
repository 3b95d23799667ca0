import { type CalendarDate, parseDate } from '@internationalized/date';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useWesternDigits } from '~/lib/admin/western-digits.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { FieldLabel, FieldMessage, type FieldProps } from './field-parts.tsx';
import { MonthCalendar } from './month-calendar.tsx';

type Props = FieldProps & {
  /** '2026-11-15', or null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
};

/** A malformed day of another server or an old draft counts as none. */
function dayOf(value: string | null): CalendarDate | null {
  try {
    return value ? parseDate(value) : null;
  } catch {
    return null;
  }
}

/** A calendar day, typed in segments or picked, in the order and with the month names of the language. */
export function DateField(props: Props) {
  const { label, hint, error, isOptional, className, value, onChange, ...rest } = props;
  const t = useAdminTexts().ui;
  const box = useRef<HTMLDivElement>(null);
  useWesternDigits(box);
  return (
    <DatePicker
      {...rest}
      value={dayOf(value)}
      onChange={(day) => onChange(day?.toString() ?? null)}
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={classNames('form-field', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired} isOptional={isOptional} />
      <Group ref={box} className="form-field-input date-field">
        <DateInput className="date-field-input">
          {(segment) => <DateSegment segment={segment} className="date-field-segment" />}
        </DateInput>
        {value && (
          // its own slot: inside a date picker a button without a slot opens the calendar
          <Button
            slot={null}
            className="date-field-button"
            aria-label={`${t.clear}: ${label}`}
            onPress={() => onChange(null)}
          >
            <Icon name="x" />
          </Button>
        )}
        <Button className="date-field-button">
          <Icon name="calendar-blank" />
        </Button>
      </Group>
      <FieldMessage error={error} hint={hint} />
      <Popover className="popover" placement="bottom start" offset={4}>
        <Dialog className="date-field-dialog" aria-label={label}>
          <MonthCalendar />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
