import { z } from 'zod';
import { currency, Day, Id, Instant } from './fields.ts';

import { InsightDiscounts, InsightLeads, InsightPrices, InsightSales, InsightStock } from './insights.ts';
import { Sum } from './ledger.ts';
import { AgeingTotal, MoneyAhead } from './money-ahead.ts';
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

/** How the company did in the month, for its owner; what is left, comes in and is late is of the day of closing. */
export const OwnerReport = z.object({
  on: Day,
  sales: InsightSales,
  /** By project and currency. */
  stock: z.object({
    rows: z.array(InsightStock.shape.rows.element.omit({ kind: true, bedrooms: true, sqm: true })),
  }),
  /** Of the last quarter; reports of earlier versions have the quarters before it, too. */
  prices: InsightPrices,
  discounts: InsightDiscounts,
  leads: InsightLeads,
  ahead: MoneyAhead,
  ageing: z.array(AgeingTotal),
  /** Of twelve months. */
  cheques: z.object({ cameBack: z.int().nonnegative(), presented: z.int().nonnegative() }),
  /** Per currency, of cancelled deals. */
  toGiveBack: z.array(Sum),
});
export type OwnerReport = z.infer<typeof OwnerReport>;

/** Stored when the month is closed, and only printed again. */
export const MonthReportData = z.object({
  company: PaperData.shape.company,
  rows: z.array(MonthReportRow),
  /** Reports of earlier versions have none; only of the month that was closed, not of those before it. */
  owner: OwnerReport.optional(),
});
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
