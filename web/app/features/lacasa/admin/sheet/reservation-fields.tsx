import type { TrackedUnit } from '@diyar/contract/buildings';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { FurtherUnits } from '../deals/further-units.tsx';
import { useTracker } from '../tracker.ts';
import { useReadAs } from './read-as.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

type Props = { form: ReservationFormState; opened: TrackedUnit; units: readonly TrackedUnit[] };

export function ReservationFields({ form, opened, units }: Props) {
  const { lacasa: t, lacasaDeals: d } = useAdminTexts();
  const { buildingId, seesMoney } = useTracker();
  const hasLines = opened.payments.length > 0;
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
      {seesMoney && (
        <>
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
      )}
      {buildingId !== null && (
        <FormField control={control} name="coBuyers">
          {({ value, ...field }) => (
            <TextField
              {...field}
              value={value ?? ''}
              label={d.coBuyers}
              hint={d.coBuyersHint}
              dir="auto"
              autoComplete="off"
              isOptional
            />
          )}
        </FormField>
      )}
      {buildingId !== null && (opened.status === 'available' || opened.status === 'held') && (
        <FormField control={control} name="with">
          {({ value, onChange, error }) => (
            <FurtherUnits
              units={units}
              except={opened.id}
              value={value}
              onChange={onChange}
              label={d.further}
              hint={d.furtherHint}
              error={error}
            />
          )}
        </FormField>
      )}
    </>
  );
}
