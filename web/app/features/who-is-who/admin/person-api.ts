import type { PersonId } from '@diyar/contract/rules/ids';
import { useRead } from '~/lib/admin/use-read.ts';

/** A person as the user may see them; null waits. */
export const usePerson = (id: PersonId | null) => useRead('GET /admin/persons/{id}', { params: { id } });
