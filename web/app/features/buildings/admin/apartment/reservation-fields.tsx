import type { TrackedUnit } from '@diyar/contract/buildings';
import { AccountLink } from '~/features/ledger/admin/deal-money.tsx';
import { TermsFields } from '~/features/ledger/admin/forms/terms-fields.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { FurtherUnits } from '../deals/further-units.tsx';
import { useTracker } from '../tracker.ts';
import { useReadAs } from './read-as.ts';
import type { ReservationState } from './use-reservation-form.ts';

type Props = { state: ReservationState; opened: TrackedUnit; units: readonly TrackedUnit[] };

export function ReservationFields({ state, opened, units }: Props) {
  const { form, isEdit } = state;
  const { buildings: t, buildingsDeals: d } = useAdminTexts();
  const { buildingId } = useTracker();
  const { control, formState } = form;
  const further = form.watch('with');
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
      {buildingId === null && <TypedAmounts form={form} opened={opened} />}
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
      {buildingId !== null && !isEdit && (
        <TermsFields
          terms={state.terms}
          onTerms={state.setTerms}
          units={[opened, ...further.flatMap((id) => units.find((one) => one.id === id) ?? [])]}
          problems={state.problems}
          buildingId={buildingId}
          today={companyDay()}
        />
      )}
      {buildingId !== null && isEdit && opened.deal && (
        <p className="note">
          {t.amountsInAccount} <AccountLink dealId={opened.deal.id} />
        </p>
      )}
    </>
  );
}

type AmountsProps = { form: ReservationState['form']; opened: TrackedUnit };

/** On a server that knows LaCasa's own calls only, amounts are texts. */
function TypedAmounts({ form: { control }, opened }: AmountsProps) {
  const { buildings: t } = useAdminTexts();
  const { seesMoney } = useTracker();
  const hasLines = opened.payments.length > 0;
  const readAs = useReadAs();
  return (
    <>
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
    </>
  );
}
