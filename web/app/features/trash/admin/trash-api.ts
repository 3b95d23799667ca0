import { PAGE_SIZE } from '@diyar/contract/limits';
import type { TrashItem, TrashKind } from '@diyar/contract/trash';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

type View = { q: string; page: number; kind: TrashKind | null };

export const useTrash = ({ kind, ...view }: View) =>
  useQuery({
    queryKey: ['trash', kind, view],
    queryFn: ({ signal }) =>
      api('GET /admin/trash', { query: { ...view, ...(kind && { kind }), size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });

/** A restored object appears in other lists too: all queries are invalidated. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: TrashItem) =>
      api('POST /admin/trash/{kind}/{id}/restore', { params: { kind, id } }),
    onSettled: () => client.invalidateQueries(),
  });
}
