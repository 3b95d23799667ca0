import type { Sold } from '@diyar/contract/sold';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useKnowsBuildings } from '~/lib/admin/own-server.ts';
import { lastDayInTrash } from '~/lib/admin/trash.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';

type Props = { sold: Sold | null; onClose: () => void; onConfirm: (sold: Sold) => void };

export function DeleteSold({ sold, onClose, onConfirm }: Props) {
  const { sold: t } = useAdminTexts();
  const { lang } = useLanguage();
  const hasTrash = useKnowsBuildings();
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
      {sold && (sold.unit ? t.deleteUnitBody : t.deleteBody)(sold.apartmentName)}{' '}
      {hasTrash && t.deleteTrash(lastDayInTrash(lang))}
    </ConfirmDialog>
  );
}
