import { EntryInput } from '@diyar/contract/ledger';
import { apartmentNo } from '@diyar/contract/rules/ids';
import { expect, test } from 'vitest';
import { balanceAfter } from '../afterwards.ts';
import { chequeOf, entryOf, ledgerOf } from '../ledger-testing.ts';
import { chequeRows } from './cheques-form.tsx';
import { statedSum } from './entry-form.tsx';
import { entryProblems, lineOf, sentEntry, valuesOf } from './entry-values.ts';
import { figuresResolver, groupedReading, readFigure } from './read-figure.ts';
import { leftOf } from './settlement.ts';
import { readTerms, toPay } from './terms.ts';

const price = entryOf({ id: 1, kind: 'charge', reason: 'price', amount: 208_000, method: null });
const ledger = ledgerOf([price, entryOf({ id: 2, amount: 40_000 })], { closedUntil: '2026-10-31' });
const payment = valuesOf('payment', ledger);

const problems = async (typed: object) => {
  const values = { ...payment, ...typed };
  const { errors } = await figuresResolver(EntryInput, (one) => entryProblems(one, ledger, 'rate'))(
    values,
    undefined,
    { fields: {}, shouldUseNativeValidation: false },
  );
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};

test('figures are read as people type them; letters and signs are refused', () => {
  expect(['185,000', '١٨٥٬٠٠٠', '185.000', '3.70', '12,5'].map(readFigure)).toEqual([
    185_000, 185_000, 185, 3.7, 12.5,
  ]);
  expect(['about 190', '-5', '$5', ''].map(readFigure)).toEqual([null, null, null, null]);
  expect(groupedReading('185.000')).toBe('185,000');
  expect(['185.00', '0.500', '1,185.000'].map(groupedReading)).toEqual([null, null, null]);
});

test('everything that is wrong is said at once, at its field', async () => {
  expect(await problems({ method: 'cheque' })).toEqual({
    amount: 'required',
    bank: 'required',
    chequeNumber: 'chequeNumberRequired',
    dueOn: 'dueDateRequired',
  });
  expect(await problems({ amount: '5.001', on: '2026-11-16' })).toMatchObject({ on: 'dateInFuture' });
  expect(await problems({ amount: '500', on: '2026-10-31' })).toEqual({ on: 'monthClosed' });
  expect(await problems({ amount: '500', currency: 'ILS' })).toEqual({ rate: 'required' });
  expect(await problems({ amount: '18,500', currency: 'ILS', rate: '3.70' })).toEqual({});
});

test('the balance afterwards: a cheque changes nothing, a rate counts, without one nothing does', () => {
  const after = (typed: object, way: 'rate' | 'countsFor' | 'none' = 'rate') =>
    balanceAfter(ledger, { add: lineOf({ ...payment, ...typed }, ledger, way) ?? undefined })?.outstanding;
  expect(after({ amount: '8,000' })).toBe(160_000);
  expect(after({ amount: '8,000', method: 'cheque' })).toBe(168_000);
  expect(after({ amount: '18,500', currency: 'ILS', rate: '3.70' })).toBe(163_000);
  expect(after({ amount: '18,500', currency: 'ILS', countsFor: '5,100' }, 'countsFor')).toBe(162_900);
  expect(after({ amount: '18,500', currency: 'ILS' }, 'none')).toBe(168_000);
  expect(balanceAfter(ledger, { without: 2 })?.outstanding).toBe(208_000);
});

test('the first payment replaces what was typed as paid, and shrinks a rest that was written off', () => {
  const stated = entryOf({ id: 3, kind: 'stated', amount: 60_000, method: null });
  const rest = entryOf({ id: 4, kind: 'writeOff', reason: 'rest', amount: 148_000, method: null });
  const pay = (of: ReturnType<typeof ledgerOf>, amount: string) =>
    balanceAfter(of, { add: lineOf({ ...payment, amount }, of, 'rate') ?? undefined });
  const typed = ledgerOf([price, stated]);
  expect(statedSum(typed)).toBe('60,000');
  expect(pay(typed, '60,000')).toMatchObject({ paid: 60_000, outstanding: 148_000 });
  const marked = ledgerOf([price, entryOf({ id: 2, amount: 60_000 }), rest]);
  expect(pay(marked, '8,000')).toMatchObject({
    paid: 68_000,
    writtenOff: 140_000,
    outstanding: 0,
    overpaid: 0,
  });
  expect(pay(marked, '150,000')).toMatchObject({ writtenOff: 0, overpaid: 2000 });
});

test('only what is shown travels, and writing off everything is the rest', () => {
  const typed = EntryInput.parse({ ...payment, amount: 500, bank: 'Sahel', rate: 3.7, chequeNumber: '9' });
  expect(sentEntry(typed, ledger, 'rate')).toMatchObject({ bank: '', rate: null, chequeNumber: '' });
  const writeOff = EntryInput.parse({ ...valuesOf('writeOff', ledger), note: 'Commission' });
  expect(sentEntry(writeOff, ledger, 'none')).toMatchObject({ amount: 168_000, reason: 'rest' });
});

test('cheques are proposed for the open lines of the plan that no cheque waits for', () => {
  const planned = [
    { dueOn: '2026-03-03', amount: 50_000, label: '', covered: 0, isLate: false },
    { dueOn: '2026-11-10', amount: 29_000, label: '', covered: 0, isLate: false },
    { dueOn: '2027-02-10', amount: 129_000, label: '', covered: 0, isLate: false },
  ];
  const waiting = entryOf({ id: 3, amount: 29_000, method: 'cheque', cheque: chequeOf() });
  expect(chequeRows(ledgerOf([price, entryOf({ id: 2, amount: 40_000 }), waiting], { planned }))).toEqual([
    { dueOn: '2026-03-03', amount: '10,000' },
    { dueOn: '2027-02-10', amount: '129,000' },
  ]);
});

test('refund and forfeit may leave something for later, never exceed what is held', () => {
  const held = { amount: 117_500, currency: 'USD' as const };
  expect(leftOf({ refund: '107,500', forfeit: '10,000' }, held)).toBe(0);
  expect(leftOf({ refund: '', forfeit: '10,000' }, held)).toBe(107_500);
  expect(leftOf({ refund: '117,500', forfeit: '1' }, held)).toBe(-1);
  expect(leftOf({ refund: 'all', forfeit: '' }, held)).toBe(null);
});

test('the terms of a reservation: prices by unit, a discount that is not too large, no price at all', () => {
  const [home, parking] = [apartmentNo(31), apartmentNo(6)];
  const terms = {
    currency: 'USD' as const,
    prices: { 31: '185,000', 6: '15,000' },
    discount: '3,000',
    plan: [],
  };
  expect(toPay(terms, [home, parking])).toBe(197_000);
  expect(toPay(terms, [home])).toBe(182_000);
  expect(readTerms(terms, [home, parking]).terms).toMatchObject({
    prices: [
      { unit: 31, amount: 185_000 },
      { unit: 6, amount: 15_000 },
    ],
    discount: 3000,
  });
  expect(readTerms({ ...terms, prices: { 31: 'much' } }, [home]).problems).toEqual({
    'prices.31': 'notANumber',
  });
  expect(readTerms({ ...terms, discount: '300,000' }, [home]).problems).toEqual({ discount: 'max:185000' });
  expect(readTerms({ ...terms, prices: {}, discount: '' }, [home])).toEqual({ terms: null, problems: {} });
});
