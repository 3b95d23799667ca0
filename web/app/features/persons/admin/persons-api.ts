import type { PersonId } from '@diyar/contract/rules/ids';
import { useMutation } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

/** Names, phones, messages and leads of somebody without deals, for good. */
export const useErasePerson = (id: PersonId) =>
  useMutation({ mutationFn: () => api('DELETE /admin/persons/{id}', { params: { id } }) });
