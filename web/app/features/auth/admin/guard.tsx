import { holderOf, landingFor, mayEnter, toRole } from '@diyar/contract/rules/roles';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useAdminHandle } from '~/lib/admin/admin-handle.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useConfirmationNeed } from '~/lib/api/confirmation.ts';
import { HolderContext } from '~/lib/session/holder.ts';
import { type SessionUser, session, useSession } from '~/lib/session/session.ts';
import { isRemembered as isTokenRemembered } from '~/lib/session/stored-token.ts';
import { LoadError } from '~/ui/admin/feedback/load-error.tsx';
import { lazyDialog } from '~/ui/admin/lazy-part.tsx';
import { AuthPending } from './auth-pending.tsx';
import { GoToLogin, LeaveTo } from './leave.tsx';

const SessionExpired = lazyDialog(async () => (await import('./session-expired.tsx')).SessionExpired);
const ConfirmAgain = lazyDialog(async () => (await import('./confirm-again.tsx')).ConfirmAgain);

/**
 * Once a user was recognised on this page, the page stays mounted when the session ends: a dialog asks for
 * the password, so that nothing typed is lost (docs/product/sign-in-and-roles.md#when-a-session-ends).
 */
export function Guard({ children }: { children: (user: SessionUser) => ReactNode }) {
  const { ui, auth: t } = useAdminTexts();
  const now = useSession();
  const [user, setUser] = useState<SessionUser | null>(null);
  const [isRemembered, setRemembered] = useState(false);
  const need = useConfirmationNeed();
  const handle = useAdminHandle();
  if (now.status === 'signedIn' && now.user !== user) {
    setUser(now.user);
    setRemembered(isTokenRemembered());
  }

  const isLeaving = now.status === 'signedOut' && (user === null || now.reason === 'signedOut');
  if (isLeaving) {
    return (
      <AuthPending>
        {handle?.namesSession ? t.notSignedIn : ui.loading}
        <GoToLogin isReturning={now.reason !== 'signedOut'} />
      </AuthPending>
    );
  }
  if (user === null) return <AuthPending>{handle?.namesSession ? t.checking : ui.loading}</AuthPending>;

  const role = toRole(user.role);
  const holder = holderOf(user);
  if (role === null && now.status === 'signedIn' && !now.verified) return <ServerAway />;
  if (!handle || !mayEnter(holder, handle.area)) {
    const landing = landingFor(holder);
    return landing.startsWith('/admin') ? (
      <Navigate to={landing} replace />
    ) : (
      <AuthPending>
        {ui.loading}
        <LeaveTo path={landing} />
      </AuthPending>
    );
  }
  return (
    <HolderContext value={holder}>
      {children(user)}
      <ConfirmAgain username={user.username} need={need} isOpen={need !== null} />
      <SessionExpired user={user} isRemembered={isRemembered} isOpen={now.status === 'signedOut'} />
    </HolderContext>
  );
}

/** There is a token, but the server that could verify it does not respond. */
function ServerAway() {
  const { auth: t } = useAdminTexts();
  const error = new ApiError({ status: 0, url: '/auth/me', method: 'GET', reason: 'network' });
  return (
    <AuthPending>
      <LoadError title={t.notChecked} error={error} onRetry={() => void session.check()} />
    </AuthPending>
  );
}
