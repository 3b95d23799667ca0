import { asCurrency, type Currency, dealCurrency } from '@diyar/contract/rules/money';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { currencyOptions } from '~/i18n/currencies.ts';
import { Select } from '~/ui/admin/fields/select.tsx';
import { type FieldOf, FormField, formField, typedText } from '~/ui/admin/form/form-field.tsx';
import { labelIn } from '~/ui/admin/form/problems.ts';
import { AmountField, type AmountOptions } from './fields.tsx';

/** A figure in a known currency. */
export const FormAmount = formField<AmountOptions>(({ value, onChange, onNamed, ...field }) => (
  <AmountField
    {...field}
    value={typedText(value)}
    onChange={onChange}
    onNamed={
      onNamed &&
      ((named, figures) => {
        onNamed(named, figures);
        onChange(figures);
      })
    }
  />
));

type MoneyOptions<Values extends FieldValues> = Omit<AmountOptions, 'currency' | 'onNamed'> & {
  /** The field of the currency. */
  currency: FieldPath<Values>;
  /** How the currencies are called; else by their codes. */
  currencyNames?: Readonly<Record<string, string>>;
  /** Of the row. */
  className?: string;
};

/** A figure and its currency beside it; one that is typed with the figure, '$185,000', is chosen there. */
export function FormMoney<Values extends FieldValues, Output, Labels, Name extends FieldPath<Values>>(
  props: FieldOf<Values, Output, Labels, Name> & MoneyOptions<Values>,
) {
  const { currency, currencyNames, className = 'account-money', ...amount } = props;
  const { ledger: t } = useAdminTexts();
  return (
    <FormField of={props.of} name={currency}>
      {({ value, onChange, ref: _, ...field }) => {
        const chosen = asCurrency(value) ?? dealCurrency();
        const choose = (next: Currency) => onChange(next as typeof value);
        return (
          <div className={className}>
            {/* what the caller sees is checked above */}
            <FormAmount
              {...(amount as unknown as Parameters<typeof FormAmount>[0])}
              currency={chosen}
              onNamed={choose}
            />
            <Select
              {...field}
              label={labelIn(props.of.labels, currency) ?? t.currency}
              value={chosen}
              onChange={choose}
              options={currencyOptions(chosen, currencyNames)}
            />
          </div>
        );
      }}
    </FormField>
  );
}
