import type { FactorAsked } from '@diyar/contract/factors';
import { type ReactNode, useState } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { type Need, settleConfirmation } from '~/lib/api/confirmation.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { PasswordField } from '~/ui/admin/fields/password-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Overlay } from '~/ui/admin/overlays/dialog.tsx';
import { ConfirmFactor } from './confirm-factor.tsx';
import { useConfirm, useHasFactor } from './use-confirm.ts';

type Props = { isOpen: boolean; need: Need | null; username: string };

/** Asks for the password or a factor where a call needs it again, and lets the call go on. */
export function ConfirmAgain({ isOpen, need, username }: Props) {
  return (
    <Overlay isOpen={isOpen} onClose={() => settleConfirmation(false)} size="s">
      <Dialog className="dialog dialog--confirm">
        {need && <Asked key={JSON.stringify(need)} need={need} username={username} />}
      </Dialog>
    </Overlay>
  );
}

function Asked({ need, username }: { need: Need; username: string }) {
  const { auth: t } = useAdminTexts();
  const [isByFactor, setByFactor] = useState(false);
  const hasFactor = useHasFactor(need === 'password');
  const asked: FactorAsked | null = need === 'password' ? (isByFactor ? 'any' : null) : need.factor;
  const other = need === 'password' && hasFactor && (
    <TextButton onPress={() => setByFactor(!isByFactor)}>
      {isByFactor ? t.passwordInstead : t.factorInstead}
    </TextButton>
  );
  return asked === null ? (
    <ConfirmPassword username={username} other={other} />
  ) : (
    <ConfirmFactor factor={asked} other={other} />
  );
}

function ConfirmPassword({ username, other }: { username: string; other: ReactNode }) {
  const { auth: t, ui } = useAdminTexts();
  const [password, setPassword] = useState('');
  const { confirm, error, isPending } = useConfirm('password');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(async () => ({ password }));
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
        {other}
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
