import { useState } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { api } from '~/lib/api/api.ts';
import { fieldErrors } from '~/lib/api/api-error.ts';
import { settleConfirmation } from '~/lib/api/confirmation.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { PasswordField } from '~/ui/admin/fields/password-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Overlay } from '~/ui/admin/overlays/dialog.tsx';

/** Asks for the password where a call needs it again, and lets the call go on. */
export function ConfirmPassword({ isOpen, username }: { isOpen: boolean; username: string }) {
  return (
    <Overlay isOpen={isOpen} onClose={() => settleConfirmation(false)} size="s">
      <Dialog className="dialog dialog--confirm">
        <ConfirmForm username={username} />
      </Dialog>
    </Overlay>
  );
}

function ConfirmForm({ username }: { username: string }) {
  const { auth: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit() {
    setPending(true);
    setError(undefined);
    try {
      await api.post('/auth/confirm', { password });
      settleConfirmation(true);
    } catch (failure) {
      setError(fieldErrors(failure).password ?? errorText(failure));
    } finally {
      setPending(false);
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="dialog-body">
        <Heading slot="title" level={2}>
          <Icon name="lock-key" />
          {t.confirmTitle}
        </Heading>
        <p>{t.confirmBody}</p>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
          error={error}
        />
      </div>
      <div className="dialog-foot">
        <Button onPress={() => settleConfirmation(false)}>{ui.cancel}</Button>
        <Button variant="primary" type="submit" isPending={isPending}>
          {t.confirm}
        </Button>
      </div>
    </form>
  );
}
