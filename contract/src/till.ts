import { z } from 'zod';
import {
  currency,
  Day,
  Id,
  Instant,
  idOf,
  optionalChoice,
  optionalDay,
  optionalId,
  optionalText,
} from './fields.ts';
import { PaperRef, Sum } from './ledger.ts';
import { SEARCH_MAX } from './limits.ts';
import { listOf, paging } from './lists.ts';
import { DealRef } from './money-desk.ts';
import { PaperData } from './papers.ts';
import { PAYMENT_METHODS } from './rules/ledger.ts';
import { TILL_SIDES } from './rules/till.ts';

const count = z.int().nonnegative();
const cashier = z.object({ id: Id, name: z.string() });

/** Cash that went through a till: recorded, or voided afterwards. */
export const TillLine = z.object({
  side: z.enum(TILL_SIDES),
  /** When it was recorded or voided. */
  at: Instant,
  entryId: Id,
  paper: PaperRef.nullable(),
  name: z.string(),
  units: z.string(),
  amount: z.number(),
  currency,
});
export type TillLine = z.infer<typeof TillLine>;

/** received + refunds voided − receipts voided − paid out = should be there. */
export const TillSum = z.object({
  currency,
  received: z.number(),
  paidOut: z.number(),
  voidedReceipts: z.number(),
  voidedRefunds: z.number(),
  expected: z.number(),
});
export type TillSum = z.infer<typeof TillSum>;

export const CountedSum = TillSum.extend({ counted: z.number(), difference: z.number() });
export type CountedSum = z.infer<typeof CountedSum>;

/** As it was when the till was closed; what is voided later is in the next. */
export const TillData = z.object({
  company: PaperData.shape.company,
  cashier: z.string(),
  closedBy: z.string(),
  sums: z.array(CountedSum),
  reason: z.string(),
  lines: z.array(TillLine),
});
export type TillData = z.infer<typeof TillData>;

/** GET /admin/money/till: one's own, or somebody else's for those who see all tills. */
export const TillQuery = z.object({ cashierId: optionalId, from: optionalDay });
export type TillQuery = z.infer<typeof TillQuery>;
export const Till = z.object({
  cashier,
  /** Whose tills may be seen; more than one's own only for those who see all. */
  cashiers: z.array(cashier),
  mayClose: z.boolean(),
  last: z.object({ id: Id, number: z.string(), at: Instant }).nullable(),
  /** The day of the first cash in it. */
  since: Day.nullable(),
  sums: z.array(TillSum),
  /** Newest first. */
  lines: z.array(TillLine),
});
export type Till = z.infer<typeof Till>;

const money = z.number('required').finite('required').min(0, 'notNegative').max(10_000_000_000, 'invalid');

/** POST /admin/money/till: what was counted, and what the screen said should be there: another amount meanwhile is refused. */
export const CloseTillInput = z.object({
  cashierId: Id,
  /** The closing before, as it was shown; another one meanwhile is refused. */
  after: Id.nullable(),
  from: optionalDay,
  counted: z.array(z.object({ currency, expected: z.number(), counted: money })).max(20),
  reason: optionalText(500),
});
export type CloseTillInput = z.infer<typeof CloseTillInput>;

export const TillClosing = z.object({
  id: Id,
  number: z.string(),
  at: Instant,
  on: Day,
  countedFrom: Day.nullable(),
  data: TillData,
});
export type TillClosing = z.infer<typeof TillClosing>;

/** GET /admin/money/till/closings, newest first. */
export const TillClosings = listOf(
  TillClosing.omit({ data: true, countedFrom: true }).extend({
    cashier: z.string(),
    counted: z.array(Sum),
    differences: z.array(Sum),
  }),
);
export type TillClosings = z.infer<typeof TillClosings>;
export const TillClosingsQuery = z.object({ cashierId: optionalId, ...paging });
export type TillClosingsQuery = z.infer<typeof TillClosingsQuery>;

const narrowed = {
  from: optionalDay,
  to: optionalDay,
  buildingId: optionalId,
  method: optionalChoice(PAYMENT_METHODS),
  currency: z.union([z.string().regex(/^[A-Z]{3}$/, 'invalidChoice'), z.literal('')]).default(''),
  cashierId: optionalId,
};

/** GET /admin/money/cash-book: receipts and vouchers by the day that stands on them; void ones are in no sum. */
export const CashBookQuery = z.object({ ...narrowed, q: optionalText(SEARCH_MAX), ...paging });
export type CashBookQuery = z.infer<typeof CashBookQuery>;
export const CashBookSum = z.object({
  building: DealRef.shape.building,
  method: z.enum(PAYMENT_METHODS),
  cashier: cashier.nullable(),
  currency,
  receipts: count,
  received: z.number(),
  refunds: count,
  refunded: z.number(),
});
export type CashBookSum = z.infer<typeof CashBookSum>;
export const CashBookRow = PaperRef.extend({
  entryId: Id,
  on: Day,
  at: Instant,
  amount: z.number(),
  currency,
  method: z.enum(PAYMENT_METHODS),
  cashier: z.string().nullable(),
  isVoid: z.boolean(),
  deal: DealRef.extend({ id: idOf.deal }),
});
export type CashBookRow = z.infer<typeof CashBookRow>;
/** The sums count the whole list, not a page of it. */
export const CashBook = listOf(CashBookRow).extend({ today: Day, sums: z.array(CashBookSum) });
export type CashBook = z.infer<typeof CashBook>;
