import { TRASH_TTL_MS } from '@diyar/contract/limits';
import { momentText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';
import type { TrashKind } from '@diyar/contract/trash';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { api } from '~/lib/api/api.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useErrorText } from './error-text.ts';
import { useKnowsBuildings } from './own-server.ts';
import { showToast } from './toasts.ts';

/** Until when something deleted now stays in the trash: '15 December'. */
export const lastDayInTrash = (lang: Lang, now = Date.now()): string =>
  momentText(now + TRASH_TTL_MS, lang, { day: 'numeric', month: 'long' });

/** 'In the trash until 15 December.', for the question before a deletion; empty on a server without a trash. */
export function useTrashNote(): string {
  const { ui } = useAdminTexts();
  const { lang } = useLanguage();
  return useKnowsBuildings() ? ui.inTrashUntil(lastDayInTrash(lang)) : '';
}

type Deleted = { id: number; title: string; name: string };

/** The toast of a deletion: its undo, and until when it can be brought back. */
export function useDeletedToast(kind: TrashKind) {
  const { ui } = useAdminTexts();
  const errorText = useErrorText();
  const note = useTrashNote();

  async function bringBack({ id, name }: Deleted) {
    try {
      await api('POST /admin/trash/{kind}/{id}/restore', { params: { kind, id }, query: { undo: true } });
      showToast({ kind: 'success', title: ui.broughtBack, detail: name });
    } catch (error) {
      showToast({ kind: 'failure', title: `${ui.bringBackFailed}: ${errorText(error)}`, detail: name });
    }
  }

  return (deleted: Deleted) =>
    showToast({
      kind: 'success',
      title: deleted.title,
      detail: [deleted.name, note].filter(Boolean).join(' · '),
      action: note ? { label: ui.undo, isUndo: true, run: () => void bringBack(deleted) } : undefined,
    });
}
