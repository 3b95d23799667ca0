import { z } from 'zod';
import { LedgerTotal } from './buildings.ts';
import { Tellable } from './buyer-page.ts';
import { DealUnit } from './deal-unit.ts';
import { exportChoice } from './exports.ts';
import { currency, Day, Id, idOf, optionalChoice, optionalDay, optionalId, optionalText } from './fields.ts';
import { LedgerBalance, Overdue, PaperRef, Sum } from './ledger.ts';
import { requiredDay } from './ledger-fields.ts';
import { SEARCH_MAX } from './limits.ts';
import { listOf, paging } from './lists.ts';
import { DEAL_STAGES } from './rules/deals.ts';
import { CHEQUE_STATES } from './rules/ledger.ts';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalidDate');

/** Whose money it is. */
export const DealRef = z.object({
  id: idOf.deal,
  stage: z.enum(DEAL_STAGES),
  personId: idOf.person.nullable(),
  name: z.string(),
  phone: z.string(),
  building: z.object({ id: Id, nameEn: z.string(), nameAr: z.string(), isLacasa: z.boolean() }).nullable(),
  units: z.array(DealUnit),
});
export type DealRef = z.infer<typeof DealRef>;

export const ChequeRow = z.object({
  entryId: Id,
  bank: z.string(),
  number: z.string(),
  drawer: z.string(),
  dueOn: Day,
  amount: z.number(),
  currency,
  state: z.enum(CHEQUE_STATES),
  stateOn: Day,
  depositList: z.object({ id: Id, number: z.string() }).nullable(),
  deal: DealRef,
  /** The deal's version, for the steps of the cheque. */
  version: z.int().positive(),
});
export type ChequeRow = z.infer<typeof ChequeRow>;

/**
 * What the desk shows of cheques. A cheque goes to the bank on its day or, where the company is closed, on the next open
 * one: `today`; what should have gone is `past`, whose day is to come `toCome`. `received`: in the drawer and at the bank.
 */
export const CHEQUE_GROUPS = [
  'today',
  'toCome',
  'received',
  'past',
  'thisWeek',
  'nextWeek',
  'later',
  'deposited',
  'returned',
  'all',
] as const;
export type ChequeGroup = (typeof CHEQUE_GROUPS)[number];

/** Search by number, bank, drawer, name and phone. */
export const ChequesQuery = z.object({
  group: optionalChoice(CHEQUE_GROUPS),
  /** Due in this month, '2027-01'. */
  month: z.union([month, z.literal('')]).default(''),
  buildingId: optionalId,
  q: optionalText(SEARCH_MAX),
  ...paging,
});
export type ChequesQuery = z.infer<typeof ChequesQuery>;

/** GET /admin/money/cheques */
export const ChequeList = listOf(ChequeRow);
export type ChequeList = z.infer<typeof ChequeList>;

const count = z.int().nonnegative();

/** GET /admin/money: the figures of all buildings that the user may see, or of one. */
export const MoneyDesk = z.object({
  today: Day,
  /** First day of this week and of the next two, a Saturday. */
  weeks: z.tuple([Day, Day, Day]),
  /** The next day on which the company is open, where it is closed today. */
  bankOpensOn: Day.nullable(),
  groups: z.array(
    z.object({
      group: z.enum(CHEQUE_GROUPS),
      count,
      sums: z.array(Sum),
      /** Of the oldest: at the bank or returned since, due on. */
      since: Day.nullable(),
    }),
  ),
  /** Of those that are due later. */
  laterMonths: z.array(z.object({ month: z.string(), count, sums: z.array(Sum) })),
  /** Per currency, over all deals in the totals. */
  totals: z.array(LedgerTotal),
  overdueDeals: count,
  toGiveBackDeals: count,
  toConfirmDeals: count,
  currencyMissingDeals: count,
  /** Owe something, and have no plan that says when. */
  withoutPlanDeals: count,
  /** Money in another currency than the deal's, without a rate. */
  withoutRateDeals: count,
  /** Money on a deal that has no price. */
  withoutPriceDeals: count,
  /** More was given back than received. */
  beyondDeals: count,
  closedUntil: Day.nullable(),
});
export type MoneyDesk = z.infer<typeof MoneyDesk>;
export const MoneyDeskQuery = z.object({ buildingId: optionalId });
export type MoneyDeskQuery = z.infer<typeof MoneyDeskQuery>;

/**
 * `overdue`: most first. `withoutPlan`: owe something that is due on no day. `toGiveBack`: cancelled deals whose money is
 * not settled. `attention`: amounts to confirm, currency missing. `withoutRate`, `withoutPrice`: money that counts for
 * nothing. `beyond`: more was given back than received.
 */
export const DEBT_LISTS = [
  'overdue',
  'withoutPlan',
  'toGiveBack',
  'attention',
  'withoutRate',
  'withoutPrice',
  'beyond',
  'unsettled',
] as const;
export const DebtsQuery = z.object({
  list: z.enum(DEBT_LISTS).default('overdue'),
  buildingId: optionalId,
  q: optionalText(SEARCH_MAX),
  ...paging,
});
export type DebtsQuery = z.infer<typeof DebtsQuery>;

