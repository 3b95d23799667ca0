import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import type { ChequesQuery, DebtsQuery } from '@diyar/contract/money-desk';
import type { ChequeState } from '@diyar/contract/rules/ledger';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

export const MONEY = ['money'] as const;

/** What every list of the desk can be narrowed to. */
export type Narrowed = { buildingId: number | null; q: string; page: number };

function useMoneyQuery<Data>(
  key: readonly unknown[],
  read: (signal: AbortSignal) => Promise<Data>,
  isEnabled = true,
) {
  return useQuery({
    queryKey: [...MONEY, ...key],
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

export const useDesk = (buildingId: number | null) =>
  useMoneyQuery(['desk', buildingId], (signal) => api('GET /admin/money', { query: { buildingId }, signal }));

export const useCheques = (
  group: NonNullable<ChequesQuery['group']>,
  narrowed: Narrowed,
  { size = PAGE_SIZE_MAX, isEnabled = true } = {},
) =>
  useMoneyQuery(
    ['cheques', group, narrowed, size],
    (signal) => api('GET /admin/money/cheques', { query: { ...narrowed, group, size }, signal }),
    isEnabled,
  );

export const useDebts = (list: DebtsQuery['list'], narrowed: Narrowed) =>
  useMoneyQuery(['debts', list, narrowed], (signal) =>
    api('GET /admin/money/debts', { query: { ...narrowed, list }, signal }),
  );

export const usePapers = (narrowed: Narrowed) =>
  useMoneyQuery(['papers', narrowed], (signal) =>
    api('GET /admin/money/papers', { query: narrowed, signal }),
  );

export const useDepositLists = (page: number) =>
  useMoneyQuery(['lists', page], (signal) =>
    api('GET /admin/money/deposit-lists', { query: { page }, signal }),
  );

/** Several, because each currency has a list of its own. */
export const useDepositListsOf = (ids: readonly number[]) =>
  useQuery({
    queryKey: [...MONEY, 'list', ids],
    queryFn: ({ signal }) =>
      Promise.all(ids.map((id) => api('GET /admin/money/deposit-lists/{id}', { params: { id }, signal }))),
    enabled: ids.length > 0,
  });

export const useMonths = () =>
  useMoneyQuery(['months'], (signal) => api('GET /admin/money/months', { signal }));

/** The buildings that the user may choose from; a page of them is enough for a choice. */
export const useBuildingChoice = () =>
  useQuery({
    queryKey: ['buildings', 'choice'],
    queryFn: ({ signal }) =>
      api('GET /admin/buildings', { query: { size: PAGE_SIZE_MAX }, signal }).then(({ items }) => items),
    staleTime: 60_000,
  });

/** A write of the desk; everything that shows money is read again afterwards. */
function useMoneyChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: MONEY,
    mutationFn,
    onSettled: () => {
      for (const key of ['money', 'deals', 'lacasa', 'persons'])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
}

export const useMakeDepositList = () =>
  useMoneyChange((entryIds: number[]) => api('POST /admin/money/deposit-lists', { body: { entryIds } }));

export const useMarkDeposited = () =>
  useMoneyChange(({ ids, on }: { ids: readonly number[]; on: string }) =>
    Promise.all(
      ids.map((id) =>
        api('POST /admin/money/deposit-lists/{id}/deposited', { params: { id }, body: { on } }),
      ),
    ),
  );

export type StepChange = { entryId: number; state: ChequeState; on: string; note: string; version: number };

export const useChequeStep = () =>
  useMoneyChange(({ entryId, ...body }: StepChange) =>
    api('POST /admin/entries/{id}/cheque', { params: { id: entryId }, body }),
  );

export const useCloseMonth = () =>
  useMoneyChange((month: string) => api('POST /admin/money/months', { body: { month } }));
