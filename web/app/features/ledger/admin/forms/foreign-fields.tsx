import type { DealLedger } from '@diyar/contract/ledger';
import { type EntryLine, ratePair } from '@diyar/contract/rules/ledger';
import type { Control } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { moneyText } from '../money.tsx';
import { RATE_WAYS, type RateWay } from './entry-values.ts';
import { AmountField, typedText } from './fields.tsx';

type Counting = { rate: string; countsFor: string };

type Props<Values extends Counting, Output> = {
  control: Control<Values, unknown, Output>;
  ledger: DealLedger;
  way: RateWay;
  onWay: (way: RateWay) => void;
  /** The entry as typed so far. */
  line: Pick<EntryLine, 'currency' | 'countsFor'> | null;
  /** A rate that is given later is given. */
  ways?: readonly RateWay[];
};

/** What an amount in another currency counts for: by a typed rate, by the amount, or not at all for now. */
export function ForeignFields<Values extends Counting, Output>(props: Props<Values, Output>) {
  const { ledger, way, onWay, line, ways = RATE_WAYS } = props;
  const { ledger: t } = useAdminTexts();
  const control = props.control as unknown as Control<Counting>;
  const { currency } = ledger;
  if (currency === null) return null;
  const [stronger, weaker] = line ? ratePair(line.currency, currency) : ([currency, currency] as const);
  return (
    <fieldset className="account-foreign">
      <legend>{t.foreignTitle(currency)}</legend>
      <Segmented
        label={t.rateWay}
        value={way}
        onChange={onWay}
        options={ways.map((value) => ({ value, label: t.rateWays[value] }))}
      />
      {way === 'rate' && (
        <FormField control={control} name="rate">
          {({ value, ...field }) => (
            <TextField
              {...field}
              value={typedText(value)}
              label={`${t.rate} ${line ? t.rateOf(stronger, weaker) : ''}`}
              hint={line?.countsFor ? t.countsFor(moneyText(line.countsFor, currency)) : undefined}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              isRequired
            />
          )}
        </FormField>
      )}
      {way === 'countsFor' && (
        <FormField control={control} name="countsFor">
          {(field) => <AmountField {...field} label={`${t.counted} (${currency})`} currency={currency} />}
        </FormField>
      )}
      {way === 'none' && <p className="note">{t.noRateHint}</p>}
    </fieldset>
  );
}
