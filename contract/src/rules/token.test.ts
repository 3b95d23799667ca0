import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOKEN_TIMER_CAP_MS } from '../limits.ts';
import { cleanToken, timerDelay, tokenExpiry } from './token.ts';

describe('clean-up', () => {
  test.each([
    'abc.def.ghi',
    '"abc.def.ghi"',
    "'abc.def.ghi'",
    'Bearer abc.def.ghi',
    '"Bearer abc.def.ghi"',
    ' bearer  "abc.def.ghi" ',
  ])('%s is the token', (stored) => {
    expect(cleanToken(stored)).toBe('abc.def.ghi');
  });

  test.each([
    '',
    ' ',
    'null',
    'undefined',
    '"null"',
    'Bearer undefined',
    'Bearer',
    'Bearer ',
    '""',
    null,
    undefined,
    42,
    'a b',
    'a\nb',
    'é',
  ])('%s is none', (stored) => {
    expect(cleanToken(stored)).toBeNull();
  });

  test('a cleaned token can be a header and is clean already', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aZ0.-_"\' ', 'Bearer ', 'null', '\n') }),
        (stored) => {
          const token = cleanToken(stored);
          if (token === null) return;
          expect(token).toMatch(/^[!-~]+$/);
          expect(cleanToken(token)).toBe(token);
        },
      ),
    );
  });
});

const jwt = (payload: unknown) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(payload)}.signature`;
};

describe('expiry', () => {
  test('is read from the payload', () => {
    expect(tokenExpiry(jwt({ exp: 1_800_000_000, name: 'ديار ??>>' }))).toBe(1_800_000_000_000);
    expect(tokenExpiry(jwt({ exp: '1800000000' }))).toBe(1_800_000_000_000);
  });

  test.each([
    '',
    'abc',
    'a.b.c',
    'a..c',
    jwt({}),
    jwt(null),
    jwt([1]),
    jwt({ exp: 'soon' }),
    jwt({ exp: true }),
    jwt({ exp: -1 }),
  ])('%s says nothing', (token) => {
    expect(tokenExpiry(token)).toBeNull();
  });

  test('any text can be asked', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (text, payload) => {
        expect(() => tokenExpiry(text)).not.toThrow();
        expect(() => tokenExpiry(jwt(payload))).not.toThrow();
      }),
    );
  });
});

test('the timer waits no longer than the cap, and never less than nothing', () => {
  expect(timerDelay(5_000, 2_000)).toBe(3_000);
  expect(timerDelay(1_000, 2_000)).toBe(0);
  expect(timerDelay(1e15, 0)).toBe(TOKEN_TIMER_CAP_MS);
  expect(TOKEN_TIMER_CAP_MS).toBe(2 ** 31 - 1);
});
