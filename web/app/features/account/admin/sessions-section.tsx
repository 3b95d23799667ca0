import type { Session } from '@diyar/contract/account';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { useEndOtherSessions, useEndSession, useSessions } from './account-api.ts';
import { Section } from './section.tsx';

export function SessionsSection() {
  const { account } = useAdminTexts();
  const t = account.sessions;
  const query = useSessions();
  return (
    <Section title={t.title} hint={t.hint}>
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="16em" />}>
        {(sessions) => (
          <>
            <ul className="my-account-list">
              {sessions.map((session) => (
                <Row key={session.id} session={session} />
              ))}
            </ul>
            {sessions.some(({ isCurrent }) => !isCurrent) && <EndOthers />}
          </>
        )}
      </QueryView>
    </Section>
  );
}

const isHandheld = (device: string) => /iPhone|iPad|Android/.test(device);

function Row({ session }: { session: Session }) {
  const { account } = useAdminTexts();
  const t = account.sessions;
  const errorText = useErrorText();
  const end = useEndSession();
  const device = session.device || t.unknownDevice;
  const signOut = () =>
    end.mutate(session.id, {
      onSuccess: () => showToast({ kind: 'success', title: t.signedOut, detail: device }),
      onError: (error) => showToast({ kind: 'failure', title: errorText(error) }),
    });
  return (
    <li className="my-account-row">
      <Icon name={isHandheld(device) ? 'device-mobile' : 'desktop'} />
      <span className="two-lines my-account-row-name">
        <strong>
          <bdi>{device}</bdi>
        </strong>
        <small>
          <bdi dir="ltr">{session.address}</bdi>
        </small>
      </span>
      <span className="my-account-row-when">
        {session.isCurrent ? t.now : <RelativeTime at={session.lastUsedAt} />}
      </span>
      {session.isCurrent ? (
        <Tag tone="ok">{t.here}</Tag>
      ) : (
        <Button size="s" aria-label={t.signOutOf(device)} isPending={end.isPending} onPress={signOut}>
          {t.signOut}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const { account } = useAdminTexts();
  const t = account.sessions;
  const errorText = useErrorText();
  const end = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        showToast({ kind: 'success', title: t.signedOut });
      },
    });
  return (
    <>
      <Button variant="danger-quiet" className="my-account-others" onPress={() => setAsking(true)}>
        {t.others}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t.othersTitle}
        confirmLabel={t.others}
        pendingLabel={t.signingOut}
        isPending={end.isPending}
        error={end.error ? errorText(end.error) : undefined}
      >
        {t.othersBody}
      </ConfirmDialog>
    </>
  );
}
