import type { User, UserList } from '@diyar/contract/users';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { DeleteUser } from './delete-user.tsx';
import { EditUser } from './edit-user.tsx';
import { ResetFactor } from './reset-factor.tsx';
import { SetPassword } from './set-password.tsx';
import { UsersTable } from './users-table.tsx';

type Props = {
  query: UseQueryResult<UserList>;
  q: string;
  selfId: number | null;
  onPage: (page: number) => void;
  onClearSearch: () => void;
};

/** The table in each of its states: loading, failed, empty, loaded. */
export function UsersList({ query, q, selfId, onPage, onClearSearch }: Props) {
  const { users: t } = useAdminTexts();
  const [toEdit, setToEdit] = useState<User | null>(null);
  const [withPassword, setWithPassword] = useState<User | null>(null);
  const [withoutFactor, setWithoutFactor] = useState<User | null>(null);
  const [toDelete, setToDelete] = useState<User | null>(null);
  const table = (users: User[] | undefined) => (
    <UsersTable
      users={users}
      selfId={selfId}
      onEdit={setToEdit}
      onSetPassword={setWithPassword}
      onResetFactor={setWithoutFactor}
      onDelete={setToDelete}
    />
  );
  return (
    <>
      <QueryView query={query} failed={t.loadFailed} skeleton={table(undefined)}>
        {(list) =>
          list.total === 0 ? (
            <EmptyState
              title={t.empty}
              action={q && <Button onPress={onClearSearch}>{t.clearSearch}</Button>}
            >
              {q ? t.noMatch(q) : t.emptyBody}
            </EmptyState>
          ) : (
            <div>
              {table(list.items)}
              <Pagination page={list.page} size={list.size} total={list.total} onPage={onPage} />
            </div>
          )
        }
      </QueryView>
      <EditUser user={toEdit} onClose={() => setToEdit(null)} />
      <SetPassword
        user={withPassword}
        isSelf={withPassword?.id === selfId}
        onClose={() => setWithPassword(null)}
      />
      <ResetFactor user={withoutFactor} onClose={() => setWithoutFactor(null)} />
      <DeleteUser user={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}
