import type { Message } from '@diyar/contract/messages';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useRolledBack } from '~/lib/admin/rolled-back.ts';
import { useMay } from '~/lib/session/holder.ts';
import { Page } from '~/ui/admin/layout/page.tsx';
import { Split } from '~/ui/admin/layout/pane.tsx';
import { lazyDialog } from '~/ui/admin/lazy-part.tsx';
import { RefreshButton } from '~/ui/admin/lists/refresh-button.tsx';
import { ExportMenu } from '~/ui/admin/overlays/export-menu.tsx';
import './inbox.css';
import { useInboxKeys } from './inbox-keys.ts';
import { InboxList } from './inbox-list.tsx';
import { useInboxParams } from './inbox-params.ts';
import { InboxTools } from './inbox-tools.tsx';
import { MessagePane } from './message-pane.tsx';
import { useMessages } from './messages-api.ts';
import { useMessageChanges } from './use-message-changes.ts';

const DeleteMessage = lazyDialog(async () => (await import('./delete-message.tsx')).DeleteMessage, {
  isAhead: true,
});

export function InboxScreen() {
  const { messages: t } = useAdminTexts();
  const may = useMay();
  const params = useInboxParams();
  const { view, openId, open, close } = params;
  const query = useMessages(view);
  const rolledBack = useRolledBack();
  const changes = useMessageChanges(rolledBack.mark);
  const [toDelete, setToDelete] = useState<Message | null>(null);
  const list = query.data;
  useInboxKeys(list, openId, { open, toggleRead: changes.toggleRead, askDelete: setToDelete });

  /**
   * After a message is removed, the next one opens; on a phone, where the pane covers the list, the list is
   * shown.
   */
  const remove = (message: Message) => {
    const at = list?.items.findIndex((one) => one.id === message.id) ?? -1;
    const next = list?.items[at + 1] ?? list?.items[at - 1];
    const isBeside = !matchMedia('(max-width: 1180px)').matches;
    if (message.id === openId) next && isBeside ? open(next.id) : close();
    changes.remove(message);
  };

  return (
    <Page
      title={t.title}
      isFull
      actions={
        <>
          {may('messageExport') && <ExportMenu path="/admin/messages/export" name="messages" query={view} />}
          <RefreshButton query={query} />
        </>
      }
    >
      <Split
        pane={
          openId !== null && (
            <MessagePane
              id={openId}
              list={list}
              changes={changes}
              onClose={close}
              onDelete={setToDelete}
              onOnlySender={(sender) => params.filter({ sender })}
            />
          )
        }
      >
        <InboxTools params={params} unread={list?.unread} messages={list?.items} />
        <InboxList
          query={query}
          params={params}
          changes={changes}
          rolledBackId={rolledBack.id}
          onDelete={setToDelete}
        />
      </Split>
      <DeleteMessage
        isOpen={toDelete !== null}
        message={toDelete}
        onClose={() => setToDelete(null)}
        onConfirm={remove}
      />
    </Page>
  );
}
