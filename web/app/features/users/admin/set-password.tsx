import { PasswordInput, type User } from '@diyar/contract/users';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormPassword } from '~/ui/admin/form/form-password.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { nameOf } from './user-name.ts';
import { useSetPassword } from './users-api.ts';

type Props = { user: User | null; isSelf: boolean; onClose: () => void };

/**
 * SUPERADMIN sets a new password for a user; sessions with the old one end at once
 * (docs/product/sign-in-and-roles.md#users).
 */
export function SetPassword({ user, isSelf, onClose }: Props) {
  const { users: t } = useAdminTexts();
  return (
    <Dialog
      isOpen={user !== null}
      onClose={onClose}
      title={t.setPassword}
      note={user && <bdi>{nameOf(user)}</bdi>}
      size="s"
    >
      {user && (isSelf ? <OwnPassword onClose={onClose} /> : <PasswordForm user={user} onClose={onClose} />)}
    </Dialog>
  );
}

/** Their own is changed with the current one, by which others cannot change it on an open page. */
export function OwnPassword({ onClose }: { onClose: () => void }) {
  const { users: t, ui } = useAdminTexts();
  return (
    <>
      <DialogBody>
        <p>{t.ownPassword}</p>
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <LinkButton variant="primary" to="/admin/account">
          {t.toAccount}
        </LinkButton>
      </DialogFooter>
    </>
  );
}

function PasswordForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { users: t } = useAdminTexts();
  const setPassword = useSetPassword(user.id);
  const form = useSavedForm({
    schema: PasswordInput,
    values: { password: '' },
    save: setPassword.mutateAsync,
    onSaved: () => {
      onClose();
      showToast({ kind: 'success', title: t.passwordSet, detail: nameOf(user) });
    },
  });
  return (
    <DialogForm form={form} onClose={onClose} submitLabel={t.setPassword}>
      <FormPassword
        of={form}
        name="password"
        label={t.newPassword}
        hint={t.passwordHint}
        autoComplete="new-password"
        autoFocus
      />
    </DialogForm>
  );
}
