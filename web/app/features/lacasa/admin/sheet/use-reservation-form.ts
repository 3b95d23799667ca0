import type { TrackedUnit } from '@diyar/contract/buildings';
import { phone, requiredText, text } from '@diyar/contract/fields';
import { AMOUNT_TEXT_MAX, LINE_MAX, NAME_MAX } from '@diyar/contract/limits';
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
  coBuyers: text(LINE_MAX),
  with: z.array(z.number()),
});

/** The state of the form and its mutation; `opened` is the apartment when editing began. */
export function useReservationForm(opened: TrackedUnit, onDone: () => void) {
  const { lacasa: t } = useAdminTexts();
  const errorText = useErrorText();
  const tracker = useTracker();
  const { seesMoney } = tracker;
  const cache = useBuildingCache();
  const hasLines = opened.payments.length > 0;
  const { name, phone, dueAmountStr, paidAmountStr, markedFullyPaid } = opened;
  // a hold becomes a reservation by the call that makes one
  const isEdit = opened.reserved && opened.status !== 'held';
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: {
      name,
      phone,
      dueAmountStr,
      paidAmountStr,
      isFullyPaid: markedFullyPaid,
      coBuyers: opened.deal?.coBuyers ?? '',
      with: [],
    },
  });
  const save = useMutation({
    mutationKey: [...LACASA, 'save'],
    mutationFn: (change: ReservationChange) =>
      isEdit ? saveReservation(tracker, opened, change) : addReservation(tracker, opened, change),
    onSuccess: async (updated) => {
      if (updated) cache.show(updated);
      await cache.refetch();
    },
    onError: () => cache.refetch(),
  });
  const submit = form.handleSubmit((typed) => {
    const { paidAmountStr: paid, isFullyPaid, coBuyers, with: further, ...rest } = typed;
    const change: ReservationChange = {
      ...rest,
      ...(seesMoney && { isFullyPaid }),
      // with payments, the paid amount is their sum and is not sent
      ...(seesMoney && !hasLines && { paidAmountStr: paid }),
      // a server without buildings knows neither
      ...(tracker.buildingId !== null && { coBuyers: coBuyers ?? '', with: further }),
    };
    save.mutate(change, {
      onSuccess: () => {
        onDone();
        showToast({ kind: 'success', title: isEdit ? t.updatedDone : t.added, detail: typed.name });
      },
      onError: (error) => {
        if (placeServerErrors(form, error)) return;
        const title = isEdit ? t.updateFailed : t.addFailed;
        form.setError('root', { type: 'server', message: `${title}: ${errorText(error)}` });
      },
    });
  });
  return { form, submit, status: save.status };
}

export type ReservationFormState = ReturnType<typeof useReservationForm>['form'];
