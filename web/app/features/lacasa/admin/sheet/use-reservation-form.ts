import type { TrackedUnit } from '@diyar/contract/buildings';
import { phone, requiredText, text } from '@diyar/contract/fields';
import { AMOUNT_TEXT_MAX, NAME_MAX } from '@diyar/contract/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { LACASA } from '../lacasa-api.ts';
import { addReservation, type ReservationChange, saveReservation } from '../reservation-calls.ts';
import { useBuildingCache } from '../show-apartment.ts';
import { useTracker } from '../tracker.ts';

const Typed = z.object({
  name: requiredText(NAME_MAX),
  phone,
  dueAmountStr: text(AMOUNT_TEXT_MAX),
  paidAmountStr: text(AMOUNT_TEXT_MAX),
  isFullyPaid: z.boolean(),
});

/** The state of the form and its mutation; `opened` is the apartment when editing began. */
export function useReservationForm(opened: TrackedUnit, onDone: () => void) {
  const { lacasa: t } = useAdminTexts();
  const errorText = useErrorText();
  const tracker = useTracker();
  const cache = useBuildingCache();
  const hasLines = opened.payments.length > 0;
  const { name, phone, dueAmountStr, paidAmountStr, markedFullyPaid, reserved } = opened;
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: { name, phone, dueAmountStr, paidAmountStr, isFullyPaid: markedFullyPaid },
  });
  const save = useMutation({
    mutationKey: [...LACASA, 'save'],
    mutationFn: (change: ReservationChange) =>
      reserved ? saveReservation(tracker, opened, change) : addReservation(tracker, opened, change),
    onSuccess: async (updated) => {
      if (updated) cache.show(updated);
      await cache.refetch();
    },
    onError: () => cache.refetch(),
  });
  const submit = form.handleSubmit((typed) => {
    // with payments, the paid amount is their sum and is not sent
    const { paidAmountStr: paid, ...rest } = typed;
    save.mutate(hasLines ? rest : { ...rest, paidAmountStr: paid }, {
      onSuccess: () => {
        onDone();
        showToast({ kind: 'success', title: reserved ? t.updatedDone : t.added, detail: typed.name });
      },
      onError: (error) => {
        if (placeServerErrors(form, error)) return;
        const title = reserved ? t.updateFailed : t.addFailed;
        form.setError('root', { type: 'server', message: `${title}: ${errorText(error)}` });
      },
    });
  });
  return { form, submit, status: save.status };
}

export type ReservationFormState = ReturnType<typeof useReservationForm>['form'];
