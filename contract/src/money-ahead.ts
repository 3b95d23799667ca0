import { z } from 'zod';
import { exportChoice } from './exports.ts';
import { currency, Day, idOf, optionalChoice, optionalId } from './fields.ts';
import { AfterStage, Sum } from './ledger.ts';
import { ListQuery, listOf, paging } from './lists.ts';
import { DealRef } from './money-desk.ts';
import { AGEING_LISTS, AGEING_ORDERS, AGEING_PARTS, AGEING_ROWS } from './rules/ageing.ts';
import { CHEQUE_STATES } from './rules/ledger.ts';
import { AHEAD_COLUMNS, AHEAD_PARTS } from './rules/money-ahead.ts';

const count = z.int().nonnegative();

/** What is outstanding by its age: docs/product/ledger.md#ageing. Currencies are never added together. */
const aged = {
  currency,
  deals: count,
  parts: z.record(z.enum(AGEING_PARTS), z.number()),
  outstanding: z.number(),
  /** Of it, what is overdue. */
  late: z.number(),
  /** How much of that uncleared cheques would cover. */
  inCheques: z.number(),
};

export const AgeingTotal = z.object({ ...aged, lateDeals: count });
export type AgeingTotal = z.infer<typeof AgeingTotal>;

/** One of deal, person and building, by what was asked for; a deal of nobody or of no building has neither. */
export const AgeingRow = z.object({
  ...aged,
  deal: DealRef.nullable(),
  person: z.object({ id: idOf.person, name: z.string() }).nullable(),
  building: DealRef.shape.building,
  /** The first day of what is late. */
  since: Day.nullable(),
});
export type AgeingRow = z.infer<typeof AgeingRow>;

export const AgeingQuery = ListQuery.extend({
  by: z.enum(AGEING_ROWS).default('deal'),
  of: z.enum(AGEING_LISTS).default('late'),
  sort: z.enum(AGEING_ORDERS).default('-late'),
  buildingId: optionalId,
});
export type AgeingQuery = z.infer<typeof AgeingQuery>;

/** GET /admin/money/ageing: the totals count every deal of the building, whatever the list is narrowed to. */
export const AgeingList = listOf(AgeingRow).extend({ today: Day, totals: z.array(AgeingTotal) });
export type AgeingList = z.infer<typeof AgeingList>;

/** GET /admin/money/ageing/export */
export const AgeingExportQuery = AgeingQuery.omit({ page: true, size: true }).extend(exportChoice);
export type AgeingExportQuery = z.infer<typeof AgeingExportQuery>;

/** '2026-11', or a column beside the months. */
const column = z.union([z.string().regex(/^\d{4}-\d{2}$/), z.enum(AHEAD_COLUMNS)], 'invalidChoice');

/** GET /admin/money/ahead: docs/product/ledger.md#what-comes-in */
export const MoneyAheadQuery = z.object({ buildingId: optionalId });
export type MoneyAheadQuery = z.infer<typeof MoneyAheadQuery>;
export const MoneyAhead = z.object({
  today: Day,
  /** This month and the eleven after it. */
  months: z.array(z.string()),
  currencies: z.array(
    z.object({
      currency,
      outstanding: z.number(),
      /** Those that are not zero; together they make what is outstanding. */
      cells: z.array(z.object({ column, part: z.enum(AHEAD_PARTS), amount: z.number(), count })),
      /** Of cheques, what exceeds the debts. */
      excess: z.number(),
    }),
  ),
  /** Cheques in another currency than their deal's, without a rate. */
  withoutRate: z.array(Sum),
});
export type MoneyAhead = z.infer<typeof MoneyAhead>;

/** GET /admin/money/ahead/list: what a cell counts. */
export const AheadListQuery = MoneyAheadQuery.extend({
  currency: z.string().regex(/^[A-Z]{3}$/, 'invalidChoice'),
  column,
  /** Without one, all parts of the column. */
  part: optionalChoice(AHEAD_PARTS),
  ...paging,
});
export type AheadListQuery = z.infer<typeof AheadListQuery>;
export const AheadRow = z.object({
  deal: DealRef,
  /** Of a cheque or a line of the plan; null of what is due on no day. */
  dueOn: Day.nullable(),
  amount: z.number(),
  currency,
  /** Of a line of the plan. */
  label: z.string(),
  /** The stage that the line follows. */
  after: AfterStage.optional(),
  cheque: z.object({ number: z.string(), bank: z.string(), state: z.enum(CHEQUE_STATES) }).nullable(),
});
export type AheadRow = z.infer<typeof AheadRow>;
export const AheadList = listOf(AheadRow);
export type AheadList = z.infer<typeof AheadList>;
