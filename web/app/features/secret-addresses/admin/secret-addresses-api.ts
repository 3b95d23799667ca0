import type { SecretAddress } from '@diyar/contract/secret-addresses';
import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

export function useEndAddress() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: ({ id }: SecretAddress) => api('DELETE /admin/secret-addresses/{id}', { params: { id } }),
    // links to previews are no live topic
    onSuccess: () =>
      void client.invalidateQueries({ queryKey: readKey('GET /admin/projects/{id}/previews') }),
    meta: { isDoneWhenShown: true },
  });
}
