import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import { mergeDrafts } from '~/features/project-draft/admin/merge.ts';
import { type EditedProject, projectDraftOf } from '~/features/project-draft/admin/project.ts';
import { useSavedBy } from '~/lib/admin/latest-save.ts';
import { nothingFound, type Side } from '~/lib/admin/merge-fields.ts';
import { isStale as isStaleError } from '~/lib/admin/save-merged.ts';
import { lazyDialog } from '~/ui/admin/lazy-part.tsx';
import { MergedPictures } from './merged-pictures.tsx';
import { useConflictText } from './use-conflict-text.ts';
import type { EditingSession } from './use-editing-session.ts';

const ConflictDialog = lazyDialog(
  async () => (await import('~/ui/admin/overlays/conflict-dialog.tsx')).ConflictDialog,
  { isAhead: true },
);

type Props = {
  session: EditingSession;
  newest: EditedProject;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSave: () => void;
  renderThumb: (item: DraftMedia) => ReactNode;
};

/** Mine or theirs, field by field; opened by a refused save. Outside the steps, which render what is in them twice. */
export function ConflictChoice({ session, newest, isOpen, onOpenChange, onSave, renderThumb }: Props) {
  const { editor, save, isStale } = session;
  const { draft, start, startVersion, base } = editor.state;
  const title = useSavedBy(`/admin/projects/${newest.id}`, newest.version, isStale);
  const { labelAt, shown } = useConflictText(draft);
  // a draft from an earlier visit was opened on top of a version that is already the newer one
  const began = base && base.version === startVersion ? start : null;
  const mergeWith = (choices?: ReadonlyMap<string, Side>) =>
    mergeDrafts(began, draft, projectDraftOf(newest), choices);
  const { conflicts, onlyMine, onlyTheirs, pictures } = isStale
    ? mergeWith()
    : { ...nothingFound(), pictures: [] };
  const open = useEffectEvent(() => onOpenChange(true));
  const isRefused = isStale && isStaleError(save.error);
  useEffect(() => {
    if (isRefused) open();
  }, [isRefused]);
  return (
    <ConflictDialog
      isOpen={isOpen && isStale}
      onClose={() => onOpenChange(false)}
      title={title}
      conflicts={conflicts.map(shown)}
      onlyMine={onlyMine}
      onlyTheirs={onlyTheirs}
      merged={
        pictures.length > 0 && (
          <MergedPictures pictures={pictures} labelAt={labelAt} renderThumb={renderThumb} />
        )
      }
      isStored
      onApply={(choices) => {
        onOpenChange(false);
        save.reset();
        editor.store.merge(newest, mergeWith(choices).draft);
        onSave();
      }}
    />
  );
}
