import { type Currency, offeredCurrencies } from '@diyar/contract/rules/money';
import type { UnitImport } from '@diyar/contract/unit-imports';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { currencyIn } from '~/i18n/currencies.ts';
import { Select } from '~/ui/admin/fields/select.tsx';

type Props = { made: UnitImport; onAnswer: (currency: Currency) => void };

/** Asked once for the file, where prices name no currency: none is guessed from what was there before. */
export function CurrencyQuestion({ made, onAnswer }: Props) {
  const { unitImports: t } = useAdminTexts();
  const { isAsked, value } = made.currency;
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
