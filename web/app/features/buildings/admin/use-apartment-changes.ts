import type { TrackedUnit } from '@diyar/contract/buildings';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { useRef } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { withMark } from './apartment-state.ts';
import { formatMoney } from './money.tsx';
import { removeReservation, saveReservation } from './reservation-calls.ts';
import { useBuildingCache } from './show-apartment.ts';
import { freed } from './tracked-unit.ts';
import { useTracker } from './tracker.ts';

const SHOWN = { isDoneWhenShown: true };

type Mark = { apartment: TrackedUnit; isFullyPaid: boolean };

/** mark-paid and remove are optimistic; a rejection restores the previous state and shows why. */
export function useApartmentChanges(onRolledBack: (no: ApartmentNo) => void) {
  const { buildings: t, ui } = useAdminTexts();
  const tracker = useTracker();
  const cache = useBuildingCache();
  const errorText = useErrorText();
  // what the server answered to the last mark, or will
  const lastMark = useRef<Promise<TrackedUnit | null>>(Promise.resolve(null));

  const refused = (
    apartment: TrackedUnit,
    title: string,
    detail: string,
    error: unknown,
    again: () => void,
  ) => {
    cache.show(apartment);
    onRolledBack(apartment.id);
    // the session dialog already explains it
    if (error instanceof ApiError && error.status === 401) return;
    const isStale = error instanceof ApiError && error.status === 409;
    showToast({
      kind: 'failure',
      title: `${title}: ${errorText(error)}`,
      detail,
      // after a conflict the user decides again; the change is not repeated
      action: isStale ? undefined : { label: ui.retry, run: again },
    });
  };

  const mark = useWrite({
    mutationKey: HOLDS_READS,
    meta: SHOWN,
    mutationFn: ({ apartment, isFullyPaid }: Mark) => {
      const saved = saveReservation(tracker, apartment, { isFullyPaid });
      lastMark.current = saved.catch(() => null);
      return saved;
    },
    onMutate: async ({ apartment, isFullyPaid }) => {
      await cache.cancelQueries();
      cache.show(withMark(apartment, isFullyPaid));
    },
    onSuccess: (updated) => {
      // an apartment that was removed meanwhile stays shown as free
      const isRemoved = remove.isPending && remove.variables.id === updated?.id;
      if (updated && !isRemoved) cache.show(updated);
    },
    onError: (error, change) => {
      const { apartment } = change;
      const { amount, currency } = apartment.outstanding;
      const detail = change.isFullyPaid
        ? t.backToOpen(apartment.label, formatMoney(amount, currency))
        : t.backToPaid(apartment.label);
      refused(apartment, t.markFailed, detail, error, () => mark.mutate(change));
    },
  });

  const remove = useWrite({
    mutationKey: HOLDS_READS,
    meta: SHOWN,
    mutationFn: async (apartment: TrackedUnit) => {
      // A mark is shown before the server has answered: a removal right after it is sent with the version that
      // the mark created, or it would be refused as outdated.
      const marked = await lastMark.current;
      const isNewer = marked?.id === apartment.id && marked.version > apartment.version;
      return removeReservation(tracker, isNewer ? marked : apartment);
    },
    onMutate: async (apartment) => {
      await cache.cancelQueries();
      cache.show(freed(apartment));
    },
    onSuccess: (_, { label }) => showToast({ kind: 'success', title: t.removed, detail: t.isFree(label) }),
    onError: (error, apartment) =>
      refused(apartment, t.removeFailed, t.backToHolder(apartment.label, apartment.name), error, () =>
        remove.mutate(apartment),
      ),
  });

  return {
    mark: (apartment: TrackedUnit, isFullyPaid: boolean) => mark.mutate({ apartment, isFullyPaid }),
    remove: (apartment: TrackedUnit) => remove.mutate(apartment),
    isMarking: (apartment: TrackedUnit) => mark.isPending && mark.variables.apartment.id === apartment.id,
  };
}

export type ApartmentChanges = ReturnType<typeof useApartmentChanges>;
