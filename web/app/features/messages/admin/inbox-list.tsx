import type { Message, MessageList } from '@diyar/contract/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
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
  const { openId, isFiltered } = params;
  const table = (messages: Message[] | undefined) => (
    <MessagesTable
      messages={messages}
      openId={openId}
      rolledBackId={rolledBackId}
      changes={changes}
      onOpen={(message) => params.open(message.id)}
      onDelete={onDelete}
    />
  );
  return (
    <QueryView query={query} failed={t.loadFailed} skeleton={table(undefined)}>
      {(list) =>
        list.total === 0 ? (
          <EmptyState
            title={t.empty}
            action={isFiltered && <Button onPress={params.clear}>{t.clearFilters}</Button>}
          >
            {isFiltered ? t.noMatch : t.emptyBody}
          </EmptyState>
        ) : (
          <div>
            {params.view.sender && <OnlySender list={list} onAll={() => params.filter({ sender: null })} />}
            {table(list.items)}
            <Pagination
              page={list.page}
              size={list.size}
              total={list.total}
              isMore={list.more}
              onPage={params.setPage}
              previousLabel={t.newer}
              nextLabel={t.older}
            />
          </div>
        )
      }
    </QueryView>
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
