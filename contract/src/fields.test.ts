import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as fields from './fields.ts';

const read = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : result.error.issues.map((issue) => issue.message);
};

describe('texts', () => {
  test('required ones are trimmed and not empty', () => {
    expect(read(fields.requiredText(5), ' a ')).toBe('a');
    expect(read(fields.requiredText(5), '  ')).toEqual(['required']);
    expect(read(fields.requiredText(5), undefined)).toEqual(['required']);
    expect(read(fields.requiredText(5), 'abcdef')).toEqual(['tooLong:5']);
  });

  test('optional ones are empty when missing; kept ones tell missing from empty', () => {
    expect(read(fields.optionalText(5), undefined)).toBe('');
    expect(read(fields.optionalText(5), null)).toBe('');
    const kept = z.object({ a: fields.text(5).optional() });
    expect(read(kept, {})).toEqual({});
    expect(read(kept, { a: null })).toEqual({ a: '' });
  });

  test('a number that was copied from the screen loses its marks', () => {
    expect(read(fields.requiredText(9), 'شقة \u20665-01\u2069')).toBe('شقة 5-01');
    expect(read(fields.optionalText(4), '\u20685-01\u2069')).toBe('5-01');
  });

  test('no NUL reaches the database', () => {
    expect(read(fields.requiredText(9), 'a\0b')).toBe('ab');
    expect(read(fields.requiredText(9), '\0')).toEqual(['required']);
  });
});

test('phones are cleaned, and checked when there is one', () => {
  expect(read(fields.phone, '٠٥٩٩ ١٢٣ ٤٥٦')).toBe('0599 123 456');
  expect(read(fields.phone, '')).toBe('');
  expect(read(fields.phone, '12')).toEqual(['invalidPhone']);
});

test('e-mail and links', () => {
  expect(read(fields.requiredEmail, ' a@b.co ')).toBe('a@b.co');
  expect(read(fields.requiredEmail, '')).toEqual(['emailRequired']);
  expect(read(fields.requiredEmail, 'ab')).toEqual(['invalidEmail']);
  expect(read(fields.email, '')).toBe('');
  expect(read(fields.email, 'ab')).toEqual(['invalidEmail']);
  expect(read(fields.webUrl, 'https://a.example')).toBe('https://a.example');
  expect(read(fields.webUrl, 'javascript:alert(1)')).toEqual(['invalidUrl']);
});

describe('numbers', () => {
  const floor = fields.typedNumber({ min: 0, max: 9, whole: true });
  test.each([
    [3, 3],
    ['٣', 3],
    ['10', ['max:9']],
    [-1, ['min:0']],
    ['1.5', ['notWhole']],
    ['x', ['notANumber']],
    ['', ['required']],
    [undefined, ['required']],
    [Number.NaN, ['notANumber']],
    [[], ['notANumber']],
  ])('%j', (value, expected) => {
    expect(read(floor, value)).toEqual(expected);
  });

  test('optional ones are null when nothing was typed, and checked when something was', () => {
    const optional = fields.optionalNumber({ min: 1 });
    expect([undefined, null, ''].map((value) => read(optional, value))).toEqual([null, null, null]);
    expect(read(optional, '٢')).toBe(2);
    expect(read(optional, '0')).toEqual(['min:1']);
    expect(read(optional, 'x')).toEqual(['notANumber']);
  });
});

test('days, instants, choices and booleans as forms send them', () => {
  expect(read(fields.optionalDay, '٢٠٢٦-١١-١٥')).toBe('2026-11-15');
  expect(read(fields.optionalDay, '')).toBeNull();
  expect(read(fields.optionalDay, '2026-02-31')).toEqual(['invalidDate']);
  expect(read(fields.optionalInstant, '2026-11-15T09:30')).toBe('2026-11-15T07:30:00.000Z');
  expect(read(fields.optionalInstant, 'soon')).toEqual(['invalidDate']);
  expect(read(fields.optionalChoice(['a', 'b']), '')).toBeNull();
  expect(read(fields.optionalChoice(['a', 'b']), 'c')).toEqual(['invalidChoice']);
  expect(['true', '1', '', true].map((value) => read(fields.typedBoolean, value))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['false', '0', false].map((value) => read(fields.typedBoolean, value))).toEqual([
    false,
    false,
    false,
  ]);
  expect(read(fields.typedBoolean, 'maybe')).toEqual(['invalidChoice']);
});

test('ids are what PostgreSQL calls an integer', () => {
  expect(read(fields.IdParams, { id: '7' })).toEqual({ id: 7 });
  for (const id of ['0', '-1', '1.5', 'abc', '2147483648', '']) {
    expect(fields.IdParams.safeParse({ id }).success).toBe(false);
  }
});

test('whatever is sent, nothing throws and a number is a number', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const result = fields.typedNumber().safeParse(value);
      if (result.success) expect(Number.isFinite(result.data)).toBe(true);
      for (const schema of [fields.phone, fields.webUrl, fields.optionalDay, fields.optionalInstant])
        schema.safeParse(value);
    }),
  );
});
