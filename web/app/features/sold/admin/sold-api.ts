import { PAGE_SIZE } from '@diyar/contract/limits';
import { readSoldList } from '@diyar/contract/readers/sold';
import { CancelledSold, type Sold, type SoldList } from '@diyar/contract/sold';
import { useQueryClient } from '@tanstack/react-query';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { containsText, pageOfList } from '~/lib/admin/local-list.ts';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import type { UploadProgress } from '~/lib/api/upload.ts';

const LISTS = readKey('GET /admin/selled');

type SoldView = { q: string; from: string | null; to: string | null; page: number };

export const useSold = (view: SoldView) =>
  useRead(
    'GET /admin/selled',
    { query: { ...view, size: PAGE_SIZE } },
    {
      read: (data): SoldList =>
        pageOfList(readSoldList(data), { page: view.page, matches: (one) => isWanted(one, view) }),
      keepsPrevious: true,
    },
  );

/** For a server that sends everything at once (docs/product/calls-and-errors.md#lists). */
function isWanted(sold: Sold, { q, from, to }: SoldView): boolean {
  const day = sold.soldAt?.slice(0, 10) ?? '';
  const isInRange = (!from || day >= from) && (!to || (day !== '' && day <= to));
  return isInRange && containsText(q, sold.apartmentName, sold.buyerName, sold.buyerPhone);
}

export type NewSold = { form: FormData; signal: AbortSignal; onProgress: UploadProgress };

export const useAddSold = () =>
  useWrite({
    mutationFn: ({ form, signal, onProgress }: NewSold) =>
      api('POST /admin/selled', { form, signal, onProgress }),
  });

export const useEditSold = (id: number) =>
  useWrite({
    mutationFn: ({ form, signal, onProgress }: NewSold) =>
      api('PATCH /admin/selled/{id}', { params: { id }, form, signal, onProgress }),
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
  return useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: (sold: Sold) =>
      api('DELETE /admin/selled/{id}', {
        params: { id: sold.id },
        read: (data) => CancelledSold.safeParse(data).success,
      }),
    onMutate: async (sold) => {
      await client.cancelQueries({ queryKey: LISTS });
      const shown = client.getQueriesData({ queryKey: LISTS });
      client.setQueriesData<SoldList>(
        { queryKey: LISTS },
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
  });
}
