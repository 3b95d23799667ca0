import { expect, test } from 'vitest';
import { SoldInput, SoldQuery } from './sold.ts';

test('the apartment name is required and trimmed, the rest is optional', () => {
  expect(SoldInput.parse({ apartmentName: ' A-301 ' })).toEqual({
    apartmentName: 'A-301',
    unitId: null,
    buyerName: '',
    buyerPhone: '',
    soldAt: null,
    notes: '',
    price: null,
    currency: null,
  });
  const [found] = SoldInput.safeParse({ apartmentName: '  ' }).error?.issues ?? [];
  expect([found?.path.join('.'), found?.message]).toEqual(['apartmentName', 'apartmentRequired']);
});

test('a chosen unit gives the name; ids and times come as text in a multipart form', () => {
  expect(SoldInput.parse({ unitId: '7', soldAt: '2026-11-15T09:30' })).toMatchObject({
    unitId: 7,
    soldAt: '2026-11-15T07:30:00.000Z',
  });
});

test('days typed the wrong way round are turned', () => {
  expect(SoldQuery.parse({ from: '2026-02-01', to: '2026-01-01' })).toMatchObject({
    from: '2026-01-01',
    to: '2026-02-01',
  });
  expect(SoldQuery.parse({ from: '', to: '' })).toMatchObject({ from: null, to: null });
  expect(SoldQuery.safeParse({ from: 'x' }).success).toBe(false);
});
