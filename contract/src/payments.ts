import { z } from 'zod';
import {
  Day,
  day,
  Id,
  Instant,
  optionalDay,
  optionalNumber,
  optionalText,
  text,
  typedNumber,
} from './fields.ts';
import { AMOUNT_MAX, CHEQUE_NUMBER_MAX, CHEQUES_MAX, LINE_MAX } from './limits.ts';
import { CURRENCIES, decimalsOf } from './rules/money.ts';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './rules/payments.ts';

const money = typedNumber({ min: 0.001, max: AMOUNT_MAX });
const currency = z.enum(CURRENCIES);
const requiredDay = (error: 'required' | 'dueDateRequired') =>
  z
    .string(error)
    .transform((typed): string | null => typed)
    .pipe(day)
    .refine((value) => value !== null, { error })
    .transform((value) => value ?? '');

/** An amount may not have more decimals than its currency. */
const exact = (payment: { amount: number; currency: (typeof CURRENCIES)[number] }) =>
  Number(payment.amount.toFixed(decimalsOf(payment.currency))) === payment.amount;

/** The apartment's version that the user saw; a second click or an outdated screen is then refused (409). */
const version = optionalNumber({ min: 1, whole: true });

const line = {
  amount: money,
  currency,
  method: z.enum(PAYMENT_METHODS),
  paidOn: requiredDay('required'),
  chequeNumber: optionalText(CHEQUE_NUMBER_MAX),
  dueDate: optionalDay,
  note: optionalText(LINE_MAX),
};

/** A cheque requires number and due date, and is pending unless a status is sent. */
export const PaymentInput = z
  .object({ ...line, status: z.enum(PAYMENT_STATUSES).optional(), version })
  .refine(exact, { path: ['amount'], error: 'invalidAmount' })
  .refine((p) => p.method !== 'cheque' || p.chequeNumber !== '', {
    path: ['chequeNumber'],
    error: 'chequeNumberRequired',
  })
  .refine((p) => p.method !== 'cheque' || p.dueDate !== null, {
    path: ['dueDate'],
    error: 'dueDateRequired',
  })
  .refine((p) => p.method === 'cheque' || p.status === undefined || p.status === 'cleared', {
    path: ['status'],
    error: 'invalidChoice',
  });
export type PaymentInput = z.infer<typeof PaymentInput>;

/** Fields that are not sent are left unchanged; the resulting line must satisfy PaymentInput. */
export const PaymentUpdate = z
  .object({
    ...line,
    chequeNumber: text(CHEQUE_NUMBER_MAX),
    dueDate: day,
    note: text(LINE_MAX),
    status: z.enum(PAYMENT_STATUSES),
  })
  .partial()
  .extend({ version });
export type PaymentUpdate = z.infer<typeof PaymentUpdate>;

/** `total` is split by `chequeSchedule` (rules) so that the sum is exact. */
export const ChequeScheduleInput = z
  .object({
    firstDate: requiredDay('dueDateRequired'),
    count: typedNumber({ min: 1, max: CHEQUES_MAX, whole: true }),
    total: money,
    currency,
    firstNumber: optionalText(CHEQUE_NUMBER_MAX),
    note: optionalText(LINE_MAX),
    version,
  })
  .refine((plan) => exact({ amount: plan.total, currency: plan.currency }), {
    path: ['total'],
    error: 'invalidAmount',
  });
export type ChequeScheduleInput = z.infer<typeof ChequeScheduleInput>;

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

export const PaymentSum = z.object({ currency, paid: z.number(), pending: z.number() });

/** Oldest first. `version` is the apartment's. */
export const PaymentList = z.object({
  items: z.array(Payment),
  sums: z.array(PaymentSum),
  version: z.int().positive(),
});
export type PaymentList = z.infer<typeof PaymentList>;
