import { PAYMENT_METHODS } from '@diyar/contract/rules/payments';
import { useWatch } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { ChequeNumber, CurrencyChoice, DayInput, NoteInput, NumberInput } from './money-fields.tsx';
import type { PaymentFormState } from './use-payment-form.ts';

export function PaymentFields({ form }: { form: PaymentFormState }) {
  const { lacasaPayments: t } = useAdminTexts();
  const { control } = form;
  const method = useWatch({ control, name: 'method' });
  return (
    <>
      <div className="balance-row">
        <FormField control={control} name="amount">
          {(field) => <NumberInput {...field} label={t.amount} autoFocus />}
        </FormField>
        <FormField control={control} name="currency">
          {(field) => <CurrencyChoice {...field} />}
        </FormField>
      </div>
      <FormField control={control} name="method">
        {({ value, onChange }) => (
          <Segmented
            label={t.method}
            value={value}
            onChange={onChange}
            options={PAYMENT_METHODS.map((one) => ({ value: one, label: t.methods[one] }))}
          />
        )}
      </FormField>
      <FormField control={control} name="paidOn">
        {(field) => <DayInput {...field} label={t.paidOn} />}
      </FormField>
      {method === 'cheque' && (
        <>
          <FormField control={control} name="chequeNumber">
            {(field) => <ChequeNumber {...field} label={t.chequeNumber} isRequired />}
          </FormField>
          <FormField control={control} name="dueDate">
            {({ value, ...field }) => <DayInput {...field} value={value ?? ''} label={t.dueDate} />}
          </FormField>
        </>
      )}
      <FormField control={control} name="note">
        {(field) => <NoteInput {...field} />}
      </FormField>
    </>
  );
}
