import { CURRENCIES, type Currency } from '@diyar/contract/rules/money';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import type { BoundField } from '~/ui/admin/fields/form-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';

/** The fields that a payment and a cheque schedule share, bound by `FormField`. */
type Bound<Value> = BoundField<Value> & { label: string };
type Optional = string | null | undefined;

type NumberProps = Bound<string | number> & { isWhole?: boolean; autoFocus?: boolean };

export const NumberInput = ({ value, isWhole, ...field }: NumberProps) => (
  <TextField
    {...field}
    value={String(value)}
    dir="ltr"
    inputMode={isWhole ? 'numeric' : 'decimal'}
    autoComplete="off"
    isRequired
  />
);

export function CurrencyChoice({ ref: _, ...field }: BoundField<Currency>) {
  const { lacasaPayments: t } = useAdminTexts();
  return (
    <Select
      {...field}
      label={t.currency}
      options={CURRENCIES.map((value) => ({ value, label: t.currencies[value] }))}
    />
  );
}

export const DayInput = ({ value, onChange, ref: _, ...field }: Bound<string>) => (
  <DateField {...field} value={value} onChange={(day) => onChange(day ?? '')} isRequired />
);

export const ChequeNumber = ({ value, ...field }: Bound<Optional> & { isRequired?: boolean }) => (
  <TextField {...field} value={value ?? ''} dir="ltr" autoComplete="off" isOptional={!field.isRequired} />
);

export function NoteInput({ value, ...field }: BoundField<Optional>) {
  const { lacasaPayments: t } = useAdminTexts();
  return <TextField {...field} value={value ?? ''} label={t.note} dir="auto" autoComplete="off" isOptional />;
}
