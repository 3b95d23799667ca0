import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { useReadAs } from './read-as.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

export function ReservationFields({ form, hasLines }: { form: ReservationFormState; hasLines: boolean }) {
  const { lacasa: t } = useAdminTexts();
  const readAs = useReadAs();
  const { control, formState } = form;
  return (
    <>
      <ErrorSummary>{formState.errors.root?.message}</ErrorSummary>
      <FormField control={control} name="name">
        {(field) => (
          <TextField {...field} label={t.name} dir="auto" autoComplete="off" autoFocus isRequired />
        )}
      </FormField>
      <FormField control={control} name="phone">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={t.phone}
            dir="ltr"
            inputMode="tel"
            autoComplete="off"
            isOptional
          />
        )}
      </FormField>
      <FormField control={control} name="dueAmountStr">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={t.dueAmount}
            hint={readAs(value ?? '') ?? t.amountHint}
            dir="auto"
            autoComplete="off"
            isOptional
          />
        )}
      </FormField>
      <FormField control={control} name="paidAmountStr">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={t.paidAmount}
            hint={hasLines ? t.paidByLines : readAs(value ?? '')}
            isReadOnly={hasLines}
            dir="auto"
            autoComplete="off"
            isOptional={!hasLines}
          />
        )}
      </FormField>
      <FormField control={control} name="isFullyPaid">
        {({ value, onChange, onBlur, name }) => (
          <Checkbox name={name} isSelected={value} onChange={onChange} onBlur={onBlur}>
            {t.fullyPaid}
          </Checkbox>
        )}
      </FormField>
    </>
  );
}
