import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useDeletedToast } from '~/lib/admin/trash.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useDeleteSold } from './sold-api.ts';

/** Deletes and confirms; a rejection is rolled back visibly. */
export function useRemoveSold(onRolledBack: (id: number) => void) {
  const { sold: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const showDeleted = useDeletedToast('sold');
  const remove = useDeleteSold({
    deleted: ({ id, apartmentName }, isCancelled) =>
      isCancelled
        ? showToast({ kind: 'success', title: t.cancelledInstead, detail: apartmentName })
        : showDeleted({ id, title: t.deleted, name: apartmentName }),
    refused: (sold, error) => {
      onRolledBack(sold.id);
      // the session dialog already explains it
      if (error instanceof ApiError && error.status === 401) return;
      showToast({
        kind: 'failure',
        title: `${t.deleteFailed}: ${errorText(error)}`,
        detail: t.backInList(sold.apartmentName),
        action: { label: ui.retry, run: () => remove.mutate(sold) },
      });
    },
  });
  return remove.mutate;
}
