import type { InsightSalesQuery, InsightUnitsQuery } from '@diyar/contract/insights';
import { useRead } from '~/lib/admin/use-read.ts';
import type { Asked } from './insights-params.ts';

const kept = { keepsPrevious: true } as const;

export const useSales = (query: Asked) => useRead('GET /admin/insights/sales', { query }, kept);
export const useStock = (query: Asked) => useRead('GET /admin/insights/stock', { query }, kept);
export const usePrices = (query: Asked) => useRead('GET /admin/insights/prices', { query }, kept);
export const useDiscounts = (query: Asked) => useRead('GET /admin/insights/discounts', { query }, kept);
export const useFunnel = (query: Asked) => useRead('GET /admin/insights/leads', { query }, kept);

export const useSalesList = (query: Omit<InsightSalesQuery, 'size'>) =>
  useRead('GET /admin/insights/sales/list', { query }, kept);
export const useUnitsList = (query: Omit<InsightUnitsQuery, 'size'>) =>
  useRead('GET /admin/insights/stock/list', { query }, kept);
