import type { LeadEntryInput } from '@diyar/contract/leads';
import type { LeadId } from '@diyar/contract/rules/ids';
import { newKey } from '~/lib/admin/new-key.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

const SHOWN = { isDoneWhenShown: true };

export type NewEntry = Partial<LeadEntryInput> & Pick<LeadEntryInput, 'kind'>;

/** A lead, or how one is opened for somebody who has none. */
export type LeadOf = LeadId | (() => Promise<LeadId>);

/** Writes into the timeline. The key makes a repeated call write once. */
export function useAddEntry(lead: LeadOf) {
  return useWrite({
    mutationFn: async (entry: NewEntry) =>
      api('POST /admin/leads/{id}/entries', {
        params: { id: typeof lead === 'function' ? await lead() : lead },
        body: { ...entry, key: entry.key || newKey() },
      }),
    meta: SHOWN,
  });
}

export function useCorrectNote(leadId: LeadId) {
  return useWrite({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      api('PATCH /admin/leads/{id}/entries/{entryId}', {
        params: { id: leadId, entryId: id },
        body: { text },
      }),
    meta: SHOWN,
  });
}
