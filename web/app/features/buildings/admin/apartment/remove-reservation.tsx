import type { TrackedUnit } from '@diyar/contract/buildings';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';

type Props = {
  apartment: TrackedUnit | null;
  onClose: () => void;
  onConfirm: (apartment: TrackedUnit) => void;
};

/** Asks for confirmation; the removal itself is optimistic. */
export function RemoveReservation({ apartment, onClose, onConfirm }: Props) {
  const { buildings: t } = useAdminTexts();
  return (
    <ConfirmDialog
      isOpen={apartment !== null}
      onClose={onClose}
      onConfirm={() => {
        if (apartment) onConfirm(apartment);
        onClose();
      }}
      title={t.removeTitle}
      confirmLabel={t.remove}
    >
      {apartment && t.removeBody(apartment.label, apartment.name)}
    </ConfirmDialog>
  );
}
