import type { BuildingList } from '@diyar/contract/buildings';
import type { DealLedger } from '@diyar/contract/ledger';
import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import type {
  ChequeList,
  ChequesQuery,
  ClosedMonths,
  DebtList,
  DebtsQuery,
  DepositedAnswer,
  DepositList,
  DepositLists,
  MoneyDesk,
  PaperList,
} from '@diyar/contract/money-desk';
import type { ChequeState } from '@diyar/contract/rules/ledger';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import type { Query } from '~/lib/api/paths.ts';

export const MONEY = ['money'] as const;
const BASE = '/admin/money';

/** What every list of the desk can be narrowed to. */
export type Narrowed = { buildingId: number | null; q: string; page: number };

function useMoneyQuery<Data>(
  key: readonly unknown[],
  path: string,
  read: (data: unknown) => Data,
  { query, isEnabled = true }: { query?: Query; isEnabled?: boolean } = {},
) {
  return useQuery({
    queryKey: [...MONEY, ...key],
    queryFn: ({ signal }) => api.get(`${BASE}${path}`, { query, signal, read }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

const queryOf = ({ buildingId, q, page }: Narrowed): Query => ({
  buildingId: buildingId ?? undefined,
  q: q || undefined,
  page,
});

export const useDesk = (buildingId: number | null) =>
  useMoneyQuery(['desk', buildingId], '', ownAnswer<MoneyDesk>, {
    query: { buildingId: buildingId ?? undefined },
  });

export const useCheques = (
  group: NonNullable<ChequesQuery['group']>,
  narrowed: Narrowed,
  { size = PAGE_SIZE_MAX, isEnabled = true } = {},
) =>
  useMoneyQuery(['cheques', group, narrowed, size], '/cheques', ownAnswer<ChequeList>, {
    query: { ...queryOf(narrowed), group, size },
    isEnabled,
  });

export const useDebts = (list: DebtsQuery['list'], narrowed: Narrowed) =>
  useMoneyQuery(['debts', list, narrowed], '/debts', ownAnswer<DebtList>, {
    query: { ...queryOf(narrowed), list },
  });

export const usePapers = (narrowed: Narrowed) =>
  useMoneyQuery(['papers', narrowed], '/papers', ownAnswer<PaperList>, {
    query: queryOf(narrowed),
  });

export const useDepositLists = (page: number) =>
  useMoneyQuery(['lists', page], '/deposit-lists', ownAnswer<DepositLists>, { query: { page } });

/** Several, because each currency has a list of its own. */
export const useDepositListsOf = (ids: readonly number[]) =>
  useQuery({
    queryKey: [...MONEY, 'list', ids],
    queryFn: ({ signal }) =>
      Promise.all(
        ids.map((id) => api.get(`${BASE}/deposit-lists/${id}`, { signal, read: ownAnswer<DepositList> })),
      ),
    enabled: ids.length > 0,
  });

export const useMonths = () => useMoneyQuery(['months'], '/months', ownAnswer<ClosedMonths>);

/** The buildings that the user may choose from; a page of them is enough for a choice. */
export const useBuildingChoice = () =>
  useQuery({
    queryKey: ['buildings', 'choice'],
    queryFn: ({ signal }) =>
      api.get('/admin/buildings', {
        query: { size: PAGE_SIZE_MAX },
        signal,
        read: (data) => ownAnswer<BuildingList>(data).items,
      }),
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
  useMoneyChange((entryIds: number[]) =>
    api.post(`${BASE}/deposit-lists`, { entryIds }, { read: ownAnswer<DepositList> }),
  );

export const useMarkDeposited = () =>
  useMoneyChange(({ ids, on }: { ids: readonly number[]; on: string }) =>
    Promise.all(
      ids.map((id) =>
        api.post(`${BASE}/deposit-lists/${id}/deposited`, { on }, { read: ownAnswer<DepositedAnswer> }),
      ),
    ),
  );

export type StepChange = { entryId: number; state: ChequeState; on: string; note: string; version: number };

export const useChequeStep = () =>
  useMoneyChange(({ entryId, ...body }: StepChange) =>
    api.post(`/admin/entries/${entryId}/cheque`, body, { read: ownAnswer<DealLedger> }),
  );

export const useCloseMonth = () =>
  useMoneyChange((month: string) => api.post(`${BASE}/months`, { month }, { read: ownAnswer<ClosedMonths> }));
