import type { BuyerLink, Tellable } from '@diyar/contract/buyer-page';
import type { DealId } from '@diyar/contract/rules/ids';
import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

const OF_DEAL = 'GET /admin/deals/{id}/buyer-page';
const OF_BUILDING = 'GET /admin/buildings/{buildingId}/buyer-pages';

/** Fails with 404 on a server without them, where nothing of this is shown. */
export const useBuyerLink = (id: DealId) => useRead(OF_DEAL, { params: { id } }, { retry: false });

export const useBuyerLinks = (buildingId: number) => useRead(OF_BUILDING, { params: { buildingId } });

function useLinkWrite<Input>(id: DealId, write: (input: Input) => Promise<BuyerLink>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: write,
    onSuccess: (saved) => client.setQueryData(readKey(OF_DEAL, { params: { id } }), saved),
  });
}

export const useGiveLink = (id: DealId) =>
  useLinkWrite(id, () => api('POST /admin/deals/{id}/buyer-page', { params: { id } }));
export const useRenewLink = (id: DealId) =>
  useLinkWrite(id, () => api('POST /admin/deals/{id}/buyer-page/renew', { params: { id } }));
export const useWithdrawLink = (id: DealId) =>
  useLinkWrite(id, () => api('POST /admin/deals/{id}/buyer-page/withdraw', { params: { id } }));
export const useTold = (id: DealId) =>
  useLinkWrite(id, ({ what, subject }: Tellable) =>
    api('POST /admin/deals/{id}/buyer-page/told', { params: { id }, body: { what, subject } }),
  );

export const useGiveAll = (buildingId: number) => {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (digest: string) =>
      api('POST /admin/buildings/{buildingId}/buyer-pages', { params: { buildingId }, body: { digest } }),
    onSuccess: (saved) => client.setQueryData(readKey(OF_BUILDING, { params: { buildingId } }), saved),
  });
};
