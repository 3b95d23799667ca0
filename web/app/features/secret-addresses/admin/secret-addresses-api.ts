import type { SecretAddress } from '@diyar/contract/secret-addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

/** The quote, preview, viewing or calendar shows another address, or none: all queries are invalidated. */
export function useEndAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SecretAddress) => api('DELETE /admin/secret-addresses/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries(),
  });
}
