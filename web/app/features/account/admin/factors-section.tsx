import type { Factors } from '@diyar/contract/factors';
import { type ReactNode, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay, shortMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { session } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Icon, type IconName } from '~/ui/admin/icon.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { useFactors, useNewCodes, useRemoveApp } from './account-api.ts';
import { AppSetup } from './app-setup.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { Section } from './section.tsx';

type Moments = { createdAt: string; lastUsedAt: string | null };

/** 'since 12 August, last used today 08:02' */
export function useFactorNote() {
  const { account, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const t = account.factors;
  return ({ createdAt, lastUsedAt }: Moments) => {
    const used = lastUsedAt && shortMoment(lastUsedAt, lang, { today: ui.today, yesterday: ui.yesterday });
    return [t.since(calendarDay(createdAt.slice(0, 10), lang)), used ? t.lastUsed(used) : t.neverUsed].join(
      lang === 'ar' ? '، ' : ', ',
    );
  };
}

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

type RowProps = { icon: IconName; title: ReactNode; note: ReactNode; children: ReactNode };

export const FactorRow = ({ icon, title, note, children }: RowProps) => (
  <div className="my-account-row">
    <span className="my-account-row-icon">
      <Icon name={icon} />
    </span>
    <span className="two-lines my-account-row-name">
      <strong>{title}</strong>
      <small>{note}</small>
    </span>
    {children}
  </div>
);

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
