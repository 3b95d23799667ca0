import type { DealLedger } from '@diyar/contract/ledger';
import type { PlanTemplates } from '@diyar/contract/plan-templates';
import type { DealId } from '@diyar/contract/rules/ids';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api, request } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

const ledgerKey = (id: DealId) => readKey('GET /admin/deals/{id}/ledger', { params: { id } });

const read = ownAnswer<DealLedger>;

/** Everything of a deal's money. */
export const useLedger = (dealId: DealId | null, isEnabled = true) =>
  useRead(
    'GET /admin/deals/{id}/ledger',
    { params: { id: dealId } },
    { enabled: isEnabled && dealId !== null },
  );

export type LedgerChange = { method?: 'POST' | 'PUT'; path: string; body: object };

/** Writes to a deal's money; the answer is the whole account as it is afterwards. */
export function useLedgerChange(dealId: DealId) {
  const client = useQueryClient();
  return useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: ({ method = 'POST', path, body }: LedgerChange) => request(method, path, { body, read }),
    onSuccess: (ledger) => client.setQueryData(ledgerKey(dealId), ledger),
  });
}

const PLANS = 'GET /admin/buildings/{buildingId}/plan-templates';
const NO_TEMPLATES: PlanTemplates = { items: [], handoverOn: null };

/** The plans that the project of a building offers; a server without them offers none. */
export const usePlanTemplates = (buildingId: number | null) =>
  useQuery({
    queryKey: readKey(PLANS, { params: { buildingId } }),
    queryFn: ({ signal }) =>
      api(PLANS, { params: { buildingId }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return NO_TEMPLATES;
        throw error;
      }),
    enabled: buildingId !== null,
    staleTime: 60_000,
  });
