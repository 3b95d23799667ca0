import {
  InsightDiscounts,
  InsightLeads,
  InsightPrices,
  InsightSaleList,
  InsightSales,
  InsightSalesQuery,
  InsightStock,
  InsightsQuery,
  InsightUnitList,
  InsightUnitsQuery,
} from '../insights.ts';
import { calls } from './call.ts';
import { LEAD_TOPICS, MONEY_TOPICS, UNIT_TOPICS } from './topics.ts';

const SALE_TOPICS = [...MONEY_TOPICS, 'projects'] as const;

export const insightCalls = calls({
  'GET /admin/insights/sales': {
    access: 'insights',
    summary: 'Sales of a period by project and currency, against the period before and a year ago',
    query: InsightsQuery,
    answer: InsightSales,
    reads: [...SALE_TOPICS],
  },
  'GET /admin/insights/sales/list': {
    access: 'insights',
    summary: 'The sales that a figure counts',
    query: InsightSalesQuery,
    answer: InsightSaleList,
    reads: [...SALE_TOPICS],
  },
  'GET /admin/insights/stock': {
    access: 'insights',
    summary: 'What is left to sell today, by project, kind and bedrooms',
    query: InsightsQuery,
    answer: InsightStock,
    reads: [...UNIT_TOPICS, 'sold'],
  },
  'GET /admin/insights/stock/list': {
    access: 'insights',
    summary: 'The units that a figure counts',
    query: InsightUnitsQuery,
    answer: InsightUnitList,
    reads: [...UNIT_TOPICS, 'sold'],
  },
  'GET /admin/insights/prices': {
    access: 'insights',
    summary: 'Sums and areas of five quarters, sold and listed, by project and currency',
    query: InsightsQuery,
    answer: InsightPrices,
    reads: [...SALE_TOPICS],
  },
  'GET /admin/insights/discounts': {
    access: 'insights',
    summary: 'Discounts of twelve months by who wrote them',
    query: InsightsQuery,
    answer: InsightDiscounts,
    reads: [...SALE_TOPICS],
  },
  'GET /admin/insights/leads': {
    access: 'insights',
    summary: 'From lead to sale in twelve months, by source, campaign and owner',
    query: InsightsQuery,
    answer: InsightLeads,
    reads: [...LEAD_TOPICS, 'sold'],
  },
});
