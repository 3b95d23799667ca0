import { PAGE_SIZE } from '@diyar/contract/limits';
import type { PersonFilter } from '@diyar/contract/persons';
import type { PersonId } from '@diyar/contract/rules/ids';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

const KEY = ['persons'] as const;

type Narrowed = { q: string; page: number; is: PersonFilter | null };

export const personsKey = (narrowed: Narrowed) => [...KEY, 'list', narrowed] as const;

export const usePersons = ({ q, page, is }: Narrowed) =>
  useQuery({
    queryKey: personsKey({ q, page, is }),
    queryFn: ({ signal }) =>
      api('GET /admin/persons', { query: { q, page, size: PAGE_SIZE, is: is ?? undefined }, signal }),
    placeholderData: keepPreviousData,
  });

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
