import type { DealLedger } from '@diyar/contract/ledger';
import type { PlanTemplates } from '@diyar/contract/plan-templates';
import type { DealId } from '@diyar/contract/rules/ids';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, request } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

const DEALS = ['deals'] as const;
export const ledgerKey = (dealId: DealId | null) => [...DEALS, 'ledger', dealId] as const;

const read = ownAnswer<DealLedger>;

/** Everything of a deal's money. */
export const useLedger = (dealId: DealId | null, isEnabled = true) =>
  useQuery({
    queryKey: ledgerKey(dealId),
    queryFn: ({ signal }) => api('GET /admin/deals/{id}/ledger', { params: { id: dealId }, signal }),
    enabled: isEnabled && dealId !== null,
  });

export type LedgerChange = { method?: 'POST' | 'PUT'; path: string; body: object };

/** Buildings, persons and the money desk show the same figures. */
const refetchOthers = (client: QueryClient) => {
  for (const key of ['lacasa', 'persons', 'money']) void client.invalidateQueries({ queryKey: [key] });
};

/** Writes to a deal's money; the answer is the whole account as it is afterwards. */
export function useLedgerChange(dealId: DealId) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...DEALS, 'change'],
    mutationFn: ({ method = 'POST', path, body }: LedgerChange) => request(method, path, { body, read }),
    onSuccess: (ledger) => {
      client.setQueryData(ledgerKey(dealId), ledger);
      refetchOthers(client);
    },
    // the next press is compared with what the user sees then
    onError: () => client.invalidateQueries({ queryKey: ledgerKey(dealId) }),
  });
}

const NO_TEMPLATES: PlanTemplates = { items: [], handoverOn: null };

/** The plans that the project of a building offers; a server without them offers none. */
export const usePlanTemplates = (buildingId: number | null) =>
  useQuery({
    queryKey: [...DEALS, 'templates', buildingId],
    queryFn: ({ signal }) =>
      api('GET /admin/buildings/{buildingId}/plan-templates', { params: { buildingId }, signal }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return NO_TEMPLATES;
          throw error;
        },
      ),
    enabled: buildingId !== null,
    staleTime: 60_000,
  });
