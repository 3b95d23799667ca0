import type { HoldInput, TrackedUnit } from '@diyar/contract/buildings';
import type { LeadEntryInput } from '@diyar/contract/leads';
import type { Quote, QuoteInput } from '@diyar/contract/quotes';
import type { ReservationPayload } from '@diyar/contract/reservation-input';
import type { ApartmentNo, LeadId } from '@diyar/contract/rules/ids';
import type { z } from 'zod';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';

type At = { buildingId: number; id: ApartmentNo };

/** None of them has a version: who comes too late learns who has the unit, not only that it changed. */
export type Sent =
  | { step: 'quote'; at: At; body: z.input<typeof QuoteInput> }
  | { step: 'hold'; at: At; body: z.input<typeof HoldInput> }
  | { step: 'reserve'; at: At; body: ReservationPayload };

type Made = { quote: Quote; unit?: undefined } | { quote?: undefined; unit: TrackedUnit };

async function send(sent: Sent): Promise<Made> {
  const params = sent.at;
  switch (sent.step) {
    case 'quote':
      return { quote: await api('POST /admin/buildings/{buildingId}/quotes', { params, body: sent.body }) };
    case 'hold':
      return {
        unit: await api('POST /admin/buildings/{buildingId}/apartments/{id}/hold', {
          params,
          body: sent.body,
        }),
      };
    case 'reserve':
      return {
        unit: await api('POST /admin/buildings/{buildingId}/apartments/{id}/reservation', {
          params,
          body: sent.body,
        }),
      };
  }
}

/** One press. Repeated after a lost answer it is the same call, with the same key (lib/api/unanswered.ts). */
export const usePathStep = () =>
  useWrite({ mutationKey: HOLDS_READS, mutationFn: send, meta: { isDoneWhenShown: true } });

const TAKEN = ['unitHeld', 'alreadyReserved', 'unitTaken', 'unitReserved', 'unitWithdrawn', 'alreadySold'];

export const isTaken = (error: unknown) => error instanceof ApiError && TAKEN.includes(error.code ?? '');
export const isUnanswered = (error: unknown) => error instanceof ApiError && error.reason !== undefined;
export const isBeyond = (error: unknown) => error instanceof ApiError && error.code === 'beyondLimit';

/** That it was sent, into the lead's story: its messages are answered then. */
export const useNoteSent = (leadId: LeadId | null) =>
  useWrite({
    mutationFn: (entry: Pick<LeadEntryInput, 'kind' | 'text' | 'at'>) =>
      leadId === null
        ? Promise.resolve(null)
        : api('POST /admin/leads/{id}/entries', {
            params: { id: leadId },
            body: { ...entry, key: newKey() },
          }),
    meta: { isDoneWhenShown: true },
  });
