import { settle } from '@diyar/contract/rules/ledger';
import { decimalsOf, toMinor } from '@diyar/contract/rules/money';
import { BUILT_IN_CURRENCIES } from '@diyar/contract/rules/place';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { Apart, Balance, BalanceParts } from './balance.tsx';
import { formatIn } from './money.tsx';

const figures = (html: string) =>
  [...html.matchAll(/<dd dir="ltr">([^<]*)<\/dd>/g)].map(([, text = '']) => Number(text.replaceAll(',', '')));

const cases = fc.constantFrom(...BUILT_IN_CURRENCIES).chain((currency) =>
  fc.record({
    currency: fc.constant(currency),
    minors: fc.array(fc.nat(10_000_000), { minLength: 5, maxLength: 5 }),
  }),
);

test('the printed parts add up to the printed result', () => {
  fc.assert(
    fc.property(cases, fc.constantFrom('ar', 'en'), ({ currency, minors }, lang) => {
      const scale = 10 ** decimalsOf(currency);
      const [charges = 0, discounts = 0, writtenOff = 0, paid = 0, refunded = 0] = minors.map(
        (m) => m / scale,
      );
      const balance = settle({ currency, charges, discounts, writtenOff, paid, refunded });
      const printed = figures(renderScreen(<BalanceParts balance={balance} />, { lang }));
      const [a = 0, b = 0, c = 0, d = 0, e = 0, result = 0] = printed.map((one) => toMinor(one, currency));
      expect(printed).toHaveLength(6);
      expect(Math.abs(a - b - c - d + e)).toBe(result);
    }),
    { numRuns: 60 },
  );
});

test('a zero is printed faint, an overpaid deal is named so, a cancelled one gives back', () => {
  const balance = settle({
    currency: 'USD',
    charges: 215_000,
    discounts: 0,
    writtenOff: 0,
    paid: 216_500.5,
    refunded: 0,
  });
  const html = renderScreen(<BalanceParts balance={balance} />);
  expect(html.match(/account-zero/g)).toHaveLength(3);
  expect(html).toContain('Overpaid');
  expect(html).toContain('1,500.50');
  expect(renderScreen(<BalanceParts balance={balance} isCancelled />)).toContain('To give back');
});

test('what is late is said with its first day and how much of it is in cheques', () => {
  const balance = settle({
    currency: 'USD',
    charges: 208_000,
    discounts: 3000,
    writtenOff: 500,
    paid: 118_500,
    refunded: 1000,
  });
  const overdue = { amount: 29_000, since: '2026-11-10', inCheques: 12_000 };
  const html = renderScreen(<Balance balance={balance} apart={null} overdue={overdue} />);
  for (const text of ['87,000', 'USD 29,000', '10 Nov 2026', 'USD 12,000']) expect(html).toContain(text);
});

test('currencies stand apart, each by itself', () => {
  const apart = {
    cheques: [
      { currency: 'ILS' as const, amount: 96_000 },
      { currency: 'USD' as const, amount: 58_000 },
    ],
    chequesCountFor: 58_000,
    uncounted: [{ currency: 'JOD' as const, amount: 700.5 }],
  };
  const html = renderScreen(<Apart apart={apart} />, { lang: 'ar' });
  for (const text of ['96,000', '58,000', '700.500', 'لا تُحسب']) expect(html).toContain(text);
  expect(html).not.toContain('154,000');
  expect(renderScreen(<Apart apart={{ cheques: [], chequesCountFor: 0, uncounted: [] }} />)).toBe('');
});

test('whole amounts have no decimals, fractions all of their currency', () => {
  expect(formatIn(3000.5, 'USD')).toBe('3,000.50');
  expect(formatIn(98_250.5, 'JOD')).toBe('98,250.500');
  expect(formatIn(87_000, 'ILS')).toBe('87,000');
});
