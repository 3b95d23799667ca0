import type { SecretAddress } from '@diyar/contract/secret-addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readKey } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';

export function useEndAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SecretAddress) => api('DELETE /admin/secret-addresses/{id}', { params: { id } }),
    // links to previews are no live topic
    onSuccess: () =>
      void client.invalidateQueries({ queryKey: readKey('GET /admin/projects/{id}/previews') }),
    meta: { isDoneWhenShown: true },
  });
}
