import type { LeadEntryInput } from '@diyar/contract/leads';
import type { LeadId, PersonId } from '@diyar/contract/rules/ids';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newKey } from '~/lib/admin/new-key.ts';
import { api } from '~/lib/api/api.ts';
import { LEADS } from '../leads-api.ts';

/** Leads and messages follow each other: an answer marks the message, a merge moves both. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([LEADS, ['messages'], ['persons']].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export type NewEntry = Partial<LeadEntryInput> & Pick<LeadEntryInput, 'kind'>;

/** Writes into the timeline. The key makes a repeated call write once. */
export function useAddEntry(leadId: LeadId) {
  return useMutation({
    mutationKey: LEADS,
    mutationFn: (entry: NewEntry) =>
      api('POST /admin/leads/{id}/entries', {
        params: { id: leadId },
        body: { ...entry, key: entry.key || newKey() },
      }),
    onSettled: useRefresh(),
  });
}

export function useCorrectNote(leadId: LeadId) {
  return useMutation({
    mutationKey: LEADS,
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      api('PATCH /admin/leads/{id}/entries/{entryId}', {
        params: { id: leadId, entryId: id },
        body: { text },
      }),
    onSettled: useRefresh(),
  });
}

type Pair = { personId: PersonId; otherId: PersonId };

export function useMerge() {
  return useMutation({
    mutationKey: LEADS,
    mutationFn: ({ personId, otherId }: Pair) =>
      api('POST /admin/persons/{id}/merge', { params: { id: personId }, body: { otherId } }),
    onSettled: useRefresh(),
  });
}

export function usePart() {
  return useMutation({
    mutationKey: LEADS,
    mutationFn: (batch: string) => api('POST /admin/persons/merges/{batch}/undo', { params: { batch } }),
    onSettled: useRefresh(),
  });
}

export function useDistinct() {
  return useMutation({
    mutationKey: LEADS,
    mutationFn: ({ personId, otherId }: Pair) =>
      api('POST /admin/persons/{id}/distinct', { params: { id: personId }, body: { otherId } }),
    onSettled: useRefresh(),
  });
}
