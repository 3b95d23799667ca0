import { expect, test } from 'vitest';
import { formatPrice } from './price.ts';

test('prices are written the same everywhere', () => {
  expect(formatPrice({ amount: 172_000, currency: 'USD' })).toBe('$172,000');
  expect(formatPrice({ amount: 620_000, currency: 'ILS' })).toBe('₪620,000');
  expect(formatPrice({ amount: 95_000, currency: 'JOD' })).toBe('JOD\u00a095,000');
  expect(formatPrice({ amount: 1200.5, currency: 'USD' })).toBe('$1,200.50');
});
