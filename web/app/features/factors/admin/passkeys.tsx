import type { Factors } from '@diyar/contract/factors';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { canUsePasskeys, isPasskeyCancelled } from '~/lib/session/passkey.ts';
import { session } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { FactorRow, useFactorNote } from './factor-row.tsx';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './factors-api.ts';
import { PasskeyName } from './passkey-name.tsx';

type Passkey = Factors['passkeys'][number];
type Props = { passkeys: Passkey[]; onCodes: (codes: string[]) => void };

export function Passkeys({ passkeys, onCodes }: Props) {
  const { account } = useAdminTexts();
  const t = account.factors;
  const errorText = useErrorText();
  const add = useAddPasskey();
  const [isNaming, setNaming] = useState(false);
  const create = async (name: string) => {
    setNaming(false);
    add.mutate(name, {
      onSuccess: (codes) => {
        showToast({ kind: 'success', title: t.passkeyAdded, detail: name });
        if (codes.length > 0) onCodes(codes);
        else void session.check();
      },
      onError: (error) =>
        showToast({
          kind: 'failure',
          title: t.passkeyCancelled,
          ...(!isPasskeyCancelled(error) && { detail: errorText(error) }),
        }),
    });
  };
  return (
    <>
      <div className="my-account-row my-account-row--head">
        <span className="two-lines my-account-row-name">
          <strong>{t.passkeys}</strong>
          <small>{t.passkeysHint}</small>
        </span>
        <Button
          size="s"
          icon="plus"
          isPending={add.isPending}
          disabledReason={canUsePasskeys() ? undefined : t.needsHost}
          onPress={() => setNaming(true)}
        >
          {t.addPasskey}
        </Button>
      </div>
      {passkeys.length === 0 && <p className="my-account-none">{t.noPasskeys}</p>}
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
      <PasskeyName isOpen={isNaming} title={t.addPasskey} onClose={() => setNaming(false)} onName={create} />
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { account } = useAdminTexts();
  const t = account.factors;
  const note = useFactorNote();
  const errorText = useErrorText();
  const rename = useRenamePasskey(passkey.id);
  const remove = useRemovePasskey();
  const [isNaming, setNaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <FactorRow icon="key" title={<bdi>{passkey.name}</bdi>} note={note(passkey)}>
        <IconButton
          icon="pencil-simple"
          size="s"
          label={t.renameOf(passkey.name)}
          onPress={() => setNaming(true)}
        />
        <IconButton
          icon="trash"
          size="s"
          variant="danger"
          label={t.removeOf(passkey.name)}
          onPress={() => setAsking(true)}
        />
      </FactorRow>
      <PasskeyName
        isOpen={isNaming}
        title={t.rename}
        name={passkey.name}
        onClose={() => setNaming(false)}
        onName={rename.mutateAsync}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(passkey.id, { onSuccess: () => void session.check() })}
        title={t.removeTitle}
        confirmLabel={t.remove}
        pendingLabel={t.removing}
        isPending={remove.isPending}
        error={remove.error ? errorText(remove.error) : undefined}
      >
        {t.removeBody(passkey.name)}
      </ConfirmDialog>
    </>
  );
}
