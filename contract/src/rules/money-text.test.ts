import { expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

test('the code stands before the figure; a fraction shows all its places, a paper always does', () => {
  expect(moneyText(87_000, 'USD')).toBe('USD 87,000');
  expect(moneyText(3000.5, 'ILS')).toBe('ILS 3,000.50');
  expect(moneyText(6250.5, 'JOD')).toBe('JOD 6,250.500');
  expect(moneyText(-12, 'USD')).toBe('USD -12');
  expect(moneyText(87_000, 'USD', 'paper')).toBe('USD 87,000.00');
  expect(moneyText(1, 'JOD', 'paper')).toBe('JOD 1.000');
});

test('the site has signs, and a figure without a currency stands alone', () => {
  expect(moneyText(198_000, 'USD', 'site')).toBe('$198,000');
  expect(moneyText(620_000.5, 'ILS', 'site')).toBe('₪620,000.50');
  expect(moneyText(95_000, 'JOD', 'site')).toBe('JOD\u00a095,000');
  expect(moneyText(12_000, null)).toBe('12,000');
});
