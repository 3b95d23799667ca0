import type { DealLedger } from '@diyar/contract/ledger';
import { type EntryLine, ratePair } from '@diyar/contract/rules/ledger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { type FieldHost, partOf } from '~/ui/admin/form/form-field.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { moneyText } from '../money.tsx';
import { RATE_WAYS, type RateWay } from './entry-values.ts';
import { FormAmount } from './form-money.tsx';

type Counting = { rate: string; countsFor: string };

type Props<Values extends Counting, Output, Labels> = {
  of: FieldHost<Values, Output, Labels>;
  ledger: DealLedger;
  way: RateWay;
  onWay: (way: RateWay) => void;
  /** The entry as typed so far. */
  line: Pick<EntryLine, 'currency' | 'countsFor'> | null;
  /** A rate that is given later is given. */
  ways?: readonly RateWay[];
};

/** What an amount in another currency counts for: by a typed rate, by the amount, or not at all for now. */
export function ForeignFields<Values extends Counting, Output, Labels>(props: Props<Values, Output, Labels>) {
  const { ledger, way, onWay, line, ways = RATE_WAYS } = props;
  const { ledger: t } = useAdminTexts();
  const of = partOf<Counting>(props.of);
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
        <FormText
          of={of}
          name="rate"
          label={`${t.rate} ${line ? t.rateOf(stronger, weaker) : ''}`}
          hint={line?.countsFor ? t.countsFor(moneyText(line.countsFor, currency)) : undefined}
          dir="ltr"
          inputMode="decimal"
          isRequired
        />
      )}
      {way === 'countsFor' && (
        <FormAmount
          of={of}
          name="countsFor"
          label={`${t.counted} (${currency})`}
          currency={currency}
          isRequired
        />
      )}
      {way === 'none' && <p className="note">{t.noRateHint}</p>}
    </fieldset>
  );
}
