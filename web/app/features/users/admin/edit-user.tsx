import { isBoundToBuildings } from '@diyar/contract/rules/roles';
import { type User, UserUpdate } from '@diyar/contract/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useSession } from '~/lib/session/session.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { BuildingsField } from './buildings-field.tsx';
import { RoleField } from './role-field.tsx';
import { nameOf } from './user-name.ts';
import { useIsLastSuperadmin, useUpdateUser } from './users-api.ts';

type Props = { user: User | null; onClose: () => void };

/** Name, phone, role and, for LACASA, the buildings: docs/product/sign-in-and-roles.md#users. */
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
  const errorText = useErrorText();
  const update = useUpdateUser(user.id);
  const { fullName, phone, role, buildings } = user;
  const form = useForm({
    resolver: zodResolver(UserUpdate),
    defaultValues: {
      fullName,
      phone,
      role,
      // somebody who becomes LACASA is given LaCasa first
      buildings: isBoundToBuildings(role) ? buildings : undefined,
    },
  });
  const isLast = useIsLastSuperadmin(user);
  const now = useSession();
  const isSelf = now.status === 'signedIn' && now.user.id === user.id;
  const locked = isLast ? t.lastSuperadmin : isSelf ? t.cannotChangeOwnRole : undefined;
  const chosen = useWatch({ control: form.control, name: 'role' });
  const save = form.handleSubmit(({ buildings, ...input }) =>
    update.mutate(isBoundToBuildings(input.role) && buildings ? { ...input, buildings } : input, {
      onSuccess: () => {
        onClose();
        showToast({ kind: 'success', title: ui.saved, detail: input.fullName || nameOf(user) });
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
        <div className="form-stack">
          <ErrorSummary>{form.formState.errors.root?.message}</ErrorSummary>
          <FormField control={form.control} name="fullName">
            {({ value, ...field }) => (
              <TextField {...field} value={value ?? ''} label={t.fullName} dir="auto" autoFocus isOptional />
            )}
          </FormField>
          <FormField control={form.control} name="phone">
            {({ value, ...field }) => (
              <TextField
                {...field}
                value={value ?? ''}
                label={t.phone}
                dir="ltr"
                inputMode="tel"
                isOptional
              />
            )}
          </FormField>
          <FormField control={form.control} name="role">
            {({ ref: _, ...field }) => (
              <RoleField {...field} isDisabled={locked !== undefined} hint={locked} />
            )}
          </FormField>
          {isBoundToBuildings(chosen) && (
            <FormField control={form.control} name="buildings">
              {({ value, onChange, error }) => (
                <BuildingsField value={value} onChange={onChange} error={error} />
              )}
            </FormField>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <LinkButton variant="quiet" icon="clock-counter-clockwise" to={`/admin/history/user/${user.id}`}>
          {history.open}
        </LinkButton>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <SaveButton type="submit" status={update.status} />
      </DialogFooter>
    </form>
  );
}
