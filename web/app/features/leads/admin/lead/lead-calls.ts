import type { LeadEntryInput } from '@diyar/contract/leads';
import type { LeadId, PersonId } from '@diyar/contract/rules/ids';
import { useMutation } from '@tanstack/react-query';
import { newKey } from '~/lib/admin/new-key.ts';
import { api } from '~/lib/api/api.ts';

const SHOWN = { isDoneWhenShown: true };

export type NewEntry = Partial<LeadEntryInput> & Pick<LeadEntryInput, 'kind'>;

/** Writes into the timeline. The key makes a repeated call write once. */
export function useAddEntry(leadId: LeadId) {
  return useMutation({
    mutationFn: (entry: NewEntry) =>
      api('POST /admin/leads/{id}/entries', {
        params: { id: leadId },
        body: { ...entry, key: entry.key || newKey() },
      }),
    meta: SHOWN,
  });
}

export function useCorrectNote(leadId: LeadId) {
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      api('PATCH /admin/leads/{id}/entries/{entryId}', {
        params: { id: leadId, entryId: id },
        body: { text },
      }),
    meta: SHOWN,
  });
}

type Pair = { personId: PersonId; otherId: PersonId };

export function useMerge() {
  return useMutation({
    mutationFn: ({ personId, otherId }: Pair) =>
      api('POST /admin/persons/{id}/merge', { params: { id: personId }, body: { otherId } }),
    meta: SHOWN,
  });
}

export function usePart() {
  return useMutation({
    mutationFn: (batch: string) => api('POST /admin/persons/merges/{batch}/undo', { params: { batch } }),
    meta: SHOWN,
  });
}

export function useDistinct() {
  return useMutation({
    mutationFn: ({ personId, otherId }: Pair) =>
      api('POST /admin/persons/{id}/distinct', { params: { id: personId }, body: { otherId } }),
    meta: SHOWN,
  });
}
