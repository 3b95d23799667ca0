import type { TrackedUnit } from '@diyar/contract/buildings';
import { phone, requiredText, text } from '@diyar/contract/fields';
import { AMOUNT_TEXT_MAX, CO_BUYERS_MAX, NAME_MAX } from '@diyar/contract/limits';
import { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { addReservation, type ReservationChange, saveReservation } from '../reservation-calls.ts';
import { useBuildingCache } from '../show-apartment.ts';
import { useTracker } from '../tracker.ts';

const Typed = z.object({
  name: requiredText(NAME_MAX),
  phone,
  dueAmountStr: text(AMOUNT_TEXT_MAX),
  paidAmountStr: text(AMOUNT_TEXT_MAX),
  isFullyPaid: z.boolean(),
  coBuyers: text(CO_BUYERS_MAX),
});

/** The state of the form and its mutation; `opened` is the apartment when editing began. */
export function useReservationForm(opened: TrackedUnit, onDone: () => void) {
  const { buildings: t, buildingsDeals: d } = useAdminTexts();
  const tracker = useTracker();
  const { seesMoney } = tracker;
  const cache = useBuildingCache();
  const hasLines = opened.payments.length > 0;
  const { dueAmountStr, paidAmountStr, markedFullyPaid } = opened;
  const { name, phone } = opened;
  const isEdit = opened.reserved;
  const hasDeals = tracker.buildingId !== null;
  const save = useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: (change: ReservationChange) =>
      isEdit ? saveReservation(tracker, opened, change) : addReservation(tracker, opened, change),
    onSuccess: (updated) => updated && cache.show(updated),
    meta: { isDoneWhenShown: true },
  });

  /** With deals, money is written into the account; without them the typed amounts are all there is. */
  const changeOf = (typed: z.output<typeof Typed>): ReservationChange => {
    const { dueAmountStr: due, paidAmountStr: paid, isFullyPaid, coBuyers, ...buyer } = typed;
    if (hasDeals) return { ...buyer, coBuyers };
    return {
      ...buyer,
      dueAmountStr: due,
      ...(seesMoney && { isFullyPaid }),
      // with payments, the paid amount is their sum and is not sent
      ...(seesMoney && !hasLines && { paidAmountStr: paid }),
    };
  };

  const form = useSavedForm({
    schema: Typed,
    labels: { coBuyers: d.coBuyers },
    values: {
      name,
      phone,
      dueAmountStr,
      paidAmountStr,
      isFullyPaid: markedFullyPaid,
      coBuyers: opened.deal?.coBuyers ?? '',
    },
    save: (typed) => save.mutateAsync(changeOf(typed)),
    onSaved: (_, typed) => {
      onDone();
      showToast({ kind: 'success', title: isEdit ? t.updatedDone : t.added, detail: typed.name });
    },
    failed: isEdit ? t.updateFailed : t.addFailed,
  });
  return { form, isEdit };
}

export type ReservationState = ReturnType<typeof useReservationForm>;
