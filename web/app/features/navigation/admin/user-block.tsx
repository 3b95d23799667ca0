import { toRole } from '@diyar/contract/rules/roles';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { hasUnsaved, releaseUnsaved } from '~/lib/admin/unsaved.ts';
import { type SessionUser, session } from '~/lib/session/session.ts';
import { hasOwnSession } from '~/lib/session/stored-token.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { lazyDialog } from '~/ui/admin/lazy-part.tsx';

const ConfirmDialog = lazyDialog(
  async () => (await import('~/ui/admin/overlays/confirm-dialog.tsx')).ConfirmDialog,
);

/** The signed-in user, who leads to their account, and the sign-out button. Asks first if there is unsaved work. */
export function UserBlock({ user, badge }: { user: SessionUser; badge?: ReactNode }) {
  const { nav, ui, words } = useAdminTexts();
  const [isConfirming, setConfirming] = useState(false);
  const role = toRole(user.role);
  const name = (
    <span className="sidebar-user-name">
      <strong>
        <bdi>{user.fullName || user.username}</bdi>
      </strong>
      {role && <small>{words.roles[role]}</small>}
    </span>
  );
  const leave = () => {
    releaseUnsaved();
    session.signOut();
  };
  return (
    <div className="sidebar-user">
      {hasOwnSession() ? (
        <Link className="sidebar-user-link" to="/admin/account" title={nav.account}>
          <Icon name="user" />
          {name}
          {badge}
        </Link>
      ) : (
        name
      )}
      <IconButton
        icon="sign-out"
        flip
        size="s"
        label={nav.signOut}
        onPress={() => (hasUnsaved() ? setConfirming(true) : leave())}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={leave}
        title={ui.leaveTitle}
        cancelLabel={ui.stay}
        confirmLabel={nav.signOut}
      >
        {ui.leaveUnnamed}
      </ConfirmDialog>
    </div>
  );
}
