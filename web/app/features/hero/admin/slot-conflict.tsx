import { useAdminTexts } from '~/i18n/admin/index.ts';
import { nothingFound, type Side } from '~/lib/admin/merge-fields.ts';
import { type Collision, useSavedByText } from '~/lib/admin/save-merged.ts';
import { ConflictDialog } from '~/ui/admin/overlays/conflict-dialog.tsx';
import { mergeSlots, type SlotFields } from './slot-fields.ts';

type Props = {
  collision: Collision<SlotFields> | null;
  onClose: () => void;
  onApply: (choices: ReadonlyMap<string, Side>) => void;
};

/** Mine or theirs, field by field; opened by a refused save. */
export function SlotConflict({ collision, onClose, onApply }: Props) {
  const { hero: t, ui } = useAdminTexts();
  const savedBy = useSavedByText();
  const { conflicts, onlyMine, onlyTheirs } = collision
    ? mergeSlots(collision.base.values, collision.mine, collision.newest.values)
    : nothingFound();
  const labels: Record<string, string> = {
    focal: ui.focal,
    captionEn: `${t.caption} (${ui.english})`,
    captionAr: `${t.caption} (${ui.arabic})`,
  };
  const text = (value: unknown) => {
    if (typeof value === 'string') return value;
    const { x, y } = value as SlotFields['focal'];
    return ui.focalAt(Math.round(x * 100), Math.round(y * 100));
  };
  return (
    <ConflictDialog
      isOpen={collision !== null}
      onClose={onClose}
      title={savedBy(collision)}
      conflicts={conflicts.map(({ path, mine, theirs, usual }) => ({
        path,
        label: labels[path] ?? path,
        mine: text(mine),
        theirs: text(theirs),
        usual,
      }))}
      onlyMine={onlyMine}
      onlyTheirs={onlyTheirs}
      onApply={onApply}
    />
  );
}
