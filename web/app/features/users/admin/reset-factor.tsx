import type { User } from '@diyar/contract/users';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { nameOf } from './user-name.ts';
import { useResetFactor } from './users-api.ts';

/** For a user who has lost theirs (docs/product/sign-in-and-roles.md#second-factor). */
export function ResetFactor({ user, onClose }: { user: User | null; onClose: () => void }) {
  const { users: t } = useAdminTexts();
  const errorText = useErrorText();
  const reset = useResetFactor();
  const close = () => {
    reset.reset();
    onClose();
  };
  const confirm = () =>
    user &&
    reset.mutate(user, {
      onSuccess: () => {
        close();
        showToast({ kind: 'success', title: t.factorReset, detail: nameOf(user) });
      },
    });
  return (
    <ConfirmDialog
      isOpen={user !== null}
      onClose={close}
      onConfirm={confirm}
      title={t.resetFactorTitle}
      confirmLabel={t.resetFactor}
      pendingLabel={t.resettingFactor}
      isPending={reset.isPending}
      error={reset.error ? errorText(reset.error) : undefined}
    >
      {user && t.resetFactorBody(nameOf(user))}
    </ConfirmDialog>
  );
}
