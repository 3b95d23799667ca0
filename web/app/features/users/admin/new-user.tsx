import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { NewUserFields } from './new-user-fields.tsx';
import { useNewUser } from './use-new-user.ts';

/** The form stands open only while somebody makes a user. */
export function NewUserDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { users: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.newUser}>
      <DialogForm onClose={onClose} />
    </Dialog>
  );
}

function DialogForm({ onClose }: { onClose: () => void }) {
  const { users: t, ui } = useAdminTexts();
  const { form, submit, status } = useNewUser((name) => {
    onClose();
    showToast({ kind: 'success', title: t.created, detail: name });
  });
  return (
    <form onSubmit={submit} noValidate>
      <DialogBody>
        <NewUserFields form={form} autoFocus />
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <SaveButton type="submit" status={status} savingLabel={t.creating}>
          {t.create}
        </SaveButton>
      </DialogFooter>
    </form>
  );
}
