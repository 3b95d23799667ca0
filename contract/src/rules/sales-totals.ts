import type { InsightSales } from '../insights.ts';
import { type Currency, inOrder, sumAmounts } from './money.ts';

type Row = InsightSales['rows'][number];
type Span = 'now' | 'before' | 'yearAgo';

/** Sales of all projects by currency, which are never added together; those without a price last. */
export function salesTotals(rows: readonly Row[]): Pick<Row, 'currency' | Span>[] {
  const currencies: (Currency | null)[] = inOrder(rows.flatMap(({ currency }) => currency ?? []));
  if (rows.some(({ currency }) => currency === null)) currencies.push(null);
  return currencies.map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const of = (span: Span) => ({
      sales: own.reduce((sum, row) => sum + row[span].sales, 0),
      amount: currency
        ? sumAmounts(
            own.map((row) => row[span].amount),
            currency,
          )
        : 0,
    });
    return { currency, now: of('now'), before: of('before'), yearAgo: of('yearAgo') };
  });
}
