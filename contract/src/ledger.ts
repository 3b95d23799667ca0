import { z } from 'zod';
import { DealUnit } from './deal-unit.ts';
import {
  currency,
  Day,
  day,
  Id,
  Instant,
  idOf,
  optionalChoice,
  optionalId,
  optionalNumber,
  optionalText,
  requiredText,
  typedApartmentNo,
  typedCurrency,
} from './fields.ts';
import { decimals, key, money, requiredDay, version } from './ledger-fields.ts';
import * as limits from './limits.ts';
import { PlanStage } from './plan-stage.ts';
import { DEAL_STAGES } from './rules/deals.ts';
import {
  CHEQUE_STATES,
  ENTRY_KINDS,
  ENTRY_REASONS,
  moves,
  needsWhy,
  PAYMENT_METHODS,
} from './rules/ledger.ts';
import { isExact } from './rules/money.ts';
import { DAYS_AFTER_MAX, type WrittenLine } from './rules/stages.ts';

export { isExact };

export const Sum = z.object({ currency, amount: z.number() });
export type Sum = z.infer<typeof Sum>;

/** charges − discounts − writtenOff − paid + refunded = outstanding − overpaid. */
export const LedgerBalance = z.object({
  currency,
  charges: z.number(),
  /** Of the charges, what is not the price. */
  fees: z.number(),
  discounts: z.number(),
  writtenOff: z.number(),
  paid: z.number(),
  refunded: z.number(),
  outstanding: z.number(),
  /** Of a cancelled deal: to give back. */
  overpaid: z.number(),
});

export const Apart = z.object({
  cheques: z.array(Sum),
  chequesCountFor: z.number(),
  uncounted: z.array(Sum),
});

export const Overdue = z.object({ amount: z.number(), since: Day.nullable(), inCheques: z.number() });

/** The stage that a line of a plan follows, and by how many days. */
export const AfterStage = PlanStage.extend({ days: z.int() });

/** Only a line that follows a stage has more than day, amount and label. */
export const PlanLine = z.object({
  /** Derived where the line follows a stage, expected while it waits for it, null while nobody planned it. */
  dueOn: Day.nullable(),
  amount: z.number(),
  label: z.string(),
  after: AfterStage.optional(),
  /** The stage is not reached: the line is not due. */
  waitsFor: z.object({ order: z.int(), expectedOn: Day.nullable() }).optional(),
  /** Where the plan has such lines: the place as stored. The last of them takes every difference. */
  place: z.int().optional(),
});

export const PlannedLine = PlanLine.extend({
  covered: z.number(),
  isLate: z.boolean(),
});

export const PaperRef = z.object({
  id: Id,
  kind: z.enum(['receipt', 'voucher']),
  /** As printed: 2026-0118. */
  number: z.string(),
});
export type PaperRef = z.infer<typeof PaperRef>;

const By = z.string().nullable();

export const ChequeStep = z.object({
  id: Id,
  state: z.enum(CHEQUE_STATES),
  on: Day,
  note: z.string(),
  by: By,
  at: Instant,
  /** Taken back as a mistake. */
  isVoid: z.boolean(),
});

export const Cheque = z.object({
  bank: z.string(),
  number: z.string(),
  dueOn: Day,
  /** Who wrote it, when that is not the buyer. */
  drawer: z.string(),
  state: z.enum(CHEQUE_STATES),
  stateOn: Day,
  /** The entry of the cheque that replaced it. */
  replacedBy: Id.nullable(),
  depositList: z.object({ id: Id, number: z.string() }).nullable(),
  /** Oldest first. */
  steps: z.array(ChequeStep),
});
export type Cheque = z.infer<typeof Cheque>;

export const EntryRate = z.object({
  /** '1 stronger = rate weaker'; null when the amount it counts for was typed. */
  rate: z.number().nullable(),
  countsFor: z.number(),
  on: Day,
  by: By,
  at: Instant,
});

/** A rate that counted in a closed month, until the next one. */
export const EndedRate = z.object({ countsFor: z.number(), on: Day, until: Day });

