import { z } from 'zod';
import {
  currency,
  Day,
  Id,
  idOf,
  optionalChoice,
  optionalDay,
  optionalId,
  optionalNumber,
} from './fields.ts';
import { listOf, paging } from './lists.ts';
import { DealRef } from './money-desk.ts';
import { UNIT_KINDS } from './rules/deals.ts';
import { PERIOD, PERIOD_KINDS } from './rules/insight-periods.ts';

const count = z.int().nonnegative();
const project = z.object({ id: Id, nameEn: z.string(), nameAr: z.string() }).nullable();
const days = z.object({ from: Day, to: Day });

/** Period and building of every section: docs/product/insights.md */
export const InsightsQuery = z.object({
  /** '2026-11', '2026-q4' or '2026'; without one this month. */
  period: z.union([z.string().regex(PERIOD, 'invalidChoice'), z.literal('')]).default(''),
  buildingId: optionalId,
});
export type InsightsQuery = z.infer<typeof InsightsQuery>;

const period = z.object({
  ...{ key: z.string(), kind: z.enum(PERIOD_KINDS), isRunning: z.boolean() },
  ...days.shape,
  ...{ before: days, yearAgo: days, year: days },
});

const sold = z.object({
  sales: count,
  /** Price less discount. */
  amount: z.number(),
});

/** GET /admin/insights/sales: deals by day of sale. */
export const InsightSales = z.object({
  period,
  rows: z.array(
    z.object({
      project,
      /** Null: a sale without a price. */
      currency: currency.nullable(),
      now: sold,
      before: sold,
      yearAgo: sold,
    }),
  ),
  /** The day of the last sale, whatever the period. */
  lastOn: Day.nullable(),
});
export type InsightSales = z.infer<typeof InsightSales>;

/** GET /admin/insights/sales/list: the sales that a figure counts. */
export const InsightSalesQuery = z.object({
  from: optionalDay,
  to: optionalDay,
  buildingId: optionalId,
  /** 0: sales without a unit. */
  projectId: optionalNumber({ min: 0, whole: true }),
  /** '-': without a price. */
  currency: z.union([z.string().regex(/^([A-Z]{3}|-)$/, 'invalidChoice'), z.literal('')]).default(''),
  /** Those with a discount that this user wrote; 0: that nobody known wrote. */
  discountBy: optionalNumber({ min: 0, whole: true }),
  ...paging,
});
export type InsightSalesQuery = z.infer<typeof InsightSalesQuery>;
export const InsightSale = z.object({
  deal: DealRef,
  on: Day,
  currency: currency.nullable(),
  price: z.number(),
  discount: z.number(),
  /** Of all its units, in the deal's currency; null where one is not known. */
  listPrice: z.number().nullable(),
  sqm: z.number(),
});
export type InsightSale = z.infer<typeof InsightSale>;
export const InsightSaleList = listOf(InsightSale);
export type InsightSaleList = z.infer<typeof InsightSaleList>;

/** GET /admin/insights/stock: available and held units of today; reserved counts as sold, withdrawn in neither. */
export const InsightStock = z.object({
  rows: z.array(
    z.object({
      project,
      kind: z.enum(UNIT_KINDS),
      /** Of flats and villas. */
      bedrooms: count.nullable(),
      currency: currency.nullable(),
      all: count,
      left: count,
      held: count,
      lowest: z.number().nullable(),
      value: z.number(),
      sqm: z.number(),
    }),
  ),
});
export type InsightStock = z.infer<typeof InsightStock>;

/** GET /admin/insights/stock/list */
export const InsightUnitsQuery = z.object({
  buildingId: optionalId,
  projectId: optionalId,
  kind: optionalChoice(UNIT_KINDS),
  bedrooms: optionalNumber({ min: 0, whole: true }),
  currency: InsightSalesQuery.shape.currency,
  ...paging,
});
export type InsightUnitsQuery = z.infer<typeof InsightUnitsQuery>;
export const InsightUnit = z.object({
  id: idOf.unit,
  project,
  label: z.string(),
  kind: z.enum(UNIT_KINDS),
  bedrooms: count.nullable(),
  floor: z.int().nullable(),
  sqm: z.number(),
  price: z.number().nullable(),
  currency: currency.nullable(),
  isHeld: z.boolean(),
});
export type InsightUnit = z.infer<typeof InsightUnit>;
export const InsightUnitList = listOf(InsightUnit);
export type InsightUnitList = z.infer<typeof InsightUnitList>;

/** GET /admin/insights/prices: sums from which a price per m² is divided; of the list only sales whose list price is known. */
export const InsightPrices = z.object({
  quarters: z.array(z.object({ key: z.string(), ...days.shape })),
  rows: z.array(
    z.object({
      project,
      currency,
      quarter: z.string(),
      sales: count,
      amount: z.number(),
      sqm: z.number(),
      list: z.number(),
      listSqm: z.number(),
    }),
  ),
});
export type InsightPrices = z.infer<typeof InsightPrices>;

/** GET /admin/insights/discounts: of the sales of twelve months, by who wrote the discount. */
export const InsightDiscounts = z.object({
  year: days,
  /** All sales of these months. */
  sales: count,
  rows: z.array(
    z.object({
      by: z.object({ id: Id, name: z.string() }).nullable(),
      currency,
      sales: count,
      discount: z.number(),
      /** Of these sales, where their list prices are known, with the discounts of those. */
      listPrice: z.number(),
      listDiscount: z.number(),
      /** By its share of the list price. */
      largest: z.object({ deal: DealRef, share: z.number() }).nullable(),
    }),
  ),
});
export type InsightDiscounts = z.infer<typeof InsightDiscounts>;

const funnel = {
  leads: count,
  viewings: count,
  offers: count,
  won: count,
  /** From the first message to the sale. */
  medianDays: z.number().nullable(),
};

/** GET /admin/insights/leads: who came in twelve months, and how far they got until today. Each table has the same total. */
export const InsightLeads = z.object({
  year: days,
  total: z.object(funnel),
  sources: z.array(z.object({ channel: z.string(), ...funnel })),
  campaigns: z.array(z.object({ campaign: z.string(), ...funnel })),
  owners: z.array(z.object({ owner: z.object({ id: Id, name: z.string() }).nullable(), ...funnel })),
  /** Sales of these months whose lead came before. */
  olderSales: count,
});
export type InsightLeads = z.infer<typeof InsightLeads>;
