import { readProject } from '@diyar/contract/readers/projects';
import { useState } from 'react';
import type { Sent } from '~/features/media/admin/upload-queue.ts';
import { projectPayload } from '~/features/project-draft/admin/payload.ts';
import { missingOf, problemsOf } from '~/features/project-draft/admin/problems.ts';
import { allPending, type EditedProject, type ProjectDraft } from '~/features/project-draft/admin/project.ts';
import type { SaveSteps } from '~/features/project-draft/admin/save-order.ts';
import { SaveStopped } from '~/features/project-draft/admin/save-stopped.ts';
import { getEditedProject } from '~/features/projects/admin/projects-api.ts';
import { useUndoOfSave } from '~/features/unit-imports/admin/batches/use-undo.ts';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { fieldErrors } from '~/lib/api/api-error.ts';
import { goneFromServer } from './refused-files.ts';
import type { Editor } from './use-editor.ts';

/** The part of the draft's files that a save needs. */
export type FileSending = {
  send: (keys: readonly string[]) => Promise<Sent>;
  has: (key: string) => boolean;
};

/** The saved project, and what was left: cells of units that are not understood, files that were not uploaded. */
export type Saved = { project: EditedProject; steps: SaveSteps; leftFiles: readonly string[] };

export const isInPart = ({ steps, leftFiles }: Saved): boolean => steps.left.length + leftFiles.length > 0;

/** Units are named by their place in the payload, which leaves some out. */
function pathInDraft(path: string, { units }: SaveSteps, draft: ProjectDraft): string {
  const [, at, rest = ''] = /^units\.(\d+)(.*)$/.exec(path) ?? [];
  const sent = units[Number(at)];
  return sent ? `units.${draft.units.findIndex(({ key }) => key === sent.key)}${rest}` : path;
}

/** How often a save restarts because files were gone from the server. */
const FRESH_STARTS = 2;

/**
 * Validates, uploads new files, then saves everything at once (docs/product/projects-and-media.md#saving).
 * Nothing typed is lost on the way.
 */
export function useSaveProject(editor: Editor, files: FileSending) {
  const { store } = editor;
  const offerUndo = useUndoOfSave();
  const [isSending, setSending] = useState(false);

  async function checked() {
    const { draft, base } = store.get();
    editor.showAll();
    const [first] = problemsOf(draft, base);
    if (first) editor.goTo(first.path);
    if (first || missingOf(draft).length > 0) throw new SaveStopped('fields');
    return { draft, base };
  }

  /** Validates and uploads new files; then the payload can be sent. A file that fails waits, and holds up nothing else. */
  async function prepare() {
    let leftFiles: readonly string[] = [];
    for (;;) {
      const { draft, base } = await checked();
      const pending = allPending(draft).map(({ key }) => key);
      if (pending.every((key) => leftFiles.includes(key))) {
        const steps = editor.steps();
        const sent = { ...draft, units: steps.units };
        return {
          ...{ base, steps, sent, leftFiles: pending },
          payload: projectPayload(sent, base, editor.isOwnServer),
        };
      }
      const result = await files.send(pending);
      if (result === 'cancelled') throw new SaveStopped('uploads');
      if (result === 'some') leftFiles = pending;
    }
  }

  async function send(freshStarts: number): Promise<Saved | null> {
    const { base, steps, sent, payload, leftFiles } = await prepare();
    const { sendKey } = store.get();
    setSending(true);
    try {
      const project = base
        ? await api('PUT /admin/projects/{id}', { params: { id: base.id }, body: payload, read: readProject })
        : await api('POST /admin/projects', {
            body: { ...payload, idempotencyKey: sendKey },
            read: readProject,
          });
      if (!project) return null;
      const saved = { project, steps, leftFiles };
      // what was left goes on top of the project as it is stored now, with the ids of its units
      return isInPart(saved) ? { ...saved, project: await getEditedProject(String(project.id)) } : saved;
    } catch (error) {
      const gone = goneFromServer(error, payload, sent);
      if (freshStarts === 0 || gone.length === 0 || !gone.every(files.has)) throw error;
      for (const key of gone) store.stored(key, null);
      return send(freshStarts - 1);
    } finally {
      setSending(false);
    }
  }

  const save = useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: () => send(FRESH_STARTS),
    onSuccess: (saved) => {
      if (saved && store.get().base) void offerUndo(saved.project);
    },
    onError: (error) => {
      const found = Object.entries(fieldErrors(error));
      const { draft } = store.get();
      editor.refuse(
        found.map(([path, issue]) => ({
          path: pathInDraft(path, editor.steps(), draft),
          issue,
          isServer: true,
        })),
      );
    },
    // also after a rejection: a newer version may be the reason, and is then shown
    meta: { isDoneWhenShown: true },
  });
  return { ...save, isSending, prepare };
}
