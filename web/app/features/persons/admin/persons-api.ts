import type { PersonId } from '@diyar/contract/rules/ids';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

const KEY = ['persons'] as const;

export const usePerson = (id: PersonId) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => api('GET /admin/persons/{id}', { params: { id }, signal }),
  });

/** Names, phones, messages and leads of somebody without deals, for good. */
export function useErasePerson(id: PersonId) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: KEY,
    mutationFn: () => api('DELETE /admin/persons/{id}', { params: { id } }),
    onSuccess: () => {
      for (const key of ['persons', 'messages', 'leads'])
        void client.invalidateQueries({ queryKey: [key], refetchType: 'none' });
    },
  });
}
