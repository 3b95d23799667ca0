import { isExact } from '@diyar/contract/ledger';
import { AMOUNT_MAX } from '@diyar/contract/limits';
import { amountInWords } from '@diyar/contract/rules/amount-words';
import { splitAmount } from '@diyar/contract/rules/amounts';
import { CURRENCIES, type Currency } from '@diyar/contract/rules/money';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import type { BoundField } from '~/ui/admin/fields/form-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { moneyText } from '../money.tsx';
import { groupedReading, readFigure } from './read-figure.ts';

export type Typed = string | number | null | undefined;
/** Bound to a field that a figure or a text is typed into. */
export type TypedField = Omit<BoundField<string>, 'value'> & { value: Typed };
export const typedText = (value: Typed): string => String(value ?? '');

type AmountProps = TypedField & {
  label: string;
  currency: Currency;
  /** Below the reading: that it is more than is owed. */
  warning?: string | false;
  hint?: ReactNode;
  autoFocus?: boolean;
  isOptional?: boolean;
  /** The currency stands beside it and can be chosen: a typed one, '$185,000', is chosen there. */
  onNamed?: (currency: Currency, figures: string) => void;
};

/** Their plurals are longer: the words are taken off when the field is left, not while they are typed. */
const UNFINISHED = /dinar|shekel/i;

/** A figure; the line below says while it is typed how it is read. */
export function AmountField({ value, currency, warning, hint, isOptional, onNamed, ...field }: AmountProps) {
  const typed = typedText(value);
  const take = (text: string): boolean => {
    const named = splitAmount(text);
    if (!named || (named.currency !== currency && !onNamed)) return false;
    if (named.currency === currency) field.onChange(named.figures);
    else onNamed?.(named.currency, named.figures);
    return true;
  };
  return (
    <TextField
      {...field}
      value={typed}
      onChange={(text) => {
        if (UNFINISHED.test(text) || !take(text)) field.onChange(text);
      }}
      onBlur={() => {
        take(typed);
        field.onBlur();
      }}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      isRequired={!isOptional}
      isOptional={isOptional}
      hint={
        typed.trim() ? (
          <Reading typed={typed} currency={currency} warning={warning} onChange={field.onChange} />
        ) : (
          hint
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

export function CurrencyField({ ref: _, ...field }: BoundField<Currency>) {
  const { ledger: t } = useAdminTexts();
  return (
    <Select {...field} label={t.currency} options={CURRENCIES.map((value) => ({ value, label: value }))} />
  );
}

type DayProps = TypedField & {
  label: string;
  isOptional?: boolean;
  hint?: string;
};

export const DayField = ({ value, onChange, ref: _, isOptional, ...field }: DayProps) => (
  <DateField
    {...field}
    value={typedText(value) || null}
    onChange={(day) => onChange(day ?? '')}
    isRequired={!isOptional}
  />
);

type LineProps = TypedField & {
  label: string;
  hint?: string;
  dir?: 'ltr' | 'auto';
  isRequired?: boolean;
  isOptional?: boolean;
  autoFocus?: boolean;
};

export const LineField = ({ value, dir = 'auto', ...field }: LineProps) => (
  <TextField {...field} value={typedText(value)} dir={dir} autoComplete="off" />
);
