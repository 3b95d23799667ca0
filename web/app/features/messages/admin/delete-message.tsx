import type { Message } from '@diyar/contract/messages';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment } from '~/lib/admin/dates.ts';
import { useTrashNote } from '~/lib/admin/trash.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { useSenderName } from './sender-name.ts';

type Props = {
  isOpen: boolean;
  message: Message | null;
  onClose: () => void;
  onConfirm: (message: Message) => void;
};

/** 'Delete this message?' The row disappears at once; a rejection restores it. */
export function DeleteMessage({ isOpen, message, onClose, onConfirm }: Props) {
  const { messages: t } = useAdminTexts();
  const { lang } = useLanguage();
  const nameOf = useSenderName();
  const trashNote = useTrashNote();
  const confirm = () => {
    if (message) onConfirm(message);
    onClose();
  };
  return (
    <ConfirmDialog isOpen={isOpen} onClose={onClose} onConfirm={confirm} title={t.deleteTitle}>
      {message && t.deleteBody(nameOf(message), fullMoment(message.createdAt, lang))}{' '}
      {trashNote && `${trashNote}.`}
    </ConfirmDialog>
  );
}