export const Entry = z.object({
  id: Id,
  kind: z.enum(ENTRY_KINDS),
  reason: z.enum(ENTRY_REASONS),
  on: Day,
  amount: z.number(),
  currency,
  /** In the deal's currency; null in another one without a rate: it counts for nothing. */
  countsFor: z.number().nullable(),
  rate: EntryRate.nullable(),
  endedRates: z.array(EndedRate),
  /** Where it began to count after its month was closed: a price on a hold, money taken before there was a price. */
  countsFrom: Day.nullable(),
  /** It counts in a closed month: voided, it stays there, and its end is dated on the day of the void. */
  isClosed: z.boolean(),
  method: z.enum(PAYMENT_METHODS).nullable(),
  /** Of a transfer. */
  bank: z.string(),
  note: z.string(),
  /** Of a price. */
  unit: DealUnit.nullable(),
  cheque: Cheque.nullable(),
  paper: PaperRef.nullable(),
  /** The entry that this one corrects. */
  replaces: Id.nullable(),
  void: z
    .object({
      on: Day,
      at: Instant,
      by: By,
      reason: z.string(),
      /** In a month that is closed: it counts there for ever, and until the day of the void. */
      hadCounted: z.boolean(),
    })
    .nullable(),
  createdAt: Instant,
  createdBy: By,
});
export type Entry = z.infer<typeof Entry>;

export const LedgerDeal = z.object({
  id: idOf.deal,
  stage: z.enum(DEAL_STAGES),
  personId: idOf.person.nullable(),
  name: z.string(),
  phone: z.string(),
  coBuyers: z.string(),
  building: z.object({ id: Id, nameEn: z.string(), nameAr: z.string(), isLacasa: z.boolean() }).nullable(),
  units: z.array(DealUnit),
  /** The day of the deal: that of its price, where its month is open. */
  on: Day,
  createdAt: Instant,
  soldAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  endReason: z.string(),
  endNote: z.string(),
  version: z.int().positive(),
});
export type LedgerDeal = z.infer<typeof LedgerDeal>;

/**
 * GET /admin/deals/{id}/ledger: everything of a deal's money, also of a cancelled one. Without the right to see money
 * `entries` has charges and discounts only, and `balance` and `overdue` are null.
 */
export const DealLedger = z.object({
  deal: LedgerDeal,
  /** Null until a price names one. */
  currency: currency.nullable(),
  balance: LedgerBalance.nullable(),
  apart: Apart,
  /** In order of their days. */
  plan: z.array(PlannedLine),
  overdue: Overdue.nullable(),
  /** By day, oldest first. */
  entries: z.array(Entry),
  /** A price was typed without a currency that could be read: it owes nothing until one is named. */
  isCurrencyMissing: z.boolean(),
  /**
   * The price was read differently by an older version, and `stored` counts until somebody decides; or its currency is
   * missing.
   */
  toConfirm: z
    .object({
      text: z.string(),
      stored: z.number().nullable(),
      read: z.number().nullable(),
      currency: currency.nullable(),
    })
    .nullable(),
  /** Cancelled before there was a ledger: in no totals. */
  isUnsettled: z.boolean(),
  /** Nothing is dated on or before this day any more. */
  closedUntil: Day.nullable(),
  /** The company's day. */
  today: Day,
  isMovingIn: z.boolean(),
  /** The buyers' page, where its statement carries the code of it. */
  buyerPath: z.string().optional(),
});
export type DealLedger = z.infer<typeof DealLedger>;

const foreign = {
  /** For an amount in another currency: '1 stronger = rate weaker', or what it counts for, or neither. */
  rate: optionalNumber({ min: 0.000001, max: 1_000_000 }),
  countsFor: optionalNumber({ min: 0.001, max: limits.AMOUNT_MAX }),
};

const bank = optionalText(limits.NAME_MAX);
const chequeNumber = optionalText(limits.CHEQUE_NUMBER_MAX);

/** The kinds that a person enters; 'stated' comes with the typed texts. An 'opening' by a SUPERADMIN who moves in. */
const EnteredKind = z.enum(ENTRY_KINDS, 'invalidChoice').exclude(['stated'], 'invalidChoice');
export const ENTERED_KINDS = EnteredKind.options;

/** POST /admin/deals/{id}/entries. A charge is a fee unless said otherwise; a forfeit is for cancelled deals. */
export const EntryInput = z
  .object({
    kind: EnteredKind,
    reason: optionalChoice(['price', 'fee', 'forfeit', 'rest'] as const),
    amount: money,
    currency: typedCurrency,
    on: requiredDay(),
    method: optionalChoice(PAYMENT_METHODS),
    bank,
    /** Of a cheque. */
    chequeNumber,
    dueOn: day.default(null),
    drawer: optionalText(limits.NAME_MAX),
    note: optionalText(limits.LINE_MAX),
    ...foreign,
    key,
    version,
  })
  .superRefine((entry, ctx) => {
    const refuse = (field: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message });
    if (!isExact(entry.amount, entry.currency)) refuse('amount', decimals(entry.currency));
    if (moves(entry.kind) && entry.method === null) refuse('method', 'required');
    if (entry.kind === 'payment' && entry.method === 'cheque') {
      if (entry.chequeNumber === '') refuse('chequeNumber', 'chequeNumberRequired');
      if (entry.dueOn === null) refuse('dueOn', 'dueDateRequired');
      if (entry.bank === '') refuse('bank', 'required');
    }
    if (needsWhy(entry.kind) && entry.note === '' && entry.reason !== 'rest') refuse('note', 'required');
  });
