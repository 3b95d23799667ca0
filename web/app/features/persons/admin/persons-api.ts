import { PAGE_SIZE } from '@diyar/contract/limits';
import { Person, PersonList } from '@diyar/contract/persons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

const KEY = ['persons'] as const;

export const usePersons = (q: string, page: number) =>
  useQuery({
    queryKey: [...KEY, 'list', { q, page }],
    queryFn: ({ signal }) =>
      api.get('/admin/persons', {
        query: { q, page, size: PAGE_SIZE },
        signal,
        read: (data) => PersonList.parse(data),
      }),
    placeholderData: keepPreviousData,
  });

export const usePerson = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) =>
      api.get(`/admin/persons/${encodeURIComponent(id)}`, { signal, read: (data) => Person.parse(data) }),
  });
