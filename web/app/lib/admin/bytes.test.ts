import { expect, test } from 'vitest';
import { formatBytes, formatProgress } from './bytes.ts';

test('formatBytes', () => {
  expect(formatBytes(0)).toBe('0 KB');
  expect(formatBytes(8_500)).toBe('8.3 KB');
  expect(formatBytes(11.2 * 1024 * 1024)).toBe('11.2 MB');
  expect(formatBytes(412 * 1024 * 1024)).toBe('412 MB');
});

test('formatProgress uses the unit of the total and never exceeds it', () => {
  const mb = 1024 * 1024;
  expect(formatProgress(9.8 * mb, 11.2 * mb)).toBe('9.8 / 11.2 MB');
  expect(formatProgress(0, 17.4 * mb)).toBe('0 / 17.4 MB');
  expect(formatProgress(12 * mb, 11.2 * mb)).toBe('11.2 / 11.2 MB');
});
