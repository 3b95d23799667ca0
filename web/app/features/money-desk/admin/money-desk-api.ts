import { PAGE_SIZE, PAGE_SIZE_MAX } from '@diyar/contract/limits';
import type { AgeingQuery, AheadListQuery } from '@diyar/contract/money-ahead';
import type { ChequesQuery, DebtsQuery } from '@diyar/contract/money-desk';
import type { ChequeState } from '@diyar/contract/rules/ledger';
import { useQuery } from '@tanstack/react-query';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

/** What every list of the desk can be narrowed to. */
export type Narrowed = { buildingId: number | null; q: string; page: number };

export const useDesk = (buildingId: number | null) =>
  useRead('GET /admin/money', { query: { buildingId } }, { keepsPrevious: true });

export const useCheques = (
  group: NonNullable<ChequesQuery['group']>,
  narrowed: Narrowed,
  { size = PAGE_SIZE_MAX, month = '' } = {},
) =>
  useRead(
    'GET /admin/money/cheques',
    { query: { ...narrowed, group, size, ...(month && { month }) } },
    { keepsPrevious: true },
  );

/** Ever, or those that were presented in some days. */
export const useDrawers = (buildingId: number | null, page: number, days?: { from: string; to: string }) =>
  useRead('GET /admin/money/drawers', { query: { buildingId, page, ...days } }, { keepsPrevious: true });

export const useAccounts = () => useRead('GET /admin/money/accounts', {});

export const useDebts = (list: DebtsQuery['list'], narrowed: Narrowed) =>
  useRead('GET /admin/money/debts', { query: { ...narrowed, list } }, { keepsPrevious: true });

export const useAgeing = (query: Omit<AgeingQuery, 'size'>) =>
  useRead('GET /admin/money/ageing', { query }, { keepsPrevious: true });

export const useAhead = (buildingId: number | null) =>
  useRead('GET /admin/money/ahead', { query: { buildingId } }, { keepsPrevious: true });

export const useAheadList = (query: Omit<AheadListQuery, 'size'>) =>
  useRead('GET /admin/money/ahead/list', { query }, { keepsPrevious: true });

export const usePapers = (narrowed: Narrowed) =>
  useRead('GET /admin/money/papers', { query: narrowed }, { keepsPrevious: true });

export const useToTell = (narrowed: Narrowed, { size = PAGE_SIZE, enabled = true } = {}) =>
  useRead('GET /admin/money/to-tell', { query: { ...narrowed, size } }, { keepsPrevious: true, enabled });

export const useDepositLists = (page: number) =>
  useRead('GET /admin/money/deposit-lists', { query: { page } }, { keepsPrevious: true });

/** Several, because each currency has a list of its own. */
export const useDepositListsOf = (ids: readonly number[]) => {
  const name = 'GET /admin/money/deposit-lists/{id}';
  return useQuery({
    queryKey: [name, ids],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => api(name, { params: { id }, signal }))),
    enabled: ids.length > 0,
  });
};

export const useMonths = () => useRead('GET /admin/money/months', {});

/** The buildings that the user may choose from; a page of them is enough for a choice. */
export const useBuildingChoice = () =>
  useRead(
    'GET /admin/buildings',
    { query: { size: PAGE_SIZE_MAX } },
    { select: ({ items }) => items, staleTime: 60_000 },
  );

export const useMakeDepositList = () =>
  useWrite({
    mutationFn: (body: { entryIds: number[]; account: string }) =>
      api('POST /admin/money/deposit-lists', { body }),
  });

export const useMarkDeposited = () =>
  useWrite({
    mutationFn: ({ ids, on }: { ids: readonly number[]; on: string }) =>
      Promise.all(
        ids.map((id) =>
          api('POST /admin/money/deposit-lists/{id}/deposited', { params: { id }, body: { on } }),
        ),
      ),
  });

export type StepChange = { entryId: number; state: ChequeState; on: string; note: string; version: number };

export const useChequeStep = () =>
  useWrite({
    mutationFn: ({ entryId, ...body }: StepChange) =>
      api('POST /admin/entries/{id}/cheque', { params: { id: entryId }, body }),
  });

export const useCloseMonth = () =>
  useWrite({ mutationFn: (month: string) => api('POST /admin/money/months', { body: { month } }) });
