import type { Message, MessageList } from '@diyar/contract/messages';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useMay } from '~/lib/session/holder.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { MissingRecord } from '~/ui/admin/feedback/missing-record.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Pane } from '~/ui/admin/layout/pane.tsx';
import { lazyPart } from '~/ui/admin/lazy-part.tsx';
import { useMessage } from './messages-api.ts';
import type { MessageChanges } from './use-message-changes.ts';

const MessageBody = lazyPart(
  async () => (await import('./message-body.tsx')).MessageBody,
  () => <Skeleton width="12em" />,
);

type Props = {
  id: number;
  list: MessageList | undefined;
  changes: MessageChanges;
  onClose: () => void;
  onDelete: (message: Message) => void;
  onOnlySender: (key: string) => void;
};

/** One message beside the list, or over it on small screens. */
export function MessagePane({ id, list, changes, onClose, onDelete, onOnlySender }: Props) {
  const { messages: t } = useAdminTexts();
  const may = useMay();
  const query = useMessage(changes.isDeleted(id) ? null : id);
  const index = list?.items.findIndex((one) => one.id === id) ?? -1;
  // the row is shown while the full message loads
  const message = list?.items[index] ?? query.data;
  const head = message && (
    <>
      {list && index >= 0 && (
        <span className="dim">
          {t.position((list.page - 1) * list.size + index + 1, list.total, list.more)}
        </span>
      )}
      <span className="inbox-keys" dir="ltr" aria-hidden="true">
        <kbd>J</kbd>
        <kbd>K</kbd>
      </span>
      <span className="grow" />
      {may('answers') && (
        <IconButton
          icon={message.isRead ? 'envelope-simple' : 'envelope-open'}
          size="s"
          label={message.isRead ? t.markUnread : t.markRead}
          shortcut="E"
          isDisabled={changes.isPending(message)}
          onPress={() => changes.toggleRead(message)}
        />
      )}
      {may('messageRemoval') && (
        <IconButton
          icon="trash"
          size="s"
          variant="danger"
          label={t.deleteTitle}
          shortcut="Delete"
          onPress={() => onDelete(message)}
        />
      )}
    </>
  );
  return (
    <Pane label={t[message?.source ?? 'contact']} subject={id} onClose={onClose} head={head}>
      {message ? (
        <MessageBody message={message} earlier={query.data?.earlierMessages} onOnlySender={onOnlySender} />
      ) : (
        <MissingRecord query={query} gone={t.gone} failed={t.loadFailed} />
      )}
    </Pane>
  );
}
