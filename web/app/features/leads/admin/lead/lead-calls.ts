import type { LeadEntryInput } from '@diyar/contract/leads';
import type { Merged } from '@diyar/contract/persons';
import type { LeadId, PersonId } from '@diyar/contract/rules/ids';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newKey } from '~/lib/admin/new-key.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
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
      api.post(`/admin/leads/${leadId}/entries`, { ...entry, key: entry.key || newKey() }),
    onSettled: useRefresh(),
  });
}

export function useCorrectNote(leadId: LeadId) {
  return useMutation({
    mutationKey: LEADS,
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      api.patch(`/admin/leads/${leadId}/entries/${id}`, { text }),
    onSettled: useRefresh(),
  });
}

type Pair = { personId: PersonId; otherId: PersonId };

export function useMerge() {
  return useMutation({
    mutationKey: LEADS,
    mutationFn: ({ personId, otherId }: Pair) =>
      api.post(`/admin/persons/${personId}/merge`, { otherId }, { read: ownAnswer<Merged> }),
    onSettled: useRefresh(),
  });
}

export function usePart() {
  return useMutation({
    mutationKey: LEADS,
    mutationFn: (batch: string) => api.post(`/admin/persons/merges/${batch}/undo`, {}),
    onSettled: useRefresh(),
  });
}

export function useDistinct() {
  return useMutation({
    mutationKey: LEADS,
    mutationFn: ({ personId, otherId }: Pair) => api.post(`/admin/persons/${personId}/distinct`, { otherId }),
    onSettled: useRefresh(),
  });
}