export const DebtRow = z.object({
  deal: DealRef,
  balance: LedgerBalance.nullable(),
  overdue: Overdue.nullable(),
  uncounted: z.array(Sum),
  /** Given back beyond what was received. */
  beyond: z.array(Sum),
  dueText: z.string(),
});
export type DebtRow = z.infer<typeof DebtRow>;
/** GET /admin/money/debts */
export const DebtList = listOf(DebtRow);
export type DebtList = z.infer<typeof DebtList>;

/** GET /admin/money/to-tell: what buyers who have a page were not told yet, what cannot wait first. */
export const ToTellQuery = z.object({ buildingId: optionalId, q: optionalText(SEARCH_MAX), ...paging });
export type ToTellQuery = z.infer<typeof ToTellQuery>;
export const ToTellRow = z.object({
  deal: DealRef,
  /** /my/… of the buyers. */
  path: z.string(),
  about: Tellable,
});
export type ToTellRow = z.infer<typeof ToTellRow>;
export const ToTellList = listOf(ToTellRow);
export type ToTellList = z.infer<typeof ToTellList>;

/** POST /admin/money/deposit-lists: cheques in the drawer, of one currency. Printing deposits nothing. */
export const DepositListInput = z.object({
  entryIds: z.array(Id).min(1, 'required').max(200),
  /** The company's account they go to, as printed on the list. */
  account: optionalText(200),
});
export type DepositListInput = z.infer<typeof DepositListInput>;

export const DepositList = z.object({
  id: Id,
  number: z.string(),
  account: z.string(),
  currency,
  createdOn: Day,
  createdBy: z.string().nullable(),
  depositedOn: Day.nullable(),
  cheques: z.array(ChequeRow),
  total: z.number(),
});
export type DepositList = z.infer<typeof DepositList>;
/** GET /admin/money/deposit-lists, newest first. */
export const DepositLists = listOf(DepositList.omit({ cheques: true }).extend({ count }));
export type DepositLists = z.infer<typeof DepositLists>;

/** POST /admin/money/deposit-lists/{id}/deposited. Some may have moved on meanwhile: they are named, the rest is saved. */
export const DepositedInput = z.object({ on: requiredDay() });
export const DepositedAnswer = z.object({
  list: DepositList,
  refused: z.array(z.object({ entryId: Id, state: z.enum(CHEQUE_STATES) })),
});
export type DepositedAnswer = z.infer<typeof DepositedAnswer>;

/** GET /admin/money/accounts: where lists went, for each currency the last first. */
export const DepositAccounts = z.object({ items: z.array(z.object({ currency, account: z.string() })) });
export type DepositAccounts = z.infer<typeof DepositAccounts>;

/** GET /admin/money/drawers: whose cheques came back, most first. */
export const DrawerRow = z.object({
  name: z.string(),
  /** Where the buyer drew them. */
  personId: idOf.person.nullable(),
  cameBack: count,
  /** Cleared or came back. */
  presented: count,
  /** Of those that came back, what is not settled. */
  open: z.array(Sum),
});
export type DrawerRow = z.infer<typeof DrawerRow>;
/** With days: cheques that were cleared or came back in them. */
export const DrawersQuery = z.object({
  buildingId: optionalId,
  from: optionalDay,
  to: optionalDay,
  ...paging,
});
export type DrawersQuery = z.infer<typeof DrawersQuery>;
/** The sums count every drawer, also those without a returned cheque. */
export const DrawerList = listOf(DrawerRow).extend({ cameBack: count, presented: count });
export type DrawerList = z.infer<typeof DrawerList>;

/** GET /admin/money/papers: receipts and vouchers, newest first; by number, name or phone. */
export const PapersQuery = z.object({ buildingId: optionalId, q: optionalText(SEARCH_MAX), ...paging });
export type PapersQuery = z.infer<typeof PapersQuery>;
export const PaperRow = PaperRef.extend({
  entryId: Id,
  on: Day,
  name: z.string(),
  amount: z.number(),
  currency,
  isVoid: z.boolean(),
  deal: DealRef,
});
export type PaperRow = z.infer<typeof PaperRow>;
export const PaperList = listOf(PaperRow);
export type PaperList = z.infer<typeof PaperList>;

/** GET /admin/money/entries/export: every entry, void ones too; a period goes by the day on which the money counts. */
export const EntriesExportQuery = z.object({
  ...exportChoice,
  from: optionalDay,
  to: optionalDay,
  buildingId: optionalId,
});
export type EntriesExportQuery = z.infer<typeof EntriesExportQuery>;

/** GET and POST /admin/money/months (POST is for SUPERADMIN): closing a month closes those before it. */
export const ClosedMonths = z.object({
  items: z.array(
    z.object({
      month: z.string(),
      by: z.string().nullable(),
      at: z.string(),
      /** GET /admin/money/months/{month} answers it. */
      hasReport: z.boolean(),
    }),
  ),
  closedUntil: Day.nullable(),
});
export type ClosedMonths = z.infer<typeof ClosedMonths>;
export const CloseMonthInput = z.object({ month });
export const MonthParams = z.object({ month });
