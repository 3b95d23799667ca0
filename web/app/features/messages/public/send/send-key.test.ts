import { expect, test } from 'vitest';
import { createSendKeys } from './send-key.ts';

test('the same text has the same key until it has arrived', () => {
  const keys = createSendKeys();
  const form = { fullName: 'Rana', mobile: '0599214870' };
  const first = keys.keyFor(form);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(keys.keyFor({ ...form })).toBe(first);
  expect(keys.keyFor({ ...form, mobile: '0599214871' })).not.toBe(first);
  const again = keys.keyFor(form);
  keys.used();
  expect(keys.keyFor(form)).not.toBe(again);
});
