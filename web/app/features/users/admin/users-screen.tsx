import { USER_ORDERS, type User } from '@diyar/contract/users';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useListParams } from '~/lib/admin/list-params.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useSession } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { RefreshButton } from '~/ui/admin/lists/refresh-button.tsx';
import { DeleteUser } from './delete-user.tsx';
import { EditUser } from './edit-user.tsx';
import { NewUserDialog } from './new-user.tsx';
import { PendingRole } from './pending-role.tsx';
import { ResetFactor } from './reset-factor.tsx';
import { SetPassword } from './set-password.tsx';
import './users.css';
import { useUsers } from './users-api.ts';
import { type UserAct, UsersTable } from './users-table.tsx';

export function UsersScreen() {
  const { users: t } = useAdminTexts();
  const list = useListParams({}, USER_ORDERS);
  const query = useUsers(list.view);
  const now = useSession();
  const selfId = now.status === 'signedIn' ? now.user.id : null;
  const [isCreating, setCreating] = useState(false);
  /** Whom a dialog is about, and which. */
  const [open, setOpen] = useState<{ act: UserAct; user: User } | null>(null);
  const of = (act: UserAct) => (open?.act === act ? open.user : null);
  const close = () => setOpen(null);
  const create = () => setCreating(true);
  useShortcut('n', create, { label: t.newUser });
  return (
    <Page
      title={t.title}
      sub={query.data && !list.isFiltered && t.count(query.data.total)}
      actions={
        <>
          <RefreshButton query={query} />
          <Button variant="primary" icon="plus" onPress={create}>
            {t.newUser}
          </Button>
        </>
      }
    >
      {query.data?.items.map(
        (user) => user.pending && <PendingRole key={user.id} user={user} selfId={selfId} />,
      )}
      <ListTools list={list} search={t.search} />
      <ListView
        list={list}
        query={query}
        empty={<EmptyState title={t.empty}>{t.emptyBody}</EmptyState>}
        failed={t.loadFailed}
      >
        {(users) => (
          <UsersTable
            users={users}
            selfId={selfId}
            order={list.order}
            onAct={(act, user) => setOpen({ act, user })}
          />
        )}
      </ListView>
      <NewUserDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      <EditUser user={of('edit')} onClose={close} />
      <SetPassword user={of('password')} isSelf={open?.user.id === selfId} onClose={close} />
      <ResetFactor user={of('factor')} onClose={close} />
      <DeleteUser user={of('delete')} onClose={close} />
    </Page>
  );
}
