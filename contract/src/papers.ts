import { z } from 'zod';
import { currency, Day, Id, Instant, idOf } from './fields.ts';
import { LedgerBalance, PaperRef } from './ledger.ts';
import { PAYMENT_METHODS } from './rules/ledger.ts';

const both = z.object({ en: z.string(), ar: z.string() });

/** Who gives a paper. */
export const PaperCompany = z.object({
  name: both,
  address: both,
  phone: z.string(),
  email: z.string(),
  /** '' where it has none. */
  licence: z.string(),
  /** Relative to the API; '' for none. Papers of earlier versions do not say: they have the built-in mark. */
  logo: z.string().optional(),
  /** Where to pay; left out where the company names no bank. */
  bank: z.object({ name: both, iban: z.string() }).optional(),
});
export type PaperCompany = z.infer<typeof PaperCompany>;

/** What a receipt (سند قبض) or payment voucher (سند صرف) says, stored when it is issued and only printed again. */
export const PaperData = z.object({
  company: PaperCompany,
  /** Who paid, or who was paid. */
  name: z.string(),
  phone: z.string(),
  building: both,
  /** A-302, P-06 */
  units: z.string(),
  on: Day,
  amount: z.number(),
  currency,
  inWords: both,
  method: z.enum(PAYMENT_METHODS),
  bank: z.string(),
  cheque: z.object({ bank: z.string(), number: z.string(), dueOn: Day, drawer: z.string() }).nullable(),
  rate: z.number().nullable(),
  /** In the deal's currency; null: counts for nothing yet, which the paper says. */
  countsFor: z.number().nullable(),
  note: z.string(),
  cashier: z.string(),
  /** After this entry, as it was on that day; null without a price. */
  balance: LedgerBalance.omit({ fees: true }).nullable(),
  /** Then what is left over is to be given back, and what is charged is the forfeit. */
  isCancelled: z.boolean(),
  /** Of what is charged, what is not the price. Papers of earlier versions do not say. */
  fees: z.number().optional(),
  /** The cheque that this one replaces. */
  replaces: z.object({ bank: z.string(), number: z.string() }).optional(),
});
export type PaperData = z.infer<typeof PaperData>;

/** GET /admin/papers/{id}. Printing again gives the same paper. */
export const Paper = PaperRef.extend({
  dealId: idOf.deal,
  entryId: Id,
  issuedAt: Instant,
  data: PaperData,
  /** The buyers' page, whose code it carries; left out without one. */
  buyerPath: z.string().optional(),
  void: z.object({ on: Day, at: Instant, by: z.string().nullable(), reason: z.string() }).nullable(),
});
export type Paper = z.infer<typeof Paper>;
