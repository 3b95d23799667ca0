import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import type { ScheduleFormState } from './cheque-schedule.tsx';
import { ChequeNumber, CurrencyChoice, DayInput, NoteInput, NumberInput } from './money-fields.tsx';

export function ChequeFields({ form: { control } }: { form: ScheduleFormState }) {
  const { lacasaPayments: t } = useAdminTexts();
  return (
    <>
      <div className="balance-row">
        <FormField control={control} name="total">
          {(field) => <NumberInput {...field} label={t.total} autoFocus />}
        </FormField>
        <FormField control={control} name="currency">
          {(field) => <CurrencyChoice {...field} />}
        </FormField>
      </div>
      <div className="balance-row">
        <FormField control={control} name="firstDate">
          {(field) => <DayInput {...field} label={t.firstDate} />}
        </FormField>
        <FormField control={control} name="count">
          {(field) => <NumberInput {...field} label={t.count} isWhole />}
        </FormField>
      </div>
      <FormField control={control} name="firstNumber">
        {(field) => <ChequeNumber {...field} label={t.firstNumber} />}
      </FormField>
      <FormField control={control} name="note">
        {(field) => <NoteInput {...field} />}
      </FormField>
    </>
  );
}
