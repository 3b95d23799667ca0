import type { User } from '@diyar/contract/users';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { Switch } from '~/ui/admin/fields/switch.tsx';
import { nameOf } from './user-name.ts';
import { useSetActive } from './users-api.ts';

type Props = {
  user: User;
  isSelf: boolean;
  /** The change was rejected and rolled back: the row highlights it. */
  onRolledBack: () => void;
};

/** Active or disabled, optimistic. */
export function ActiveSwitch({ user, isSelf, onRolledBack }: Props) {
  const { users: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const setActive = useSetActive(user);
  const name = nameOf(user);

  const change = (isActive: boolean) =>
    setActive.mutate(isActive, {
      onError: (error) => {
        onRolledBack();
        // the session dialog already explains it
        if (error instanceof ApiError && error.status === 401) return;
        showToast({
          kind: 'failure',
          title: `${t.statusFailed}: ${errorText(error)}`,
          detail: isActive ? t.backToDisabled(name) : t.backToActive(name),
          action: { label: ui.retry, run: () => change(isActive) },
        });
      },
    });

  return (
    <span title={isSelf ? t.cannotDisableSelf : undefined}>
      <Switch
        aria-label={t.activeOf(name)}
        isSelected={user.isActive}
        isReadOnly={isSelf || setActive.isPending}
        isDisabled={isSelf}
        onChange={change}
      >
        {setActive.isPending ? <Busy>{ui.saving}</Busy> : user.isActive ? t.active : t.disabled}
      </Switch>
    </span>
  );
}
