import { useEffect, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSavedBy } from '~/lib/admin/latest-save.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { ConflictDialog } from '~/ui/admin/overlays/conflict-dialog.tsx';
import { type Comparison, mergeDrafts, type Side } from '../draft/merge.ts';
import { type EditedProject, projectDraftOf } from '../draft/project.ts';
import { isStaleSave } from './save-failure.ts';
import { useConflictText } from './use-conflict-text.ts';
import type { EditingSession } from './use-editing-session.ts';

const NOTHING: Comparison = { conflicts: [], onlyMine: 0, onlyTheirs: 0 };

type Props = { session: EditingSession; newest: EditedProject; onSave: () => void };

/**
 * Somebody else saved: who and when, and the only message about it. What was typed stays; mine or theirs is chosen
 * field by field (docs/product/projects-and-media.md#concurrent-edits).
 */
export function ConflictNotice({ session, newest, onSave }: Props) {
  const { projectsEditor: t } = useAdminTexts();
  const { editor, save } = session;
  const { draft, start, startVersion, base } = editor.state;
  const [isLoading, setLoading] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const title = useSavedBy(`/admin/projects/${newest.id}`, newest.version, session.isStale);
  const shown = useConflictText(draft);
  // a draft from an earlier visit was opened on top of a version that is already the newer one
  const began = base && base.version === startVersion ? start : null;
  const mergeWith = (choices?: ReadonlyMap<string, Side>) =>
    mergeDrafts(began, draft, projectDraftOf(newest), choices);
  const { conflicts, onlyMine, onlyTheirs } = session.isStale ? mergeWith() : NOTHING;
  // once per refused save; a save that follows closes the dialog
  const isRefused = session.isStale && isStaleSave(save.error);
  useEffect(() => {
    if (isRefused) setChoosing(true);
  }, [isRefused]);
  const apply = (choices: ReadonlyMap<string, Side>) => {
    setChoosing(false);
    save.reset();
    editor.store.merge(newest, mergeWith(choices).draft);
    onSave();
  };
  return (
    <>
      {session.isStale && (
        <Notice
          isUrgent
          icon="warning-circle"
          title={title}
          actions={
            <>
              <Button size="s" onPress={() => setLoading(true)}>
                {t.staleLoad}
              </Button>
              <Button size="s" variant="primary" onPress={() => setChoosing(true)}>
                {t.staleMerge}
              </Button>
            </>
          }
        >
          {t.staleBody}
        </Notice>
      )}
      <ConflictDialog
        isOpen={isChoosing && session.isStale}
        onClose={() => setChoosing(false)}
        title={title}
        conflicts={conflicts.map(shown)}
        onlyMine={onlyMine}
        onlyTheirs={onlyTheirs}
        onApply={apply}
      />
      <ConfirmDialog
        isOpen={isLoading}
        onClose={() => setLoading(false)}
        onConfirm={() => {
          setLoading(false);
          save.reset();
          session.discard(newest);
        }}
        title={t.staleLoadTitle}
        confirmLabel={t.staleLoad}
      >
        {t.staleLoadBody}
      </ConfirmDialog>
    </>
  );
}
