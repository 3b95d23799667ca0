import { type User, UserUpdate } from '@diyar/contract/users';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useSession } from '~/lib/session/session.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormCards } from '~/ui/admin/form/form-cards.tsx';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { BuildingsField } from './buildings-field.tsx';
import { mayBeBound, useRoleOptions, withOwnBuildings } from './role-options.ts';
import { nameOf } from './user-name.ts';
import { useIsLastSuperadmin, useUpdateUser } from './users-api.ts';

type Props = { user: User | null; onClose: () => void };

/** Name, phone, role and buildings: docs/product/sign-in-and-roles.md#users. */
export function EditUser({ user, onClose }: Props) {
  const { users: t } = useAdminTexts();
  return (
    <Dialog
      isOpen={user !== null}
      onClose={onClose}
      title={t.edit}
      note={user && <bdi dir="ltr">{user.username}</bdi>}
    >
      {user && <EditForm user={user} onClose={onClose} />}
    </Dialog>
  );
}

export function EditForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { users: t, history, ui } = useAdminTexts();
  const update = useUpdateUser(user.id);
  const { fullName, phone, role, buildings } = user;
  const form = useSavedForm({
    schema: UserUpdate,
    labels: t,
    values: {
      fullName,
      phone,
      role,
      // somebody who becomes LACASA is given LaCasa first
      buildings: role === 'LACASA' || buildings.length > 0 ? buildings : undefined,
    },
    save: (input) => update.mutateAsync(withOwnBuildings(input)),
    onSaved: (saved, input) => {
      onClose();
      showToast({
        kind: 'success',
        title: saved.pending ? t.roleWaits : ui.saved,
        detail: input.fullName || nameOf(user),
      });
    },
  });
  const isLast = useIsLastSuperadmin(user);
  const now = useSession();
  const isSelf = now.status === 'signedIn' && now.user.id === user.id;
  const locked = isLast ? t.lastSuperadmin : isSelf ? t.cannotChangeOwnRole : undefined;
  return (
    <DialogForm
      form={form}
      onClose={onClose}
      aside={
        <LinkButton variant="quiet" icon="clock-counter-clockwise" to={`/admin/history/user/${user.id}`}>
          {history.open}
        </LinkButton>
      }
    >
      <FormPerson of={form} name="fullName" phone="phone" isStaff autoFocus />
      <FormCards
        of={form}
        name="role"
        options={useRoleOptions()}
        isDisabled={locked !== undefined}
        hint={locked}
      />
      {mayBeBound(form.watch('role')) && (
        <FormField of={form} name="buildings">
          {(field) => <BuildingsField {...field} role={form.watch('role')} />}
        </FormField>
      )}
    </DialogForm>
  );
}
