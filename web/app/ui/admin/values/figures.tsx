import type { Currency } from '@diyar/contract/rules/money';
import { figuresText } from '@diyar/contract/rules/money-text';
import { createContext, type ReactNode, use } from 'react';

type Figure = { amount: number | null; currency: Currency | 'Unknown' | null } | null;

const Fractions = createContext<ReadonlySet<string>>(new Set());

/** In one table a currency has its decimals in every row or in none: 4,000.000 beside 13,012.500 dinars. */
export function EvenFigures({ of, children }: { of: readonly Figure[]; children: ReactNode }) {
  const outer = use(Fractions);
  const here = of.flatMap((figure) =>
    figure?.currency && figure.amount !== null && !Number.isInteger(figure.amount) ? [figure.currency] : [],
  );
  return <Fractions value={new Set([...outer, ...here])}>{children}</Fractions>;
}

/** A figure as the others of its table are written. */
export function useFigures(): (amount: number, currency: Currency) => string {
  const fractions = use(Fractions);
  return (amount, currency) => figuresText(amount, currency, fractions.has(currency) ? 'paper' : 'screen');
}
