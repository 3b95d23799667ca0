import { readAmount } from '@diyar/contract/rules/balance';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { currencyIn } from '~/i18n/currencies.ts';
import { formatAmount } from '../money.tsx';

/** '185.000' is 185, but people who group with dots mean 185,000. */
const DOT_BEFORE_THREE = /^[^\d.]*([1-9]\d{0,2})\.(\d{3})(?!\d)[^\d.]*$/;

/** How the server will read an amount, shown while it is typed. */
export function useReadAs() {
  const { buildings: t } = useAdminTexts();
  return (typed: string): string | undefined => {
    if (typed.trim() === '') return undefined;
    const { amount, currency } = readAmount(typed);
    if (amount === null) return t.notReadable;
    const shown = formatAmount(amount);
    const read =
      currency === 'Unknown'
        ? t.readWithoutCurrency(shown)
        : t.readAs(shown, currencyIn({ ...t.currencyNames }, currency));
    const [, thousands, rest] = DOT_BEFORE_THREE.exec(typed) ?? [];
    return thousands ? `${read}. ${t.dotMayGroup(`${thousands},${rest}`)}` : read;
  };
}
