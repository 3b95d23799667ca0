import type { AppSetup as Setup } from '@diyar/contract/factors';
import { useEffect, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { fieldErrors } from '~/lib/api/api-error.ts';
import { session } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { LoadError } from '~/ui/admin/feedback/load-error.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { useAddApp, useBeginApp } from './factors-api.ts';
import { QrCode } from './qr-code.tsx';

type Props = { isOpen: boolean; onClose: () => void; onCodes: (codes: string[]) => void };

/** Scan, then type the first code. */
export function AppSetup({ isOpen, onClose, onCodes }: Props) {
  const { account } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={account.appSetup.title} size="s" isDismissable={false}>
      {isOpen && <Steps onClose={onClose} onCodes={onCodes} />}
    </Dialog>
  );
}

function Steps({ onClose, onCodes }: Omit<Props, 'isOpen'>) {
  const { account } = useAdminTexts();
  const { mutate, data, error, isPending } = useBeginApp();
  useEffect(() => mutate(), [mutate]);
  if (error)
    return (
      <DialogBody>
        <LoadError
          title={account.appSetup.failed}
          error={error}
          isRetrying={isPending}
          onRetry={() => mutate()}
        />
      </DialogBody>
    );
  if (!data)
    return (
      <DialogBody>
        <Skeleton width="12em" />
      </DialogBody>
    );
  return <Scan setup={data} onClose={onClose} onCodes={onCodes} />;
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Scan({ setup, onClose, onCodes }: Omit<Props, 'isOpen'> & { setup: Setup }) {
  const { account } = useAdminTexts();
  const t = account.appSetup;
  const errorText = useErrorText();
  const add = useAddApp();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const submit = () =>
    add.mutate(
      { ticket: setup.ticket, code },
      {
        onSuccess: (codes) => {
          onClose();
          if (codes.length > 0) onCodes(codes);
          else void session.check();
        },
        onError: (failure) => setError(fieldErrors(failure).code ?? errorText(failure)),
      },
    );
  const copy = async () => {
    await navigator.clipboard.writeText(setup.secret);
    showToast({ kind: 'success', title: t.copied });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogBody>
        <ol className="my-account-steps">
          <li>
            <p>{t.scan}</p>
            <QrCode text={setup.uri} label={t.qr} />
            <p className="my-account-steps-or">{t.orType}</p>
            <p className="my-account-key">
              <bdi dir="ltr">{inFours(setup.secret)}</bdi>
              <IconButton icon="copy" size="s" label={t.copy} onPress={() => void copy()} />
            </p>
          </li>
          <li>
            <TextField
              label={t.enter}
              name="code"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              value={code}
              onChange={(value) => {
                setCode(value);
                setError(undefined);
              }}
              error={error}
            />
          </li>
        </ol>
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{t.later}</Button>
        <Button variant="primary" type="submit" isPending={add.isPending}>
          {t.activate}
        </Button>
      </DialogFooter>
    </form>
  );
}
