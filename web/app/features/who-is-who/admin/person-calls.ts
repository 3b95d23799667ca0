import type { CorrectInput, MoveInput } from '@diyar/contract/persons';
import type { PersonId } from '@diyar/contract/rules/ids';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

const SHOWN = { isDoneWhenShown: true };

type Pair = { personId: PersonId; otherId: PersonId };

export const useMerge = () =>
  useWrite({
    mutationFn: ({ personId, otherId }: Pair) =>
      api('POST /admin/persons/{id}/merge', { params: { id: personId }, body: { otherId } }),
    meta: SHOWN,
  });

export const usePart = () =>
  useWrite({
    mutationFn: (batch: string) => api('POST /admin/persons/merges/{batch}/undo', { params: { batch } }),
    meta: SHOWN,
  });

export const useDistinct = () =>
  useWrite({
    mutationFn: ({ personId, otherId }: Pair) =>
      api('POST /admin/persons/{id}/distinct', { params: { id: personId }, body: { otherId } }),
    meta: SHOWN,
  });

export const useCorrect = (id: PersonId) =>
  useWrite({
    mutationFn: (body: CorrectInput) => api('PATCH /admin/persons/{id}', { params: { id }, body }),
    meta: SHOWN,
  });

export const useMove = () =>
  useWrite({
    mutationFn: (body: MoveInput) => api('POST /admin/persons/moves', { body }),
    meta: SHOWN,
  });

export const useUndoMove = () =>
  useWrite({
    mutationFn: (batch: string) => api('POST /admin/persons/moves/{batch}/undo', { params: { batch } }),
    meta: SHOWN,
  });
