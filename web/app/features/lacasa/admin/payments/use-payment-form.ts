import type { TrackedUnit } from '@diyar/contract/buildings';
import { type Payment, PaymentInput } from '@diyar/contract/payments';
import { CURRENCIES, type Currency } from '@diyar/contract/rules/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { today } from './days.ts';
import { useAddPayment, useEditPayment } from './payments-api.ts';

/** The currency of the debt, if it has one. */
export const currencyOfDebt = ({ outstanding }: TrackedUnit): Currency =>
  CURRENCIES.find((one) => one === outstanding.currency) ?? 'USD';

/** The amount that was typed as paid before there were payments; the first payment would replace it. */
export function typedBefore(apartment: TrackedUnit): { amount: number; currency: Currency } | null {
  const { amount, currency } = apartment.paid;
  if (apartment.payments.length > 0 || amount === null || amount <= 0) return null;
  return { amount, currency: CURRENCIES.find((one) => one === currency) ?? currencyOfDebt(apartment) };
}

function valuesOf(apartment: TrackedUnit, payment?: Payment): z.input<typeof PaymentInput> {
  return {
    amount: payment ? String(payment.amount) : '',
    currency: payment?.currency ?? currencyOfDebt(apartment),
    method: payment?.method ?? 'cash',
    paidOn: payment?.paidOn ?? today(),
    chequeNumber: payment?.chequeNumber ?? '',
    dueDate: payment?.dueDate ?? null,
    note: payment?.note ?? '',
  };
}

export function usePaymentForm(apartment: TrackedUnit, payment: Payment | undefined, onClose: () => void) {
  const { lacasaPayments: t } = useAdminTexts();
  const errorText = useErrorText();
  const [recordsTyped, setRecordsTyped] = useState(true);
  const add = useAddPayment(apartment);
  const edit = useEditPayment(apartment);
  const form = useForm({ resolver: zodResolver(PaymentInput), defaultValues: valuesOf(apartment, payment) });
  const before = payment ? null : typedBefore(apartment);

  const outcome = {
    onSuccess: () => {
      onClose();
      showToast({ kind: 'success', title: payment ? t.saved : t.added });
    },
    onError: (error: unknown) => {
      if (!placeServerErrors(form, error))
        form.setError('root', { type: 'server', message: `${t.failed}: ${errorText(error)}` });
    },
  };
  const submit = form.handleSubmit(({ version: _, ...typed }) => {
    const isCheque = typed.method === 'cheque';
    // the fields of a cheque are cleared when the method changes
    const line = { ...typed, ...(!isCheque && { chequeNumber: '', dueDate: null }) };
    if (payment) {
      const status = isCheque ? (payment.method === 'cheque' ? payment.status : 'pending') : 'cleared';
      return edit.mutate({ id: payment.id, ...line, status }, outcome);
    }
    const typedLine = before &&
      recordsTyped && {
        ...before,
        method: 'cash' as const,
        paidOn: apartment.reservedAt?.slice(0, 10) ?? line.paidOn,
        chequeNumber: '',
        dueDate: null,
        note: t.typedNote,
        version: null,
      };
    add.mutate({ payment: { ...line, version: null }, typedBefore: typedLine || null }, outcome);
  });
  const status = payment ? edit.status : add.status;
  return { form, submit, status, before, recordsTyped, setRecordsTyped };
}

export type PaymentFormState = ReturnType<typeof usePaymentForm>['form'];
