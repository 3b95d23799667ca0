import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { LedgerTotals } from './ledger-totals.tsx';

const total = {
  charges: 380_863.5,
  discounts: 0,
  writtenOff: 0,
  paid: 13_012.5,
  refunded: 4_000,
  outstanding: 371_851,
  overpaid: 0,
  toGiveBack: 0,
  overdue: 0,
};

test('a currency has its decimals in every cell of a table, or in none', () => {
  const html = renderScreen(
    <LedgerTotals
      totals={[
        { ...total, currency: 'JOD' },
        { ...total, charges: 380_863, paid: 13_012, currency: 'USD' },
      ]}
      cheques={[]}
      uncounted={[]}
    />,
  );
  const [dinars = [], dollars = []] = ['JOD', 'USD'].map((currency) => {
    const row = html.split('<tr>').find((one) => one.includes(`>${currency}</th>`)) ?? '';
    return [...row.matchAll(/<bdi dir="ltr">([\d,.]+)<\/bdi>/g)].map(([, figure]) => figure);
  });
  expect(dinars).toContain('13,012.500');
  expect(dinars).toContain('4,000.000');
  expect(dinars.every((figure) => /\.\d{3}$/.test(figure ?? ''))).toBe(true);
  expect(dollars).toContain('4,000');
  expect(dollars.some((figure) => figure?.includes('.'))).toBe(false);
});
