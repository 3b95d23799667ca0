import type { Currency } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';

export { signOf } from '@diyar/contract/rules/money-text';

export type Price = { amount: number; currency: Currency };

/** '$172,000', '₪620,000', 'JOD 95,000'. Callers wrap it in `<bdi dir="ltr">`. */
export const formatPrice = ({ amount, currency }: Price): string => moneyText(amount, currency, 'site');
