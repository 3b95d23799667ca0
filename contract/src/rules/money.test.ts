import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyOf, parseAmount, splitAmount } from './amounts.ts';
import { currencyOfHeading } from './heading-currency.ts';
import { ISO_CURRENCIES } from './iso.ts';
import { ratePair } from './ledger.ts';
import {
  type Currency,
  dealCurrency,
  decimalsOf,
  firstCurrency,
  fromMinor,
  inOrder,
  isExact,
  sumAmounts,
  toMinor,
} from './money.ts';
import { moneyText } from './money-text.ts';
import { BUILT_IN_CURRENCIES, BUILT_IN_PLACE, inPlace } from './place.ts';

test('agorot, cents and fils', () => {
  expect([toMinor(1.5, 'ILS'), toMinor(1.5, 'USD'), toMinor(1.5, 'JOD')]).toEqual([150, 150, 1500]);
  expect([decimalsOf('ILS'), decimalsOf('USD'), decimalsOf('JOD')]).toEqual([2, 2, 3]);
});

test('0.1 + 0.2 is 0.3 here', () => {
  expect(sumAmounts([0.1, 0.2], 'ILS')).toBe(0.3);
  expect(sumAmounts([], 'USD')).toBe(0);
});

test('sums are exact in the smallest unit, in any order', () => {
  const minors = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 50 });
  fc.assert(
    fc.property(minors, fc.constantFrom(...BUILT_IN_CURRENCIES), (parts, currency) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      const amounts = parts.map((part) => fromMinor(part, currency));
      expect(toMinor(sumAmounts(amounts, currency), currency)).toBe(total);
      expect(sumAmounts(amounts.toReversed(), currency)).toBe(sumAmounts(amounts, currency));
    }),
  );
});

const asks = (...codes: string[]) => ({ ...BUILT_IN_PLACE, currencies: codes as Currency[] });
/** With 0, 2 and 3 decimals. */
const OTHERS = ['JPY', 'ISK', 'EUR', 'AED', 'KWD', 'IQD'];

test('an amount that is written can be read again, whatever its decimals', () => {
  const places = fc.constantFrom(...OTHERS, ...BUILT_IN_CURRENCIES);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), places, (minor, code) =>
      inPlace(asks(code), () => {
        const currency = firstCurrency();
        const amount = fromMinor(minor, currency);
        for (const where of ['paper', 'screen', 'site'] as const) {
          const text = moneyText(amount, currency, where);
          expect(toMinor(parseAmount(text) ?? Number.NaN, currency), text).toBe(minor);
          expect(currencyOf(text)).toBe(code);
        }
        expect(isExact(amount, currency)).toBe(true);
      }),
    ),
  );
});

test('decimals are those of ISO 4217; Intl has fewer where small coins are rare, and never more', () => {
  const known = new Set(Intl.supportedValuesOf('currency'));
  for (const code of ISO_CURRENCIES.filter((one) => known.has(one))) {
    const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    expect([digits, 2, 3], code).toContain(decimalsOf(code));
    expect(decimalsOf(code), code).toBeGreaterThanOrEqual(digits);
  }
});

test('lists follow the company; what it does not offer comes after, what is no currency last', () => {
  const used = ['Unknown', 'ILS', 'EUR', 'JOD', 'ILS'] as (Currency | 'Unknown')[];
  expect(inOrder(used)).toEqual(['ILS', 'JOD', 'EUR', 'Unknown']);
  inPlace(asks('JOD', 'EUR'), () => {
    expect(inOrder(used)).toEqual(['JOD', 'EUR', 'ILS', 'Unknown']);
    expect([firstCurrency(), dealCurrency()]).toEqual(['JOD', 'JOD']);
    expect(currencyOf('1,200 eur')).toBe('EUR');
    expect(splitAmount('€ 1,200')).toEqual({ figures: '1,200', currency: 'EUR' });
    expect(currencyOfHeading('Price EUR')).toBe('EUR');
  });
  expect([firstCurrency(), dealCurrency(), currencyOf('1,200 eur')]).toEqual(['ILS', 'USD', 'Unknown']);
});

test('how a rate is read does not depend on what the company offers', () => {
  const pairs = () => [ratePair('ILS', 'JOD'), ratePair('ILS', 'USD'), ratePair('USD', 'JOD')];
  const before = pairs();
  expect(before).toEqual([
    ['JOD', 'ILS'],
    ['USD', 'ILS'],
    ['JOD', 'USD'],
  ]);
  inPlace(asks('ILS'), () => expect(pairs()).toEqual(before));
  const turned = ISO_CURRENCIES.flatMap((a) =>
    ISO_CURRENCIES.filter((b) => a !== b && ratePair(a, b)[0] !== ratePair(b, a)[0]),
  );
  expect(turned).toEqual([]);
});
