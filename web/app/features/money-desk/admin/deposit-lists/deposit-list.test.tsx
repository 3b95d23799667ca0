import { expect, test } from 'vitest';
import { ApiError } from '~/lib/api/api-error.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { rangeOf } from '../cheques/selection.ts';
import { chequeRow, depositList } from '../money-testing.ts';
import { sheetsOf } from './deposit-list-paper.tsx';
import { DepositListScreen } from './deposit-list-screen.tsx';
import { movedOn } from './selection-bar.tsx';

const company = {
  name: { en: 'Diyar', ar: 'ديار' },
  address: { en: 'Ramallah', ar: 'رام الله' },
  phone: '02 200 5018',
  email: '',
  licence: '562 118',
};
const cheques = [chequeRow(9), chequeRow(10, { drawer: 'Rana Jaber' }), chequeRow(11, { amount: 36_500.5 })];

const render = (at: string) =>
  renderScreen(<DepositListScreen id="31" />, {
    at,
    answers: [
      [['GET /admin/money/deposit-lists/{id}', [31]], [depositList(cheques)]],
      [['GET /admin/papers/company', {}], company],
    ],
  }).replace(/[\u2066-\u2069]/g, '');

test('the list has number, drawer, decimals and the sum in words, in both languages', () => {
  const english = render('/admin/money/deposit-lists/31?lang=en');
  for (const text of [
    '2026-0031',
    '16 November 2026',
    'Rana Jaber',
    '36,500.50',
    'ILS 132,500.50',
    '562 118',
  ])
    expect(english).toContain(text);
  expect(english).toContain('One hundred thirty-two thousand five hundred shekels');
  expect(english).toContain('Page 1 of 1');
  const arabic = render('/admin/money/deposit-lists/31?lang=ar');
  for (const text of ['حافظة إيداع شيكات', 'المسحوب عليه', '3 شيكات', 'ختم البنك وتوقيعه'])
    expect(arabic).toContain(text);
});

test('many cheques go on several sheets, none twice', () => {
  const many = Array.from({ length: 73 }, (_, i) => chequeRow(i));
  const sheets = sheetsOf(many);
  expect(sheets.map(({ length }) => length)).toEqual([20, 26, 26, 1]);
  expect(sheets.flat()).toEqual(many);
  expect(sheetsOf([])).toEqual([[]]);
});

test('a range goes from the last press to this one, in both directions', () => {
  const rows = [1, 2, 3, 4].map((id) => chequeRow(id));
  const ids = (from: number | null, to: number) => rangeOf(rows, from, to).map(({ entryId }) => entryId);
  expect(ids(1, 3)).toEqual([1, 2, 3]);
  expect(ids(4, 2)).toEqual([2, 3, 4]);
  expect(ids(null, 2)).toEqual([2]);
  expect(ids(99, 2)).toEqual([2]);
});

test('cheques that the server refuses to put on a list are found by their place in it', () => {
  const errors = [{ path: 'entryIds.2', message: 'gone' }];
  const error = new ApiError({ status: 422, data: { errors }, url: '', method: 'POST' });
  expect(movedOn(cheques, error)).toEqual([cheques[2]]);
  expect(movedOn(cheques, new Error('offline'))).toEqual([]);
});
