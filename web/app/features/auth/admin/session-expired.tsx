import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useHref, useLocation } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { releaseUnsaved } from '~/lib/admin/unsaved.ts';
import { loginPath } from '~/lib/return-path.ts';
import { canUsePasskeys } from '~/lib/session/passkey.ts';
import type { SessionUser } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { PasswordField } from '~/ui/admin/fields/password-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Overlay } from '~/ui/admin/overlays/dialog.tsx';
import { useSignInAgain } from './sign-in-again.ts';

/** The user, and whether the session that ended was a remembered one. */
type Known = { user: SessionUser; isRemembered: boolean };

/** A dialog over the mounted page that asks for the password only. */
export function SessionExpired({ isOpen, ...known }: Known & { isOpen: boolean }) {
  return (
    <Overlay isOpen={isOpen} onClose={() => {}} isDismissable={false} size="s">
      <Dialog className="dialog dialog--confirm">
        <PasswordForm {...known} />
      </Dialog>
    </Overlay>
  );
}

function PasswordForm({ user, isRemembered }: Known) {
  const { auth: t } = useAdminTexts();
  const again = useSignInAgain(user.username, isRemembered);
  const { step, error, isPending } = again;
  const { pathname, search } = useLocation();
  const login = useHref(loginPath(pathname + search));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void again.submit();
      }}
    >
      <div className="dialog-body">
        <Heading slot="title" level={2}>
          <Icon name="lock-key" />
          {t.expired}
        </Heading>
        <p>{t.expiredBody}</p>
        <div className="dialog-subject two-lines">
          <strong>
            <bdi>{user.fullName || user.username}</bdi>
          </strong>
          <small>
            <bdi dir="ltr">{user.username}</bdi>
          </small>
        </div>
        {/* tells a password manager whose password this is */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        {step ? (
          <TextField
            label={t.code}
            name="code"
            dir="ltr"
            autoComplete="one-time-code"
            autoFocus
            value={again.code}
            onChange={again.setCode}
            error={error}
          />
        ) : (
          <PasswordField
            label={t.password}
            name="password"
            autoComplete="current-password"
            autoFocus
            value={again.password}
            onChange={again.setPassword}
            error={error}
          />
        )}
        {step?.passkey && canUsePasskeys() && (
          <Button icon="key" onPress={again.showPasskey}>
            {t.usePasskey}
          </Button>
        )}
      </div>
      <div className="dialog-foot">
        <TextButton
          onPress={() => {
            releaseUnsaved();
            location.assign(login);
          }}
        >
          {t.someoneElse}
        </TextButton>
        <span className="grow" />
        <Button variant="primary" type="submit" isPending={isPending} pendingLabel={t.signingIn}>
          {t.signIn}
        </Button>
      </div>
    </form>
  );
}