export type EntryInput = z.infer<typeof EntryInput>;
export type EntryPayload = z.input<typeof EntryInput>;

/** POST /admin/entries/{id}/void. */
export const VoidInput = z.object({ reason: requiredText(limits.LINE_MAX), version });
export type VoidInput = z.infer<typeof VoidInput>;

/** POST /admin/entries/{id}/correct: voids the entry and writes this one in its place. */
export const CorrectionInput = z.object({
  reason: requiredText(limits.LINE_MAX),
  entry: EntryInput,
  version,
});
export type CorrectionInput = z.infer<typeof CorrectionInput>;

/** POST /admin/entries/{id}/rate: one of the two. */
export const RateInput = z
  .object({
    ...foreign,
    /** From which day it counts; today unless said otherwise. */
    on: day.default(null),
    version,
  })
  .refine(({ rate, countsFor }) => (rate === null) !== (countsFor === null), {
    path: ['rate'],
    error: 'required',
  });
export type RateInput = z.infer<typeof RateInput>;

/** Calls that say nothing but the version that was seen. */
export const StepInput = z.object({ version });
export type StepInput = z.infer<typeof StepInput>;

/** PUT /admin/deals/{id}/day: its prices move to that day, where it and theirs are in open months. */
export const DealDayInput = z.object({ on: requiredDay(), version });
export type DealDayInput = z.infer<typeof DealDayInput>;

/** Due on a day, or so many days after a stage of the building. */
export const PlanLineInput = z
  .object({
    dueOn: day.default(null),
    amount: money,
    label: optionalText(limits.LINE_MAX),
    stageId: optionalId,
    daysAfter: optionalNumber({ min: 0, max: DAYS_AFTER_MAX, whole: true }),
  })
  .refine(({ dueOn, stageId }) => dueOn !== null || stageId !== null, {
    path: ['dueOn'],
    error: 'required',
    // also where the amount is missing: both are said at once
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .transform(
    ({ dueOn, amount, label, stageId, daysAfter }): WrittenLine =>
      stageId === null
        ? { dueOn, amount, label }
        : { dueOn: null, amount, label, stageId, daysAfter: daysAfter ?? 0 },
  );

/** PUT /admin/deals/{id}/plan. The lines make charges less discounts, or there are none. */
export const PlanInput = z.object({ lines: z.array(PlanLineInput).max(limits.PLAN_LINES_MAX), version });
export type PlanInput = z.infer<typeof PlanInput>;

/** POST /admin/deals/{id}/confirm: the price as somebody decided it is. */
export const ConfirmInput = z
  .object({ amount: money, currency: typedCurrency, version })
  .superRefine(({ amount, currency }, ctx) => {
    if (!isExact(amount, currency))
      ctx.addIssue({ code: 'custom', path: ['amount'], message: decimals(currency) });
  });
export type ConfirmInput = z.infer<typeof ConfirmInput>;

/** Price, discount and plan of a new reservation: each unit's price is a charge of its own. */
export const TermsInput = z
  .object({
    /** The day of the deal, also a past one; today unless said otherwise. Prices are dated so where the month is open. */
    on: day.default(null),
    currency: typedCurrency,
    prices: z.array(z.object({ unit: typedApartmentNo, amount: money })).max(limits.DEAL_UNITS_MAX),
    discount: optionalNumber({ min: 0.001, max: limits.AMOUNT_MAX }),
    plan: z.array(PlanLineInput).max(limits.PLAN_LINES_MAX).default([]),
  })
  .superRefine(({ currency, prices, discount, plan }, ctx) => {
    const refuse = (path: (string | number)[]) =>
      ctx.addIssue({ code: 'custom', path, message: decimals(currency) });
    for (const [i, { amount }] of prices.entries())
      if (!isExact(amount, currency)) refuse(['prices', i, 'amount']);
    for (const [i, { amount }] of plan.entries())
      if (!isExact(amount, currency)) refuse(['plan', i, 'amount']);
    if (discount !== null && !isExact(discount, currency)) refuse(['discount']);
  });
export type TermsInput = z.infer<typeof TermsInput>;
