import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPhone, dialDigits, isValidPhone, phoneKey } from './phone.ts';

describe('digits, plus, hyphen, spaces, parentheses, at least 7 digits', () => {
  test.each([
    '1234567',
    '+970 599 123 456',
    '(02) 295-1234',
    '٠٥٩٩١٢٣٤٥٦',
    '0599\u2011123456',
    '\u202A0599123456',
  ])('%s is valid', (phone) => {
    expect(isValidPhone(phone)).toBe(true);
  });

  test.each([
    '',
    '123456',
    '12345x7',
    '0599.123.456',
    'call me now',
    '-------',
    '(((((((1',
    '1-2-3-4-5-6',
    '+970 123456',
    '0000000',
    '0599123456;',
    '1'.repeat(41),
  ])('%s is not', (phone) => {
    expect(isValidPhone(phone)).toBe(false);
  });

  test('spaces around do not count towards the seven', () => {
    expect(isValidPhone('  123456  ')).toBe(false);
  });
});

test('cleaning leaves Western digits and plain signs', () => {
  expect(cleanPhone('  ٠٥٩٩\u00A0 ١٢٣–٤٥٦ ')).toBe('0599 123-456');
});

test('every spelling of one number has one key', () => {
  const spellings = [
    '0599123456',
    '+970 599 123 456',
    '00972599123456',
    '٠٥٩٩١٢٣٤٥٦',
    '599123456',
    '970599123456',
    '(+972) 599-123-456',
    '+970 (0)599 123456',
  ];
  expect(new Set(spellings.map(phoneKey))).toEqual(new Set(['599123456']));
});

test('other people have other keys', () => {
  expect(phoneKey('+962 79 123 4567')).toBe('+962791234567');
  expect(phoneKey('00962791234567')).toBe('+962791234567');
  expect(phoneKey('+599 123 456')).not.toBe(phoneKey('599123456'));
  expect(phoneKey('022951234')).toBe('22951234');
  expect(phoneKey('')).toBeNull();
  expect(phoneKey('none')).toBeNull();
  expect(phoneKey('000')).toBeNull();
});

test('fewer than seven digits are no number and have no key', () => {
  for (const typed of ['1', '123456', '0123456', '+970 123456', '+44 1234', '(((((((1', '١٢٣٤٥٦'])
    expect(phoneKey(typed), typed).toBeNull();
  expect(phoneKey('2951234')).toBe('2951234');
  expect(phoneKey('+370 1234')).toBe('+3701234');
});

test('WhatsApp gets the country code that was typed, else the home one', () => {
  expect(dialDigits('0599123456')).toBe('970599123456');
  expect(dialDigits('+972 599 123 456')).toBe('972599123456');
  expect(dialDigits('+962791234567')).toBe('962791234567');
  expect(dialDigits('-')).toBeNull();
});

const national = fc.tuple(fc.constantFrom('59', '56', '52'), fc.integer({ min: 1_000_000, max: 9_999_999 }));
const prefix = fc.constantFrom('0', '', '+970', '+972', '00970', '00972', '970', '972', '+970 0');
const separators = fc.array(fc.constantFrom('', ' ', '-', '  '), { minLength: 20, maxLength: 20 });

test('separators, codes and scripts never change the key; different numbers never share one', () => {
  fc.assert(
    fc.property(national, prefix, separators, fc.boolean(), ([code, rest], start, gaps, eastern) => {
      const plain = `${code}${rest}`;
      const spaced = [...`${start}${plain}`].map((char, i) => char + (gaps[i] ?? '')).join('');
      const typed = eastern ? spaced.replace(/\d/g, (d) => String.fromCharCode(0x660 + Number(d))) : spaced;
      expect(phoneKey(typed)).toBe(plain);
      expect(isValidPhone(typed) || typed.length > 40).toBe(true);
    }),
  );
});
