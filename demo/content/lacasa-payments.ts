import type { Currency } from '@diyar/contract/rules/money';
import type { DemoPayment } from '../types.ts';

export const cash = (amount: number, currency: Currency, daysAgo: number, note: string): DemoPayment => ({
  method: 'cash',
  amount,
  currency,
  daysAgo,
  note,
});

export const transfer = (amount: number, currency: Currency, daysAgo: number, note: string): DemoPayment => ({
  method: 'transfer',
  amount,
  currency,
  daysAgo,
  note,
});

type Cheque = Extract<DemoPayment, { method: 'cheque' }>;

export const cheque = (
  chequeNumber: string,
  amount: number,
  currency: Currency,
  days: { given: number; due: number },
  status: Cheque['status'],
  note: string,
): DemoPayment => ({
  method: 'cheque',
  chequeNumber,
  amount,
  currency,
  daysAgo: days.given,
  dueDaysAgo: days.due,
  status,
  note,
});
