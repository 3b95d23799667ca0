import { CURRENCIES } from '@diyar/contract/rules/money';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DateField } from '~/ui/admin/date-field.tsx';
import { FormField } from '~/ui/admin/form-field.tsx';
import { Select } from '~/ui/admin/select.tsx';
import { TextField } from '~/ui/admin/text-field.tsx';
import type { ScheduleFormState } from './cheque-schedule.tsx';

export function ChequeFields({ form: { control } }: { form: ScheduleFormState }) {
  const { lacasaPayments: t } = useAdminTexts();
  return (
    <>
      <div className="money-row">
        <FormField control={control} name="total">
          {({ value, ...field }) => (
            <TextField
              {...field}
              value={String(value)}
              label={t.total}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              autoFocus
              isRequired
            />
          )}
        </FormField>
        <FormField control={control} name="currency">
          {({ ref: _, ...field }) => (
            <Select
              {...field}
              label={t.currency}
              options={CURRENCIES.map((value) => ({ value, label: t.currencies[value] }))}
            />
          )}
        </FormField>
      </div>
      <div className="money-row">
        <FormField control={control} name="firstDate">
          {({ value, onChange, ref: _, ...field }) => (
            <DateField
              {...field}
              value={value}
              onChange={(day) => onChange(day ?? '')}
              label={t.firstDate}
              isRequired
            />
          )}
        </FormField>
        <FormField control={control} name="count">
          {({ value, ...field }) => (
            <TextField
              {...field}
              value={String(value)}
              label={t.count}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              isRequired
            />
          )}
        </FormField>
      </div>
      <FormField control={control} name="firstNumber">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={t.firstNumber}
            dir="ltr"
            autoComplete="off"
            isOptional
          />
        )}
      </FormField>
      <FormField control={control} name="note">
        {({ value, ...field }) => (
          <TextField {...field} value={value ?? ''} label={t.note} dir="auto" autoComplete="off" isOptional />
        )}
      </FormField>
    </>
  );
}
