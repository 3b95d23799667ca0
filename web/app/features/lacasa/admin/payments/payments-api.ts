import type { Apartment } from '@diyar/contract/lacasa';
import {
  type ChequeScheduleInput,
  type Payment,
  type PaymentInput,
  PaymentList,
} from '@diyar/contract/payments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { LACASA } from '../lacasa-api.ts';
import { refetchBuilding } from '../show-apartment.ts';

const path = (apartmentId: number) => `/lacasa/apartments/${apartmentId}/payments`;
const readPayments = (data: unknown) => PaymentList.parse(data);

async function payments(apartmentId: number, version: number, signal?: AbortSignal): Promise<PaymentList> {
  try {
    return await api.get(path(apartmentId), { signal, read: readPayments });
  } catch (error) {
    // another server has no payments: the typed amount is what was paid
    if (error instanceof ApiError && error.status === 404) return { items: [], sums: [], version };
    throw error;
  }
}

/** The payments of the current holder, oldest first. */
export const usePayments = ({ id, reserverId, version }: Apartment) =>
  useQuery({
    queryKey: [...LACASA, 'payments', id, reserverId],
    queryFn: ({ signal }) => payments(id, version, signal),
  });

/** A payment, optionally with the amount typed before it as a payment of its own (docs/decisions/007). */
export type NewPayment = { payment: PaymentInput; typedBefore: PaymentInput | null };

/** Every write refetches the building. */
function useWrite<Input>(name: string, write: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...LACASA, name],
    mutationFn: write,
    onSettled: () => refetchBuilding(client),
  });
}

export const useAddPayment = ({ id, version }: Apartment) =>
  useWrite('add-payment', async ({ payment, typedBefore }: NewPayment) => {
    let seen = version;
    if (typedBefore) {
      await api.post(path(id), { ...typedBefore, version: seen });
      seen = (await payments(id, seen)).version;
    }
    await api.post(path(id), { ...payment, version: seen });
  });

export const useEditPayment = ({ version }: Apartment) =>
  useWrite('edit-payment', ({ id, ...change }: { id: number } & Partial<PaymentInput>) =>
    api.patch(`/lacasa/payments/${id}`, { ...change, version }),
  );

export const useDeletePayment = ({ version }: Apartment) =>
  useWrite('delete-payment', ({ id }: Payment) =>
    api.delete(`/lacasa/payments/${id}`, { query: { version } }),
  );

export const useAddCheques = ({ id, version }: Apartment) =>
  useWrite('add-cheques', (plan: ChequeScheduleInput) =>
    api.post(`/lacasa/apartments/${id}/cheques`, { ...plan, version }),
  );
