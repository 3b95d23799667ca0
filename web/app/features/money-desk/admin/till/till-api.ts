import type { CashBookQuery, TillClosingsQuery, TillQuery } from '@diyar/contract/till';
import { useRead } from '~/lib/admin/use-read.ts';

export const useTill = (query: TillQuery) =>
  useRead('GET /admin/money/till', { query }, { keepsPrevious: true });

export const useCashBook = (query: Omit<CashBookQuery, 'size'>) =>
  useRead('GET /admin/money/cash-book', { query }, { keepsPrevious: true });

export const useClosings = (query: Omit<TillClosingsQuery, 'size'>) =>
  useRead('GET /admin/money/till/closings', { query }, { keepsPrevious: true });

export const useClosing = (id: string) => useRead('GET /admin/money/till/closings/{id}', { params: { id } });
