import type { TrackedUnit } from '@diyar/contract/buildings';
import {
  type ChequeScheduleInput,
  type Payment,
  type PaymentInput,
  PaymentList,
} from '@diyar/contract/payments';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { LACASA } from '../lacasa-api.ts';
import { useBuildingCache } from '../show-apartment.ts';
import { type Tracker, useTracker } from '../tracker.ts';

const path = ({ base }: Tracker, apartmentId: number) => `${base}/apartments/${apartmentId}/payments`;
const readPayments = (data: unknown) => PaymentList.parse(data);

async function payments(
  tracker: Tracker,
  apartmentId: number,
  version: number,
  signal?: AbortSignal,
): Promise<PaymentList> {
  try {
    return await api.get(path(tracker, apartmentId), { signal, read: readPayments });
  } catch (error) {
    // another server has no payments: the typed amount is what was paid
    if (error instanceof ApiError && error.status === 404) return { items: [], sums: [], version };
    throw error;
  }
}

/** The payments of the current holder, oldest first. */
export function usePayments({ id, reserverId, version }: TrackedUnit) {
  const tracker = useTracker();
  return useQuery({
    queryKey: [...LACASA, tracker.base, 'payments', id, reserverId],
    queryFn: ({ signal }) => payments(tracker, id, version, signal),
  });
}

/** A payment, optionally with the amount typed before it as a payment of its own (docs/decisions/007). */
export type NewPayment = { payment: PaymentInput; typedBefore: PaymentInput | null };

/** Every write refetches the building. */
function useWrite<Input>(name: string, write: (tracker: Tracker, input: Input) => Promise<unknown>) {
  const tracker = useTracker();
  const cache = useBuildingCache();
  return useMutation({
    mutationKey: [...LACASA, name],
    mutationFn: (input: Input) => write(tracker, input),
    onSettled: () => cache.refetch(),
  });
}

export const useAddPayment = ({ id, version }: TrackedUnit) =>
  useWrite('add-payment', async (tracker, { payment, typedBefore }: NewPayment) => {
    let seen = version;
    if (typedBefore) {
      await api.post(path(tracker, id), { ...typedBefore, version: seen });
      seen = (await payments(tracker, id, seen)).version;
    }
    await api.post(path(tracker, id), { ...payment, version: seen });
  });

export const useEditPayment = ({ version }: TrackedUnit) =>
  useWrite('edit-payment', ({ base }, { id, ...change }: { id: number } & Partial<PaymentInput>) =>
    api.patch(`${base}/payments/${id}`, { ...change, version }),
  );

export const useDeletePayment = ({ version }: TrackedUnit) =>
  useWrite('delete-payment', ({ base }, { id }: Payment) =>
    api.delete(`${base}/payments/${id}`, { query: { version } }),
  );

export const useAddCheques = ({ id, version }: TrackedUnit) =>
  useWrite('add-cheques', ({ base }, plan: ChequeScheduleInput) =>
    api.post(`${base}/apartments/${id}/cheques`, { ...plan, version }),
  );
