import { nothingFound } from '~/lib/admin/merge-fields.ts';
import { useSavedByText } from '~/lib/admin/save-merged.ts';
import { ConflictDialog } from '~/ui/admin/overlays/conflict-dialog.tsx';
import { mergeCompany } from './company-fields.ts';
import type { CompanyForm } from './use-company-form.ts';
import { useFieldName } from './use-field-name.ts';

/** Mine or theirs, field by field; opened by a refused save. */
export function CompanyConflict({ state }: { state: CompanyForm }) {
  const { collision, choose, postpone } = state;
  const savedBy = useSavedByText();
  const nameOf = useFieldName();
  const { conflicts, onlyMine, onlyTheirs } = collision
    ? mergeCompany(collision.base.values, collision.mine, collision.newest.values)
    : nothingFound();
  return (
    <ConflictDialog
      isOpen={collision !== null}
      onClose={postpone}
      title={savedBy(collision)}
      conflicts={conflicts.map(({ path, mine, theirs, usual }) => ({
        path,
        label: nameOf(path),
        mine: String(mine),
        theirs: String(theirs),
        usual,
      }))}
      onlyMine={onlyMine}
      onlyTheirs={onlyTheirs}
      onApply={choose}
    />
  );
}
