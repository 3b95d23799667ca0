import { CURRENCIES } from '@diyar/contract/rules/money';
import { PAYMENT_METHODS } from '@diyar/contract/rules/payments';
import { useWatch } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DateField } from '~/ui/admin/date-field.tsx';
import { FormField } from '~/ui/admin/form-field.tsx';
import { Segmented } from '~/ui/admin/segmented.tsx';
import { Select } from '~/ui/admin/select.tsx';
import { TextField } from '~/ui/admin/text-field.tsx';
import type { PaymentFormState } from './use-payment-form.ts';

export function PaymentFields({ form }: { form: PaymentFormState }) {
  const { lacasaPayments: t } = useAdminTexts();
  const { control } = form;
  const method = useWatch({ control, name: 'method' });
  return (
    <>
      <div className="money-row">
        <FormField control={control} name="amount">
          {({ value, ...field }) => (
            <TextField
              {...field}
              value={String(value)}
              label={t.amount}
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
        {({ value, onChange, ref: _, ...field }) => (
          <DateField
            {...field}
            value={value}
            onChange={(day) => onChange(day ?? '')}
            label={t.paidOn}
            isRequired
          />
        )}
      </FormField>
      {method === 'cheque' && (
        <>
          <FormField control={control} name="chequeNumber">
            {({ value, ...field }) => (
              <TextField
                {...field}
                value={value ?? ''}
                label={t.chequeNumber}
                dir="ltr"
                autoComplete="off"
                isRequired
              />
            )}
          </FormField>
          <FormField control={control} name="dueDate">
            {({ value, ref: _, ...field }) => (
              <DateField {...field} value={value ?? null} label={t.dueDate} isRequired />
            )}
          </FormField>
        </>
      )}
      <FormField control={control} name="note">
        {({ value, ...field }) => (
          <TextField {...field} value={value ?? ''} label={t.note} dir="auto" autoComplete="off" isOptional />
        )}
      </FormField>
    </>
  );
}
