import type { Project } from '@diyar/contract/projects';
import type { TakenBack } from '@diyar/contract/unit-batches';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { dismissToast, showToast } from '~/lib/admin/toasts.ts';
import { readNewestBatch, takeBackAtOnce } from './batches-api.ts';

/** Units in which something was taken back. */
export const takenUnits = ({ removed, restored, units }: Pick<TakenBack, 'removed' | 'restored' | 'units'>) =>
  removed + restored + units;

let offered: number | null = null;

/** The dialog asks about the same thing, and says more. */
export function withdrawOffer() {
  if (offered !== null) dismissToast(offered);
}

/** Toasts that offer to take back what was just done; a taking back can be taken back as well. */
export function useUndo() {
  const { unitImports: t, sheetFiles } = useAdminTexts();
  const errorText = useErrorText();

  function offer(projectId: number, batch: string, title: string, detail?: string) {
    offered = showToast({
      kind: 'success',
      title,
      detail,
      action: { label: t.undo, isUndo: true, run: () => void undo(projectId, batch) },
    });
  }

  function sayTakenBack(projectId: number, taken: TakenBack) {
    if (taken.undo === null) showToast({ kind: 'success', title: t.nothingTakenBack });
    else offer(projectId, taken.undo, t.takenBack, t.takenBackDetail(takenUnits(taken), taken.keptUnits));
  }

  async function undo(projectId: number, batch: string) {
    try {
      sayTakenBack(projectId, await takeBackAtOnce(projectId, batch));
    } catch (error) {
      showToast({ kind: 'failure', title: sheetFiles.takeBackFailed, detail: errorText(error) });
    }
  }

  return { offer, sayTakenBack };
}

/** A save and its batch have the same moment, but for the time that the save took. */
const SAME_SAVE_MS = 30_000;

/** After a save of the editor: where it changed more than one unit, a toast offers the way back. */
export function useUndoOfSave() {
  const { unitImports: t } = useAdminTexts();
  const { offer } = useUndo();
  return async ({ id, updatedAt }: Project) => {
    // a server without batches has nothing to offer
    const newest = await readNewestBatch(id).catch(() => null);
    if (newest?.action !== 'projects.update' || newest.takenBackAt !== null) return;
    const { batch, at, created, changed, deleted } = newest;
    if (Date.parse(updatedAt) - Date.parse(at) > SAME_SAVE_MS || created + changed + deleted < 2) return;
    offer(id, batch, t.saved(created, changed, deleted));
  };
}
