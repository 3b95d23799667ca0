import { PasswordInput, type User } from '@diyar/contract/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { PasswordField } from '~/ui/admin/fields/password-field.tsx';
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
  const { users: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const setPassword = useSetPassword(user.id);
  const form = useForm({ resolver: zodResolver(PasswordInput), defaultValues: { password: '' } });
  const save = form.handleSubmit((input) =>
    setPassword.mutate(input, {
      onSuccess: () => {
        onClose();
        showToast({ kind: 'success', title: t.passwordSet, detail: nameOf(user) });
      },
      onError: (error) => {
        if (!placeServerErrors(form, error))
          form.setError('root', { type: 'server', message: errorText(error) });
      },
    }),
  );
  return (
    <form onSubmit={save} noValidate>
      <DialogBody>
        <ErrorSummary>{form.formState.errors.root?.message}</ErrorSummary>
        <FormField control={form.control} name="password">
          {(field) => (
            <PasswordField
              {...field}
              label={t.newPassword}
              hint={t.passwordHint}
              autoComplete="new-password"
              autoFocus
              isRequired
            />
          )}
        </FormField>
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <SaveButton type="submit" status={setPassword.status}>
          {t.setPassword}
        </SaveButton>
      </DialogFooter>
    </form>
  );
}
