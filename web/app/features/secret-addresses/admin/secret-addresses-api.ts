import { PAGE_SIZE } from '@diyar/contract/limits';
import type { AddressKind, SecretAddress } from '@diyar/contract/secret-addresses';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

export const useSecretAddresses = (view: { page: number; kind: AddressKind | null }) =>
  useQuery({
    queryKey: ['secret-addresses', view],
    queryFn: ({ signal }) =>
      api('GET /admin/secret-addresses', {
        query: { page: view.page, ...(view.kind && { kind: view.kind }), size: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The quote, preview, viewing or calendar shows another address, or none: all queries are invalidated. */
export function useEndAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SecretAddress) => api('DELETE /admin/secret-addresses/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries(),
  });
}
