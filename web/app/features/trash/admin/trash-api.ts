import type { TrashItem } from '@diyar/contract/trash';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

/** A restored object appears in other lists too: all queries are invalidated. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: TrashItem) =>
      api('POST /admin/trash/{kind}/{id}/restore', { params: { kind, id } }),
    onSettled: () => client.invalidateQueries(),
  });
}
