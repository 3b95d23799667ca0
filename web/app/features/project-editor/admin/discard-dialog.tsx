import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';

type Props = { isOpen: boolean; name: string; onClose: () => void; onDiscard: () => void };

/** Asks before a draft is discarded. */
export function DiscardDialog({ isOpen, name, onClose, onDiscard }: Props) {
  const { projectEditor: t } = useAdminTexts();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onDiscard();
      }}
      title={t.discardTitle}
      confirmLabel={t.discardDraft}
    >
      {t.discardBody(name)}
    </ConfirmDialog>
  );
}
