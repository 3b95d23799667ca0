import type { FactorAsked, SecondStep } from '@diyar/contract/factors';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Heading } from 'react-aria-components/Dialog';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { api } from '~/lib/api/api.ts';
import { settleConfirmation } from '~/lib/api/confirmation.ts';
import { askForPasskey, canUsePasskeys } from '~/lib/session/passkey.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { useConfirm } from './use-confirm.ts';

type Props = { factor: FactorAsked; other: ReactNode };

/** A code of the app, a passkey, or a recovery code in their place. */
export function ConfirmFactor({ factor, other }: Props) {
  const { auth: t } = useAdminTexts();
  // a ticket is used once, and asked for anew each time the dialog opens
  const query = useQuery({
    queryKey: ['confirm', 'ticket', factor],
    queryFn: () => api('POST /auth/confirm/options', { body: { factor } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <FactorForm
      step={query.data}
      factor={factor}
      other={other}
      waiting={
        <QueryView query={query} failed={t.factorFailed} skeleton={<Skeleton width="12em" />}>
          {() => null}
        </QueryView>
      }
    />
  );
}

type FormProps = Props & { step: SecondStep | undefined; waiting?: ReactNode };

/** Its heading is there from the start: the dialog takes its name from it. */
export function FactorForm({ step, factor, other, waiting }: FormProps) {
  const { auth: t, ui } = useAdminTexts();
  const [code, setCode] = useState('');
  const { confirm, error, isPending } = useConfirm('code');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (step) void confirm(async () => ({ ticket: step.ticket, code }));
      }}
    >
      <div className="dialog-body">
        <Heading slot="title" level={2}>
          <Icon name="lock-key" />
          {t.factorTitle}
        </Heading>
        <p>{t.factorBody[typeof factor === 'number' ? 'passkey' : factor]}</p>
        {step ? <ByPasskey step={step} onShow={confirm} /> : waiting}
        {step && (
          <TextField
            label={step.hasApp ? t.code : t.recoveryCode}
            name="code"
            dir="ltr"
            autoComplete="one-time-code"
            autoFocus
            value={code}
            onChange={setCode}
            error={error}
          />
        )}
        {other}
      </div>
      <div className="dialog-foot">
        <Button onPress={() => settleConfirmation(false)}>{ui.cancel}</Button>
        <Button variant="primary" type="submit" isDisabled={!step} isPending={isPending}>
          {t.confirm}
        </Button>
      </div>
    </form>
  );
}

type ByPasskeyProps = { step: SecondStep; onShow: ReturnType<typeof useConfirm>['confirm'] };

function ByPasskey({ step: { ticket, passkey }, onShow }: ByPasskeyProps) {
  const { auth: t } = useAdminTexts();
  if (!passkey || !canUsePasskeys()) return null;
  return (
    <Button
      icon="key"
      onPress={() => void onShow(async () => ({ ticket, passkey: await askForPasskey(passkey) }))}
    >
      {t.usePasskey}
    </Button>
  );
}
