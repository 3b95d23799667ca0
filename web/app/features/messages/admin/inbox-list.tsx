import type { Message, MessageList } from '@diyar/contract/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import type { InboxParams } from './inbox-params.ts';
import { MessagesTable } from './messages-table.tsx';
import { useSenderName } from './sender-name.ts';
import type { MessageChanges } from './use-message-changes.ts';

type Props = {
  query: UseQueryResult<MessageList>;
  params: InboxParams;
  changes: MessageChanges;
  rolledBackId: number | null;
  onDelete: (message: Message) => void;
};

/** The table in each of its states: loading, failed, empty, loaded. */
export function InboxList({ query, params, changes, rolledBackId, onDelete }: Props) {
  const { messages: t } = useAdminTexts();
  return (
    <ListView
      list={params}
      query={query}
      empty={<EmptyState title={t.empty}>{t.emptyBody}</EmptyState>}
      failed={t.loadFailed}
      pageLabels={{ previous: t.newer, next: t.older }}
    >
      {(messages, list) => (
        <>
          {list && params.view.sender && (
            <OnlySender list={list} onAll={() => params.filter({ sender: null })} />
          )}
          <MessagesTable
            messages={messages}
            openId={params.openId}
            rolledBackId={rolledBackId}
            changes={changes}
            onOpen={(message) => params.open(message.id)}
            onDelete={onDelete}
          />
        </>
      )}
    </ListView>
  );
}

function OnlySender({ list, onAll }: { list: MessageList; onAll: () => void }) {
  const { messages: t } = useAdminTexts();
  const nameOf = useSenderName();
  const [first] = list.items;
  return (
    <p className="note row">
      {first && t.onlySender(nameOf(first))}
      <TextButton onPress={onAll}>{t.showAll}</TextButton>
    </p>
  );
}
