import { UserInput } from '@diyar/contract/users';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormCards } from '~/ui/admin/form/form-cards.tsx';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { FormPassword } from '~/ui/admin/form/form-password.tsx';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { FormSwitch } from '~/ui/admin/form/form-switch.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { BuildingsField } from './buildings-field.tsx';
import { mayBeBound, useRoleOptions, withOwnBuildings } from './role-options.ts';
import { useCreateUser } from './users-api.ts';

/** The form stands open only while somebody makes a user. */
export function NewUserDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { users: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.newUser}>
      <NewUserForm onClose={onClose} />
    </Dialog>
  );
}

function NewUserForm({ onClose }: { onClose: () => void }) {
  const { users: t } = useAdminTexts();
  const create = useCreateUser();
  const form = useSavedForm({
    schema: UserInput,
    labels: t,
    values: { username: '', fullName: '', phone: '', password: '', role: 'ADMIN', isActive: true },
    ofCode: { usernameTaken: 'username' },
    save: (input) => create.mutateAsync(withOwnBuildings(input)),
    onSaved: (_, { fullName, username }) => {
      onClose();
      showToast({ kind: 'success', title: t.created, detail: fullName || username });
    },
  });
  const role = form.watch('role') ?? 'ADMIN';
  return (
    <DialogForm form={form} onClose={onClose} submitLabel={t.create} savingLabel={t.creating}>
      <FormText of={form} name="username" dir="ltr" autoFocus />
      <FormPerson of={form} name="fullName" phone="phone" isStaff />
      <FormPassword of={form} name="password" autoComplete="new-password" />
      <FormCards of={form} name="role" options={useRoleOptions()} />
      {mayBeBound(role) && (
        <FormField of={form} name="buildings">
          {(field) => <BuildingsField {...field} role={role} />}
        </FormField>
      )}
      <FormSwitch of={form} name="isActive" label={t.canSignIn} />
    </DialogForm>
  );
}
