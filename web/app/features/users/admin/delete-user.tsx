import type { User } from '@diyar/contract/users';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useDeletedToast, useTrashNote } from '~/lib/admin/trash.ts';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { nameOf } from './user-name.ts';
import { useDeleteUser } from './users-api.ts';

export function DeleteUser({ user, onClose }: { user: User | null; onClose: () => void }) {
  const { users: t } = useAdminTexts();
  const errorText = useErrorText();
  const remove = useDeleteUser();
  const showDeleted = useDeletedToast('user');
  const trashNote = useTrashNote();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    user &&
    remove.mutate(user, {
      onSuccess: () => {
        close();
        showDeleted({ id: user.id, title: t.deleted, name: nameOf(user) });
      },
    });
  return (
    <ConfirmDialog
      isOpen={user !== null}
      onClose={close}
      onConfirm={confirm}
      title={t.deleteTitle}
      isPending={remove.isPending}
      error={remove.error ? errorText(remove.error) : undefined}
    >
      {user && t.deleteBody(nameOf(user))} {trashNote && `${trashNote}.`}
    </ConfirmDialog>
  );
}
