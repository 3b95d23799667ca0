import type { TrackedUnit } from '@diyar/contract/buildings';
import { idOf, phone, requiredText, text } from '@diyar/contract/fields';
import { AMOUNT_TEXT_MAX, LINE_MAX, NAME_MAX } from '@diyar/contract/limits';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import {
  fieldOf,
  pricedUnits,
  readTerms,
  type TermsProblems,
  type TypedTerms,
} from '~/features/ledger/admin/forms/terms.ts';
import { formatIn } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useBuyer, usePersonFor } from '~/lib/admin/buyer.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { fieldErrors } from '~/lib/api/api-error.ts';
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
  coBuyers: text(LINE_MAX),
  with: z.array(idOf.apartment),
});

/** The price that the unit is listed for is where the terms begin. */
const firstTerms = ({ id, price, currency }: TrackedUnit): TypedTerms => ({
  on: companyDay(),
  currency: currency ?? 'USD',
  prices: price && currency ? { [id]: formatIn(price, currency) } : {},
  discount: '',
  plan: [],
});

/** The state of the form and its mutation; `opened` is the apartment when editing began. */
export function useReservationForm(opened: TrackedUnit, onDone: () => void) {
  const { buildings: t, buildingsDeals: d } = useAdminTexts();
  const tracker = useTracker();
  const { seesMoney } = tracker;
  const cache = useBuildingCache();
  const hasLines = opened.payments.length > 0;
  const { dueAmountStr, paidAmountStr, markedFullyPaid } = opened;
  const given = useBuyer();
  const personFor = usePersonFor();
  const { name, phone } = opened.reserved ? opened : given;
  // a hold becomes a reservation by the call that makes one
  const isEdit = opened.reserved && opened.status !== 'held';
  const hasDeals = tracker.buildingId !== null;
  const [terms, setTerms] = useState(() => firstTerms(opened));
  const [problems, setProblems] = useState<TermsProblems>({});
  const save = useMutation({
    mutationKey: HOLDS_READS,
    mutationFn: (change: ReservationChange) =>
      isEdit ? saveReservation(tracker, opened, change) : addReservation(tracker, opened, change),
    onSuccess: (updated) => updated && cache.show(updated),
    meta: { isDoneWhenShown: true },
  });

  /** With deals, money is written into the account; without them the typed amounts are all there is. */
  const changeOf = (typed: z.output<typeof Typed>): ReservationChange | null => {
    const { dueAmountStr: due, paidAmountStr: paid, isFullyPaid, coBuyers, with: further, ...buyer } = typed;
    if (!hasDeals)
      return {
        ...buyer,
        dueAmountStr: due,
        ...(seesMoney && { isFullyPaid }),
        // with payments, the paid amount is their sum and is not sent
        ...(seesMoney && !hasLines && { paidAmountStr: paid }),
      };
    if (isEdit) return { ...buyer, coBuyers };
    const read = readTerms(terms, [opened.id, ...further]);
    setProblems(read.problems);
    if (Object.keys(read.problems).length > 0) return null;
    return { ...buyer, personId: personFor(buyer), coBuyers, with: further, terms: read.terms };
  };

  /** The server's errors of the terms, at the fields they were typed into. */
  const placeTermErrors = (error: unknown, further: readonly ApartmentNo[]) => {
    const priced = pricedUnits(terms, [opened.id, ...further]);
    const found: TermsProblems = {};
    for (const [path, message] of Object.entries(fieldErrors(error)))
      if (path.startsWith('terms.')) found[fieldOf(path.split('.').slice(1), priced)] = message;
    setProblems(found);
    return Object.keys(found).length > 0;
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
      with: [],
    },
    save: (typed) => {
      const change = changeOf(typed);
      return change && save.mutateAsync(change);
    },
    onSaved: (_, typed) => {
      onDone();
      showToast({ kind: 'success', title: isEdit ? t.updatedDone : t.added, detail: typed.name });
    },
    failed: isEdit ? t.updateFailed : t.addFailed,
    place: (error, typed) => placeTermErrors(error, typed.with),
  });
  return { form, terms, setTerms, problems, isEdit };
}

export type ReservationState = ReturnType<typeof useReservationForm>;
