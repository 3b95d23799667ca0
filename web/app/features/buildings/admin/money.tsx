import type { AmountCurrency } from '@diyar/contract/rules/amounts';
import type { ReadAmount } from '@diyar/contract/rules/balance';
import { figuresText, moneyText } from '@diyar/contract/rules/money-text';
import { useAdminTexts } from '~/i18n/admin/index.ts';

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** '74,000' in Western digits in both languages; a fraction has all decimals of its currency. */
export const formatAmount = (amount: number, currency: AmountCurrency = 'Unknown') =>
  currency === 'Unknown' ? format.format(amount) : figuresText(amount, currency);

/** 'USD 74,000', or the number alone without a currency. */
export const formatMoney = (amount: number, currency: AmountCurrency) =>
  currency === 'Unknown' ? formatAmount(amount) : moneyText(amount, currency);

/** The currency in small letters; a dash with a label where there is none. */
export function CurrencyMark({ currency }: { currency: AmountCurrency }) {
  const { buildings: t } = useAdminTexts();
  if (currency !== 'Unknown') return <i>{currency}</i>;
  return (
    <i title={t.noCurrency}>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t.noCurrency}</span>
    </i>
  );
}

/** A typed amount: the parsed number, or the text itself where it could not be parsed. */
export const amountText = (typed: string, { amount, currency }: ReadAmount) =>
  amount === null ? typed : formatAmount(amount, currency);
