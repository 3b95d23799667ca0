import type { Message } from '@diyar/contract/messages';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { MouseEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useMay } from '~/lib/session/holder.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import { MessageStatus } from './message-status.tsx';
import { useSenderName } from './sender-name.ts';
import type { MessageChanges } from './use-message-changes.ts';
import { ViewingLine } from './viewing-line.tsx';

type Props = {
  messages: Message[] | undefined;
  openId: number | null;
  rolledBackId: number | null;
  changes: MessageChanges;
  onOpen: (message: Message) => void;
  onDelete: (message: Message) => void;
};

/** Time, sender, phone, message, status and actions. */
export function MessagesTable({ messages, openId, rolledBackId, changes, onOpen, onDelete }: Props) {
  const { messages: t, ui } = useAdminTexts();
  const nameOf = useSenderName();
  const may = useMay();
  const columns: Column<Message>[] = [
    {
      id: 'time',
      header: t.columns.time,
      className: 'inbox-time',
      skeleton: '3.5em',
      cell: (message) => <RelativeTime at={message.createdAt} />,
    },
    {
      id: 'sender',
      header: t.columns.sender,
      className: 'inbox-from',
      skeleton: '8em',
      cell: (message) => (
        <Button
          className="inbox-open"
          aria-label={t.openOf(nameOf(message))}
          aria-expanded={message.id === openId}
          onPress={() => onOpen(message)}
        >
          <strong className="clip" dir="auto">
            {nameOf(message)}
          </strong>
        </Button>
      ),
    },
    {
      id: 'phone',
      header: t.columns.phone,
      className: 'inbox-phone',
      skeleton: '8em',
      cell: ({ phone }) =>
        phone ? <TelLink phone={phone} /> : <span className="dim small">{t.noPhone}</span>,
    },
    {
      id: 'message',
      header: t.columns.message,
      className: 'inbox-message',
      skeleton: '18em',
      cell: (message) => (
        <>
          <ViewingLine message={message} className="inbox-ref" />
          <span className="clip inbox-text" dir="auto">
            {isolateNumbers(message.body)}
          </span>
        </>
      ),
    },
    {
      id: 'status',
      header: t.columns.status,
      className: 'inbox-status',
      skeleton: '3.5em',
      cell: (message) => <MessageStatus message={message} isPending={changes.isPending(message)} />,
    },
  ];
  if (may('answers') || may('messageRemoval'))
    columns.push({
      id: 'actions',
      header: ui.actions,
      kind: 'actions',
      className: 'inbox-actions',
      skeleton: '0em',
      cell: (message) => (
        <>
          {may('answers') && (
            <IconButton
              icon={message.isRead ? 'envelope-simple' : 'envelope-open'}
              size="s"
              label={(message.isRead ? t.markUnreadOf : t.markReadOf)(nameOf(message))}
              onPress={() => changes.toggleRead(message)}
            />
          )}
          {may('messageRemoval') && (
            <IconButton
              icon="trash"
              size="s"
              variant="danger"
              label={t.deleteOf(nameOf(message))}
              onPress={() => onDelete(message)}
            />
          )}
        </>
      ),
    });
  return (
    <DataTable
      label={t.title}
      className="inbox-table"
      columns={columns}
      rows={messages}
      rowKey={(message) => message.id}
      rowProps={(message) => ({
        className: classNames(
          !message.isRead && 'inbox-row--new',
          message.id === openId && 'inbox-row--open',
          message.id === rolledBackId && 'data-table-row--rolled',
        ),
        // for the mouse; the keyboard uses the sender's name
        onClick: (event) => !isOnControl(event) && onOpen(message),
      })}
    />
  );
}

/** Links and buttons in a row handle their own clicks, and selecting text opens nothing. */
const isOnControl = ({ target }: MouseEvent) =>
  (target instanceof Element && target.closest('a, button') !== null) || getSelection()?.type === 'Range';
