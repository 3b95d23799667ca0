import { DuplicateInput } from '@diyar/contract/previews';
import type { ProjectCard } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormCheckbox } from '~/ui/admin/form/form-switch.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { useDuplicate } from './projects-api.ts';

type Project = Pick<ProjectCard, 'id' | 'nameEn' | 'nameAr'>;
type Props = { project: Project | null; onClose: () => void };

/** A new draft from a project; it opens in the editor. */
export function DuplicateProject({ project, onClose }: Props) {
  const { projects, previews: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <Dialog
      isOpen={project !== null}
      onClose={onClose}
      title={project && t.duplicateTitle(nameOf(project, lang, projects.untitled))}
    >
      {project && <DuplicateForm project={project} onClose={onClose} />}
    </Dialog>
  );
}

function DuplicateForm({ project, onClose }: { project: Project; onClose: () => void }) {
  const { previews: t } = useAdminTexts();
  const navigate = useNavigate();
  const duplicate = useDuplicate(project);
  const form = useSavedForm({
    schema: DuplicateInput,
    labels: t,
    values: { nameEn: '', nameAr: '', withPictures: true },
    save: duplicate.mutateAsync,
    onSaved: (copy, { nameAr }) => {
      onClose();
      showToast({ kind: 'success', title: t.duplicated, detail: nameAr });
      if (copy) void navigate(`/admin/projects/${copy.id}/edit`);
    },
    failed: t.duplicateFailed,
  });
  return (
    <DialogForm form={form} onClose={onClose} submitLabel={t.create} savingLabel={t.creating}>
      <FormText of={form} name="nameAr" dir="rtl" autoFocus />
      <FormText of={form} name="nameEn" dir="ltr" />
      <FormCheckbox of={form} name="withPictures" />
      <p className="note">{t.duplicateBody}</p>
    </DialogForm>
  );
}
