import type { Sold } from '@diyar/contract/sold';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';

type Props = { sold: Sold | null; onClose: () => void; onConfirm: (sold: Sold) => void };

export function DeleteSold({ sold, onClose, onConfirm }: Props) {
  const { sold: t } = useAdminTexts();
  const confirm = () => {
    if (sold) onConfirm(sold);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={sold !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={t.deleteTitle}
      confirmLabel={t.remove}
    >
      {sold && (sold.unit ? t.deleteUnitBody : t.deleteBody)(sold.apartmentName)}
    </ConfirmDialog>
  );
}
