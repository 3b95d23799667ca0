import type { PersonId } from '@diyar/contract/rules/ids';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

/** Names, phones, messages and leads of somebody without deals, for good. */
export const useErasePerson = (id: PersonId) =>
  useWrite({ mutationFn: () => api('DELETE /admin/persons/{id}', { params: { id } }) });
