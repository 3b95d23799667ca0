import { isExact } from '@diyar/contract/ledger';
import { AMOUNT_MAX } from '@diyar/contract/limits';
import { amountInWords } from '@diyar/contract/rules/amount-words';
import { splitAmount } from '@diyar/contract/rules/amounts';
import type { Currency } from '@diyar/contract/rules/money';
import type { Ref } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { currencyOptions } from '~/i18n/currencies.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import type { FieldProps } from '~/ui/admin/fields/field-parts.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { moneyText } from '../money.tsx';
import { groupedReading, readFigure } from './read-figure.ts';

export type AmountOptions = {
  currency: Currency;
  /** Below the reading: that it is more than is owed. */
  warning?: string | false;
  /** A figure that is one press away while the field is empty. */
  suggestion?: { typed: string; label: string };
  /** The currency stands beside it and can be chosen: a typed one, '$185,000', is chosen there. */
  onNamed?: (currency: Currency, figures: string) => void;
};

type Props = AmountOptions &
  FieldProps & {
    value: string;
    onChange: (typed: string) => void;
    onBlur?: () => void;
    ref?: Ref<HTMLInputElement>;
    autoFocus?: boolean;
  };

/** Their plurals are longer: the words are taken off when the field is left, not while they are typed. */
const UNFINISHED = /dinar|shekel/i;

/** A figure; the line below says while it is typed how it is read. */
export function AmountField({ currency, warning, suggestion, onNamed, hint, ...field }: Props) {
  const { value, onChange } = field;
  const take = (text: string): boolean => {
    const named = splitAmount(text);
    if (!named || (named.currency !== currency && !onNamed)) return false;
    if (named.currency === currency) onChange(named.figures);
    else onNamed?.(named.currency, named.figures);
    return true;
  };
  const offered = suggestion && (
    <TextButton onPress={() => onChange(suggestion.typed)}>{suggestion.label}</TextButton>
  );
  return (
    <TextField
      {...field}
      onChange={(text) => {
        if (UNFINISHED.test(text) || !take(text)) onChange(text);
      }}
      onBlur={() => {
        take(value);
        field.onBlur?.();
      }}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      hint={
        value.trim() ? (
          <Reading typed={value} currency={currency} warning={warning} onChange={onChange} />
        ) : (
          (offered ?? hint)
        )
      }
    />
  );
}

type ReadingProps = {
  typed: string;
  currency: Currency;
  warning?: string | false;
  onChange: (typed: string) => void;
};

function Reading({ typed, currency, warning, onChange }: ReadingProps) {
  const { ledger: t } = useAdminTexts();
  const { lang } = useLanguage();
  const figure = readFigure(typed);
  const isStorable = figure !== null && figure <= AMOUNT_MAX && isExact(figure, currency);
  const meant = groupedReading(typed);
  return (
    <span className="account-reading" role="status">
      {figure === null
        ? t.notReadable
        : t.readAs(moneyText(figure, currency), isStorable ? amountInWords(figure, currency, lang) : '')}
      {meant && (
        <span className="account-warning">
          {t.dotMayGroup(meant)} <TextButton onPress={() => onChange(meant)}>{t.makeIt(meant)}</TextButton>
        </span>
      )}
      {warning && <span className="account-warning">{warning}</span>}
    </span>
  );
}

type CurrencyProps = { value: Currency; onChange: (currency: Currency) => void };

export function CurrencyField(field: CurrencyProps) {
  const { ledger: t } = useAdminTexts();
  return <Select {...field} label={t.currency} options={currencyOptions(field.value)} />;
}
