import type { MonthReportData } from '@diyar/contract/month-report';
import type { PaperData } from '@diyar/contract/papers';
import type { DealId, UnitId } from '@diyar/contract/rules/ids';
import { CHEQUE_STATES, ENTRY_KINDS, ENTRY_REASONS, PAYMENT_METHODS } from '@diyar/contract/rules/ledger';
import type { TillData } from '@diyar/contract/till';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { listed } from '../listed.ts';
import { createdAt, descending, id, instant } from './columns.ts';
import { deals } from './deals.ts';
import { amount, currency, isCurrency } from './money.ts';
import { projects } from './projects.ts';
import { stages } from './stages.ts';
import { units } from './units.ts';
import { users } from './users.ts';

const words = (name: string) => text(name).notNull().default('');
const day = (name: string) => date(name, { mode: 'string' });
const by = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** The cash of one cashier, counted: a numbered paper, stored as it was. */
export const tillClosings = pgTable(
  'till_closings',
  {
    id: id(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    cashierId: by('cashier_id'),
    /** Of a first closing: what was recorded before this day was handed over before there was a till. */
    countedFrom: day('counted_from'),
    data: jsonb('data').$type<TillData>().notNull(),
    closedBy: by('closed_by'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('till_closings_number').on(t.year, t.number),
    index('till_closings_cashier').on(t.cashierId, t.id),
  ],
);

/** One line of a deal's ledger. Nothing is edited or deleted: a mistake is voided and written again. */
export const entries = pgTable(
  'entries',
  {
    id: id(),
    dealId: integer('deal_id')
      .$type<DealId>()
      .notNull()
      .references(() => deals.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    reason: text('reason', { enum: ENTRY_REASONS }).notNull().default(''),
    /** The day it counts from; a cheque counts from the day of its step. */
    onDay: day('on_day').notNull(),
    amount: amount('amount').notNull(),
    currency: currency('currency').notNull(),
    method: text('method', { enum: PAYMENT_METHODS }),
    bank: words('bank'),
    note: words('note'),
    /** The unit that a price is for. */
    unitId: integer('unit_id')
      .$type<UnitId>()
      .references(() => units.id, { onDelete: 'set null' }),
    replaces: integer('replaces').references((): AnyPgColumn => entries.id, { onDelete: 'restrict' }),
    /** Of the request: a repeated one is stored once. */
    requestKey: text('request_key'),
    /** What was sent with the key; null in rows of older versions. */
    requestDigest: text('request_digest'),
    voidedAt: instant('voided_at'),
    voidedOn: day('voided_on'),
    voidedBy: by('voided_by'),
    voidReason: words('void_reason'),
    /** Where it began to count after its month was closed: a price on a hold, money taken before there was a price. */
    countsFrom: day('counts_from'),
    /** A void entry that counted in a closed month counts until this day. */
    countsUntil: day('counts_until'),
    /** The first closed month that it counts in: it counts there for ever. Set with the building it had then. */
    closedMonth: day('closed_month'),
    buildingId: integer('building_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Of cash: the closing of a till that counts it, and the one that counts its void; null until then. */
    tillClosingId: integer('till_closing_id').references(() => tillClosings.id, { onDelete: 'restrict' }),
    voidTillClosingId: integer('void_till_closing_id').references(() => tillClosings.id, {
      onDelete: 'restrict',
    }),
    createdBy: by('created_by'),
    createdAt: createdAt(),
  },
  (t) => [
    index('entries_deal').on(t.dealId, t.onDay, t.id),
    index('entries_day').on(t.onDay, t.id),
    index('entries_unit').on(t.unitId),
    index('entries_building').on(t.buildingId),
    index('entries_in_till')
      .on(t.createdBy)
      .where(
        sql`${t.method} = 'cash' and (${t.tillClosingId} is null or (${t.voidedAt} is not null and ${t.voidTillClosingId} is null))`,
      ),
    index('entries_till').on(t.tillClosingId),
    index('entries_void_till').on(t.voidTillClosingId),
    uniqueIndex('entries_request').on(t.requestKey),
    check('entries_kind_known', sql`${t.kind} in (${listed(ENTRY_KINDS)})`),
    check('entries_reason_known', sql`${t.reason} in ('', 'price', 'fee', 'forfeit', 'rest')`),
    check('entries_amount_positive', sql`${t.amount} > 0`),
    check('entries_currency_known', isCurrency(t.currency)),
    check('entries_method_known', sql`${t.method} in ('cash', 'transfer', 'cheque')`),
    check('entries_moved_by', sql`(${t.kind} in ('payment', 'refund')) = (${t.method} is not null)`),
    check('entries_void_whole', sql`(${t.voidedAt} is null) = (${t.voidedOn} is null)`),
  ],
);

/** What an entry in another currency counts for in the deal's. A later one is a further row; the one before is void. */
export const entryRates = pgTable(
  'entry_rates',
  {
    id: id(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'restrict' }),
    /** '1 stronger = rate weaker'; null when the counted amount itself was typed. */
    rate: numeric('rate', { precision: 14, scale: 6, mode: 'number' }),
    countsFor: amount('counts_for').notNull(),
    onDay: day('on_day').notNull(),
    createdBy: by('created_by'),
    createdAt: createdAt(),
    voidedAt: instant('voided_at'),
    /** A rate that counted in a closed month counts until the next one. */
    countsUntil: day('counts_until'),
  },
  (t) => [
    index('entry_rates_entry').on(t.entryId),
    uniqueIndex('entry_rates_one').on(t.entryId).where(sql`${t.voidedAt} is null`),
    check('entry_rates_positive', sql`${t.countsFor} > 0 and (${t.rate} is null or ${t.rate} > 0)`),
  ],
);

/** Cheques to take to the bank together: printed first, then marked as deposited. */
export const depositLists = pgTable(
  'deposit_lists',
  {
    id: id(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    currency: currency('currency').notNull(),
    account: words('account'),
    onDay: day('on_day').notNull(),
    depositedOn: day('deposited_on'),
    createdBy: by('created_by'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('deposit_lists_number').on(t.year, t.number),
    check('deposit_lists_currency_known', isCurrency(t.currency)),
  ],
);

/** A payment by cheque. `state` is that of its last step. */
export const cheques = pgTable(
  'cheques',
  {
    entryId: integer('entry_id')
      .primaryKey()
      .references(() => entries.id, { onDelete: 'restrict' }),
    bank: words('bank'),
    number: words('number'),
    dueOn: day('due_on').notNull(),
    drawer: words('drawer'),
    state: text('state', { enum: CHEQUE_STATES }).notNull().default('drawer'),
    stateOn: day('state_on').notNull(),
    replacedBy: integer('replaced_by').references(() => entries.id, { onDelete: 'restrict' }),
    depositListId: integer('deposit_list_id').references(() => depositLists.id, { onDelete: 'restrict' }),
    /** Number, bank and drawer, folded, for the search. */
    search: words('search'),
  },
  (t) => [
    index('cheques_waiting').on(t.dueOn).where(sql`${t.state} in ('drawer', 'deposited')`),
    index('cheques_state').on(t.state, t.dueOn),
    index('cheques_list').on(t.depositListId),
    index('cheques_replaced_by').on(t.replacedBy),
    index('cheques_search').using('gin', t.search.op('gin_trgm_ops')),
    check(
      'cheques_state_known',
      sql`${t.state} in ('drawer', 'deposited', 'cleared', 'returned', 'replaced', 'endorsed', 'givenBack')`,
    ),
  ],
);

/** Where a cheque has been; a step that was a mistake is void. */
export const chequeSteps = pgTable(
  'cheque_steps',
  {
    id: id(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => cheques.entryId, { onDelete: 'restrict' }),
    state: text('state', { enum: CHEQUE_STATES }).notNull(),
    onDay: day('on_day').notNull(),
    note: words('note'),
    createdBy: by('created_by'),
    createdAt: createdAt(),
    voidedAt: instant('voided_at'),
  },
  (t) => [
    index('cheque_steps_entry').on(t.entryId, t.id),
    check(
      'cheque_steps_state_known',
      sql`${t.state} in ('drawer', 'deposited', 'cleared', 'returned', 'replaced', 'endorsed', 'givenBack')`,
    ),
  ],
);

/** The last number of each kind of paper in a year: updated in the transaction of the paper, so there are no gaps. */
export const paperNumbers = pgTable(
  'paper_numbers',
  {
    kind: text('kind', {
      enum: ['receipt', 'voucher', 'depositList', 'quote', 'till', 'transfer', 'contract'],
    }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ name: 'paper_numbers_pk', columns: [t.kind, t.year] })],
);

/** A receipt or payment voucher as it was issued. */
export const papers = pgTable(
  'papers',
  {
    id: id(),
    kind: text('kind', { enum: ['receipt', 'voucher'] }).notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'restrict' }),
    data: jsonb('data').$type<PaperData>().notNull(),
    /** The buyer's page whose code it carries, also when it is printed again; null without one. */
    sealed: text('sealed'),
    /** Number, name and phone, folded, for the search. */
    search: words('search'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('papers_number').on(t.kind, t.year, t.number),
    uniqueIndex('papers_entry').on(t.entryId),
    index('papers_newest').on(descending(t.id)),
    index('papers_search').using('gin', t.search.op('gin_trgm_ops')),
    check('papers_kind_known', sql`${t.kind} in ('receipt', 'voucher')`),
  ],
);

/** What is to be paid when. The lines make charges less discounts; what is written off shortens them when they are read. */
export const planLines = pgTable(
  'plan_lines',
  {
    id: id(),
    dealId: integer('deal_id')
      .$type<DealId>()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    /** Of a line that follows a stage it says nothing: 9999-12-31, on which no version takes it for late. */
    dueOn: day('due_on').notNull(),
    amount: amount('amount').notNull(),
    label: words('label'),
    /** Its place in the plan; null in rows of older versions, which stand in the order of their days. */
    position: integer('position'),
    /** Due so many days after this stage is reached. */
    stageId: integer('stage_id').references(() => stages.id, { onDelete: 'restrict' }),
    daysAfter: integer('days_after'),
  },
  (t) => [
    index('plan_lines_deal').on(t.dealId, t.dueOn, t.id),
    index('plan_lines_stage').on(t.stageId),
    check('plan_lines_amount_positive', sql`${t.amount} > 0`),
    check('plan_lines_stage_whole', sql`(${t.stageId} is null) = (${t.daysAfter} is null)`),
  ],
);

/** Nothing is dated in a closed month, or before it. */
export const closedMonths = pgTable('closed_months', {
  /** Its first day. */
  month: day('month').primaryKey(),
  closedBy: by('closed_by'),
  closedAt: createdAt(),
});

/** What counted in a closed month, as it was when it was closed. */
export const monthReports = pgTable('month_reports', {
  /** Its first day. */
  month: day('month').primaryKey(),
  data: jsonb('data').$type<MonthReportData>().notNull(),
  /** The month was closed by a version that kept no report: it is of the day of the upgrade. */
  isLater: boolean('is_later').notNull().default(false),
  createdBy: by('created_by'),
  createdAt: createdAt(),
});
