import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useListParams, useSearchText } from '~/lib/admin/list-params.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useSession } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { NewUserDialog } from './new-user.tsx';
import './users.css';
import { useUsers } from './users-api.ts';
import { UsersList } from './users-list.tsx';

export function UsersScreen() {
  const { users: t, ui } = useAdminTexts();
  const { q, page, setQ, setPage } = useListParams();
  const [text, setText] = useSearchText(q, setQ);
  const query = useUsers(q, page);
  const now = useSession();
  const [isCreating, setCreating] = useState(false);
  usePageInRange(query.data, setPage);

  const create = () => setCreating(true);
  useShortcut('n', create, { label: t.newUser });

  const { data } = query;
  return (
    <Page
      title={t.title}
      sub={data && !q && t.count(data.total)}
      actions={
        <>
          <IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />
          <Button variant="primary" icon="plus" onPress={create}>
            {t.newUser}
          </Button>
        </>
      }
    >
      <div className="toolbar">
        <SearchField label={t.search} value={text} onChange={setText} />
      </div>
      <UsersList
        query={query}
        q={q}
        selfId={now.status === 'signedIn' ? now.user.id : null}
        onPage={setPage}
        onClearSearch={() => setQ('')}
      />
      <NewUserDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </Page>
  );
}
