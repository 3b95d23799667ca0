import { type Currency, offeredCurrencies } from '@diyar/contract/rules/money';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { currencyIn } from '~/i18n/currencies.ts';
import { Select } from '~/ui/admin/fields/select.tsx';

type Props = {
  currency: { isAsked: boolean; value: Currency | null };
  onAnswer: (currency: Currency) => void;
};

/** Asked once for the file, where prices name no currency: none is guessed from what was there before. */
export function CurrencyQuestion({ currency: { isAsked, value }, onAnswer }: Props) {
  const { sheetFiles: t } = useAdminTexts();
  if (!isAsked) return null;
  return (
    <Select
      className="import-currency"
      label={t.currencyAsked}
      hint={t.currencyAskedBody}
      placeholder={t.chooseCurrency}
      isRequired
      value={value}
      options={offeredCurrencies().map((value) => ({
        value,
        label: `${currencyIn({ ...t.currencyNames }, value)} (${value})`,
      }))}
      onChange={onAnswer}
    />
  );
}
