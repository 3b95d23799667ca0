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
