import type { Factors } from '@diyar/contract/factors';
import { useState } from 'react';
import { Section } from '~/features/account/admin/section.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { session } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { AppSetup } from './app-setup.tsx';
import { FactorRow, useFactorNote } from './factor-row.tsx';
import { useFactors, useNewCodes, useRemoveApp } from './factors-api.ts';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';

export function FactorsSection() {
  const { account } = useAdminTexts();
  const t = account.factors;
  const query = useFactors();
  const [codes, setCodes] = useState<string[]>([]);
  return (
    <Section title={t.title} hint={t.hint}>
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="16em" />}>
        {(factors) => (
          <>
            <AppRow app={factors.app} onCodes={setCodes} />
            {(factors.app !== null || factors.passkeys.length > 0) && (
              <RecoveryRow left={factors.recoveryCodesLeft} onCodes={setCodes} />
            )}
            <Passkeys passkeys={factors.passkeys} onCodes={setCodes} />
          </>
        )}
      </QueryView>
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => {
          setCodes([]);
          // a required factor is there now, and the other pages open
          void session.check();
        }}
      />
    </Section>
  );
}

type OnCodes = { onCodes: (codes: string[]) => void };

function AppRow({ app, onCodes }: { app: Factors['app'] } & OnCodes) {
  const { account } = useAdminTexts();
  const t = account.factors;
  const note = useFactorNote();
  const errorText = useErrorText();
  const remove = useRemoveApp();
  const [isSettingUp, setSettingUp] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const turnOff = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        showToast({ kind: 'success', title: t.turnedOff });
        void session.check();
      },
    });
  return (
    <>
      <FactorRow icon="device-mobile" title={t.app} note={app ? note(app) : t.appOff}>
        <Button size="s" onPress={() => setSettingUp(true)}>
          {app ? t.replace : t.setUp}
        </Button>
        {app && (
          <Button size="s" variant="danger-quiet" onPress={() => setAsking(true)}>
            {t.turnOff}
          </Button>
        )}
      </FactorRow>
      <AppSetup isOpen={isSettingUp} onClose={() => setSettingUp(false)} onCodes={onCodes} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={turnOff}
        title={t.turnOffTitle}
        confirmLabel={t.turnOff}
        pendingLabel={t.removing}
        isPending={remove.isPending}
        error={remove.error ? errorText(remove.error) : undefined}
      >
        {t.turnOffBody}
      </ConfirmDialog>
    </>
  );
}

function RecoveryRow({ left, onCodes }: { left: number } & OnCodes) {
  const { account } = useAdminTexts();
  const t = account.factors;
  const errorText = useErrorText();
  const renew = useNewCodes();
  return (
    <FactorRow icon="key" title={t.recovery} note={t.left(left)}>
      <Button
        size="s"
        isPending={renew.isPending}
        onPress={() =>
          renew.mutate(undefined, {
            onSuccess: onCodes,
            onError: (error) => showToast({ kind: 'failure', title: errorText(error) }),
          })
        }
      >
        {t.newCodes}
      </Button>
    </FactorRow>
  );
}
