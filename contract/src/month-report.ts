import { z } from 'zod';
import { currency, Day, Id, Instant } from './fields.ts';

import { PaperData } from './papers.ts';
import { ENTRY_KINDS, ENTRY_REASONS, PAYMENT_METHODS } from './rules/ledger.ts';

/** What counted in a month, of one building, kind and way of paying. */
export const MonthReportRow = z.object({
  /** The building of the deal when the month was closed; null for a sale without a unit. */
  building: z.object({ id: Id, nameEn: z.string(), nameAr: z.string() }).nullable(),
  /** Of the deals: what is counted. */
  currency,
  kind: z.enum(ENTRY_KINDS),
  reason: z.enum(ENTRY_REASONS),
  method: z.enum(PAYMENT_METHODS).nullable(),
  /** What was handed over; another one than `currency` where a rate made it count. */
  paidIn: currency,
  /** How many entries began to count in the month, and for how much. */
  count: z.int().nonnegative(),
  amount: z.number(),
  /** The same in `paidIn`. */
  amountPaidIn: z.number(),
  /** Of entries that counted, also in months before, and ended in this one: voided, returned, another rate. */
  endedCount: z.int().nonnegative(),
  ended: z.number(),
  endedPaidIn: z.number(),
});
export type MonthReportRow = z.infer<typeof MonthReportRow>;

/** Stored when the month is closed, and only printed again. */
export const MonthReportData = z.object({ company: PaperData.shape.company, rows: z.array(MonthReportRow) });
export type MonthReportData = z.infer<typeof MonthReportData>;

/** GET /admin/money/months/{month}; LACASA gets the rows of their buildings. */
export const MonthReport = MonthReportData.extend({
  month: z.string(),
  first: Day,
  last: Day,
  closedBy: z.string().nullable(),
  closedAt: Instant,
  /** The month was closed by an earlier version: the report is of the day of the upgrade. */
  isLater: z.boolean(),
});
export type MonthReport = z.infer<typeof MonthReport>;
