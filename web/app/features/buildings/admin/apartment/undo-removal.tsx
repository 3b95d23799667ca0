import type { TrackedUnit } from '@diyar/contract/buildings';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { useHistory } from '../history/history-api.ts';
import { restoreReservation } from '../reservation-calls.ts';
import { useBuildingCache } from '../show-apartment.ts';
import { useTracker } from '../tracker.ts';

/** SUPERADMIN can undo a removal while nobody else holds the apartment. */
export function UndoRemoval({ apartment }: { apartment: TrackedUnit }) {
  const { buildingsHistory: t } = useAdminTexts();
  const errorText = useErrorText();
  const tracker = useTracker();
  const cache = useBuildingCache();
  const last = useHistory(apartment, 1, 1).data?.items[0];
  const undo = useWrite({
    mutationFn: () => restoreReservation(tracker, apartment.id),
    onSuccess: (updated) => {
      if (updated) cache.show(updated);
      showToast({ kind: 'success', title: t.undone, detail: updated?.name });
    },
    onError: (error) => showToast({ kind: 'failure', title: `${t.undoFailed}: ${errorText(error)}` }),
    meta: { isDoneWhenShown: true },
  });
  if (last?.action !== 'removed') return null;
  const name = last.changes.find(({ field }) => field === 'name')?.before ?? '';
  return (
    <div className="apartment-panel-undo">
      <p className="note">{t.removedBy(name, last.by.name)}</p>
      <Button
        size="s"
        icon="clock-counter-clockwise"
        isPending={undo.isPending}
        pendingLabel={t.undoing}
        onPress={() => undo.mutate()}
      >
        {t.undo}
      </Button>
    </div>
  );
}
