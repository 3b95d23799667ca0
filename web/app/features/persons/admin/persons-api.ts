import type { PersonId } from '@diyar/contract/rules/ids';
import { useMutation } from '@tanstack/react-query';
import { useRead } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';

export const usePerson = (id: PersonId) => useRead('GET /admin/persons/{id}', { params: { id } });

/** Names, phones, messages and leads of somebody without deals, for good. */
export const useErasePerson = (id: PersonId) =>
  useMutation({ mutationFn: () => api('DELETE /admin/persons/{id}', { params: { id } }) });
