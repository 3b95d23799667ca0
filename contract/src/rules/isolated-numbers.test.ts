import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isolateNumbers, withoutIsolates } from './isolated-numbers.ts';

/** The marks, so that they can be seen. */
const seen = (text: string) => text.replaceAll('\u2066', '[').replaceAll('\u2069', ']');

test.each([
  ['شقة 5-01', 'شقة [5-01]'],
  ['5-01', '[5-01]'],
  ['مرتفعات البيرة 9-02، 10-11A', 'مرتفعات البيرة [9-02]، [10-11A]'],
  ['5-01 5-02', '[5-01] [5-02]'],
  ['(3-04)', '([3-04])'],
  ['محل 3/2-1', 'محل [3/2-1]'],
  ['شقة 12–14', 'شقة [12–14]'],
  ['في 2026-11-17', 'في [2026-11-17]'],
  ['هاتف +1 312 555 0167.', 'هاتف [+1 312 555 0167].'],
  ['هاتف +970-59-912-3456', 'هاتف [+970-59-912-3456]'],
  ['هاتف 059 912 3456', 'هاتف [059 912 3456]'],
])('%s: a number that would be turned round is isolated', (text, expected) => {
  expect(seen(isolateNumbers(text))).toBe(expected);
});

test.each([
  ['A-201 keeps its order', 'شقة A-201، ثم B-5-01'],
  ['no dash', 'وحدة 12، الطابق 3، 4.5 و10:30 و172,000'],
  ['after a Latin letter', 'Apartment 5-01، مرتفعات Al-Bireh 4-03'],
  ['an address', 'https://example.ps/properties/5-01?from=2026-11-17&u=5-01#5-02'],
  ['a mail address', 'office.5-01@example.ps، 5-01@example.ps'],
  ['Arabic letters', 'أ-304'],
])('%s: left as it is', (_, text) => {
  expect(isolateNumbers(text)).toBe(text);
});

test('a number inside an isolated label is isolated, an isolated number is not isolated twice', () => {
  expect(seen(isolateNumbers('\u2068شقة 5-01\u2069'))).toBe('\u2068شقة [5-01]]');
  expect(isolateNumbers('\u20685-01\u2069')).toBe('\u20685-01\u2069');
  expect(seen(isolateNumbers('في \u2068Olive\u2069 5-01'))).toBe('في \u2068Olive] [5-01]');
});

test('isolating twice is isolating once, and without the marks it is the same text', () => {
  const part = fc.constantFrom('شقة', ' ', '5-01', 'A-201', '+970', '59', '-', '،', '2026-11-17', 'x', '/');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const once = isolateNumbers(parts.join(''));
      expect(isolateNumbers(once)).toBe(once);
      expect(withoutIsolates(once)).toBe(parts.join(''));
    }),
  );
});
