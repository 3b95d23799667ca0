import { holderOf, mayEnter } from '@diyar/contract/rules/roles';
import type { ReactNode } from 'react';
import { AccountBadge } from '~/features/account/admin/account-badge.tsx';
import { FindButton } from '~/features/find/admin/find.tsx';
import { useOverdueCount } from '~/features/leads/admin/overdue-count.ts';
import { useUnreadCount } from '~/features/messages/admin/unread-count.ts';
import { Frame } from '~/features/navigation/admin/frame.tsx';
import type { SessionUser } from '~/lib/session/session.ts';

/** The frame with what waits behind its pages. */
export function Office({ user, children }: { user: SessionUser; children: ReactNode }) {
  const who = holderOf(user);
  const inbox = useUnreadCount({ isEnabled: mayEnter(who, 'messages') });
  const leads = useOverdueCount(mayEnter(who, 'leads') ? user.id : null);
  return (
    <Frame user={user} counts={{ inbox, leads }} accountBadge={<AccountBadge />} find={<FindButton />}>
      {children}
    </Frame>
  );
}
