import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { LedgerTotals } from './ledger-totals.tsx';

const total = {
  currency: 'USD' as const,
  charges: 1_800_500,
  discounts: 9000,
  writtenOff: 750,
  paid: 1_419_250.5,
  refunded: 1000,
  outstanding: 381_500,
  overpaid: 1500.5,
  toGiveBack: 7500,
  overdue: 60_500,
};

test('a row per currency whose printed parts make the printed results; cheques stand below', () => {
  const cheques = [{ currency: 'ILS' as const, amount: 96_000 }];
  const html = renderScreen(<LedgerTotals totals={[total]} cheques={cheques} uncounted={[]} />);
  const [price = 0, discount = 0, off = 0, paid = 0, back = 0, owed = 0, over = 0, toGive = 0] = [
    ...html.matchAll(/<bdi dir="ltr">([\d,.]+)<\/bdi>/g),
  ].map(([, text = '']) => Number(text.replaceAll(',', '')));
  expect(price - discount - off - paid + back).toBe(owed - over - toGive);
  expect(html).toContain('1,419,250.50');
  expect(html).toContain('96,000');
  expect(html).toMatch(/Overdue.*60,500/);
});

test('prices without a currency have a line of their own', () => {
  const html = renderScreen(
    <LedgerTotals totals={[]} cheques={[]} uncounted={[]} withoutCurrency={31_000} />,
  );
  expect(html).toMatch(/without a currency.*31,000/);
});
