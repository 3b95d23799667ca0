import { z } from 'zod';
import { Day, Id, Instant, optionalDay, optionalText, typedNumber } from './fields.ts';
import { AMOUNT_MAX, CHEQUE_NUMBER_MAX, CHEQUES_MAX, LINE_MAX } from './limits.ts';
import { CURRENCIES, decimalsOf } from './rules/money.ts';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './rules/payments.ts';

const money = typedNumber({ min: 0.001, max: AMOUNT_MAX });
const currency = z.enum(CURRENCIES);
const day = (required: 'required' | 'dueDateRequired') =>
  optionalDay.refine((value) => value !== null, { error: required }).transform((value) => value ?? '');

/** More decimals than the currency has would be money nobody can hand over. */
const exact = (payment: { amount: number; currency: (typeof CURRENCIES)[number] }) =>
  Number(payment.amount.toFixed(decimalsOf(payment.currency))) === payment.amount;

/** Issue 6: one dated line. A cheque has its number and the day it falls due. */
export const PaymentInput = z
  .object({
    amount: money,
    currency,
    method: z.enum(PAYMENT_METHODS),
    paidOn: day('required'),
    chequeNumber: optionalText(CHEQUE_NUMBER_MAX),
    dueDate: optionalDay,
    note: optionalText(LINE_MAX),
  })
  .refine(exact, { path: ['amount'], error: 'invalidAmount' })
  .refine((p) => p.method !== 'cheque' || p.chequeNumber !== '', {
    path: ['chequeNumber'],
    error: 'chequeNumberRequired',
  })
  .refine((p) => p.method !== 'cheque' || p.dueDate !== null, {
    path: ['dueDate'],
    error: 'dueDateRequired',
  });
export type PaymentInput = z.infer<typeof PaymentInput>;

/** `total` is split by `chequeSchedule` (rules) so that the sum is exact. */
export const ChequeScheduleInput = z
  .object({
    firstDate: day('dueDateRequired'),
    count: typedNumber({ min: 1, max: CHEQUES_MAX, whole: true }),
    total: money,
    currency,
    firstNumber: optionalText(CHEQUE_NUMBER_MAX),
    note: optionalText(LINE_MAX),
  })
  .refine((plan) => exact({ amount: plan.total, currency: plan.currency }), {
    path: ['total'],
    error: 'invalidAmount',
  });
export type ChequeScheduleInput = z.infer<typeof ChequeScheduleInput>;

export const PaymentStatusInput = z.object({ status: z.enum(PAYMENT_STATUSES) });
export type PaymentStatusInput = z.infer<typeof PaymentStatusInput>;

export const Payment = z.object({
  id: Id,
  amount: z.number(),
  currency,
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(PAYMENT_STATUSES),
  paidOn: Day,
  chequeNumber: z.string(),
  dueDate: Day.nullable(),
  note: z.string(),
  createdAt: Instant,
  createdBy: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

export const PaymentList = z.object({
  items: z.array(Payment),
  paid: z.array(z.object({ currency, amount: z.number() })),
});
export type PaymentList = z.infer<typeof PaymentList>;
