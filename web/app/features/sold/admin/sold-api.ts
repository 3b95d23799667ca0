import { PAGE_SIZE } from '@diyar/contract/limits';
import { readSoldList } from '@diyar/contract/readers/sold';
import { CancelledSold, type Sold, type SoldList } from '@diyar/contract/sold';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { containsText, pageOfList } from '~/lib/admin/local-list.ts';
import { api } from '~/lib/api/api.ts';
import type { UploadProgress } from '~/lib/api/upload.ts';

const KEY = ['sold'] as const;

type SoldView = { q: string; from: string | null; to: string | null; page: number };

export const useSold = (view: SoldView) =>
  useQuery({
    queryKey: [...KEY, view],
    queryFn: ({ signal }) =>
      api('GET /admin/selled', {
        query: { ...view, size: PAGE_SIZE },
        signal,
        read: (data): SoldList =>
          pageOfList(readSoldList(data), { page: view.page, matches: (one) => isWanted(one, view) }),
      }),
    placeholderData: keepPreviousData,
  });

/** For a server that sends everything at once (docs/product/calls-and-errors.md#lists). */
function isWanted(sold: Sold, { q, from, to }: SoldView): boolean {
  const day = sold.soldAt?.slice(0, 10) ?? '';
  const isInRange = (!from || day >= from) && (!to || (day !== '' && day <= to));
  return isInRange && containsText(q, sold.apartmentName, sold.buyerName, sold.buyerPhone);
}

export type NewSold = { form: FormData; signal: AbortSignal; onProgress: UploadProgress };

/** A sold unit changes its project, and the site. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const key of ['sold', 'projects', 'dashboard']) void client.invalidateQueries({ queryKey: [key] });
  };
}

export const useAddSold = () =>
  useMutation({
    mutationKey: KEY,
    mutationFn: ({ form, signal, onProgress }: NewSold) =>
      api('POST /admin/selled', { form, signal, onProgress }),
    onSuccess: useRefresh(),
  });

export const useEditSold = (id: number) =>
  useMutation({
    mutationKey: KEY,
    mutationFn: ({ form, signal, onProgress }: NewSold) =>
      api('PATCH /admin/selled/{id}', { params: { id }, form, signal, onProgress }),
    onSuccess: useRefresh(),
  });

/**
 * Contracts are private; each view requests a link that is valid for ten minutes
 * (docs/product/projects-and-media.md#private-files).
 */
export const contractLink = (id: number) =>
  api('GET /admin/selled/{id}/contract', { params: { id } }).then(({ url }) => url);

/** The row disappears at once; a rejection restores it. */
export function useDeleteSold(on: {
  /** Cancelled instead where money was received: that cannot be undone here. */
  deleted: (sold: Sold, isCancelled: boolean) => void;
  refused: (sold: Sold, error: unknown) => void;
}) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationKey: KEY,
    mutationFn: (sold: Sold) =>
      api('DELETE /admin/selled/{id}', {
        params: { id: sold.id },
        read: (data) => CancelledSold.safeParse(data).success,
      }),
    onMutate: async (sold) => {
      await client.cancelQueries({ queryKey: KEY });
      const shown = client.getQueriesData({ queryKey: KEY });
      client.setQueriesData<SoldList>(
        { queryKey: KEY },
        (list) =>
          list && {
            ...list,
            items: list.items.filter((one) => one.id !== sold.id),
            total: Math.max(0, list.total - 1),
          },
      );
      return shown;
    },
    onSuccess: (isCancelled, sold) => on.deleted(sold, isCancelled === true),
    onError: (error, sold, shown) => {
      for (const [key, data] of shown ?? []) client.setQueryData(key, data);
      on.refused(sold, error);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: KEY }) === 1) refresh();
    },
  });
}
