import type { Message } from '@diyar/contract/messages';
import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useTrashNote } from '~/lib/admin/trash.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useSenderName } from './sender-name.ts';
import { oneKey, restoreInbox, showDeleted, showRead, snapshotInbox } from './show-change.ts';

const READ = [...HOLDS_READS, 'messages', 'set-read'] as const;
const DELETE = [...HOLDS_READS, 'messages', 'delete'] as const;

/** The list of deleted messages is that of the mutations; one that is back leaves it. */
function forgetDeleted(client: QueryClient, id: number) {
  const cache = client.getMutationCache();
  for (const mutation of cache.findAll({ mutationKey: DELETE }))
    if ((mutation.state.variables as Message).id === id) cache.remove(mutation);
}

type ReadChange = { message: Message; isRead: boolean };

/**
 * Read or unread, and delete with its undo. The first two are optimistic; a rejection restores the previous state and
 * shows why.
 */
export function useMessageChanges(onRolledBack: (id: number) => void) {
  const { messages: t, ui } = useAdminTexts();
  const client = useQueryClient();
  const errorText = useErrorText();
  const nameOf = useSenderName();
  const trashNote = useTrashNote();

  const refused = (id: number, title: string, detail: string, error: unknown, again: () => void) => {
    onRolledBack(id);
    // the session dialog already explains it
    if (error instanceof ApiError && error.status === 401) return;
    showToast({
      kind: 'failure',
      title: `${title}: ${errorText(error)}`,
      detail,
      action: { label: ui.retry, run: again },
    });
  };

  const read = useWrite({
    mutationKey: READ,
    mutationFn: ({ message, isRead }: ReadChange) =>
      api('PATCH /admin/messages/{id}/read', { params: { id: message.id }, query: { read: isRead } }),
    onMutate: async ({ message, isRead }) => {
      const shown = await snapshotInbox(client);
      showRead(client, message, isRead);
      return shown;
    },
    onError: (error, change, shown) => {
      restoreInbox(client, shown);
      const name = nameOf(change.message);
      const detail = change.isRead ? t.backToNew(name) : t.backToRead(name);
      refused(change.message.id, t.updateFailed, detail, error, () => read.mutate(change));
    },
  });

  const restore = useWrite({
    mutationFn: (message: Message) =>
      api('POST /admin/messages/{id}/restore', { params: { id: message.id } }),
    onSuccess: (_, message) => {
      forgetDeleted(client, message.id);
      showToast({ kind: 'success', title: t.restored, detail: nameOf(message) });
    },
    onError: (error, message) =>
      refused(message.id, t.restoreFailed, nameOf(message), error, () => restore.mutate(message)),
  });

  const remove = useWrite({
    mutationKey: DELETE,
    mutationFn: (message: Message) => api('DELETE /admin/messages/{id}', { params: { id: message.id } }),
    onMutate: async (message) => {
      const shown = await snapshotInbox(client);
      showDeleted(client, message);
      return shown;
    },
    onSuccess: (_, message) => {
      client.removeQueries({ queryKey: oneKey(message.id) });
      showToast({
        kind: 'success',
        title: t.deleted,
        detail: [nameOf(message), trashNote].filter(Boolean).join(' · '),
        action: { label: ui.undo, run: () => restore.mutate(message), isUndo: true },
      });
    },
    onError: (error, message, shown) => {
      restoreInbox(client, shown);
      refused(message.id, t.deleteFailed, t.backInList(nameOf(message)), error, () => remove.mutate(message));
    },
  });

  const pending = useMutationState({
    filters: { mutationKey: READ, status: 'pending' },
    select: (mutation) => (mutation.state.variables as ReadChange).message.id,
  });

  const deleted = useMutationState({
    filters: { mutationKey: DELETE, predicate: ({ state }) => state.status !== 'error' },
    select: (mutation) => (mutation.state.variables as Message).id,
  });

  return {
    toggleRead: (message: Message) => read.mutate({ message, isRead: !message.isRead }),
    remove: (message: Message) => remove.mutate(message),
    isPending: (message: Message) => pending.includes(message.id),
    /** Deleted here, or about to be: its queries are removed. */
    isDeleted: (id: number) => deleted.includes(id),
  };
}

export type MessageChanges = ReturnType<typeof useMessageChanges>;
