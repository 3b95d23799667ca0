import type { ProjectCard } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useDeletedToast, useTrashNote } from '~/lib/admin/trash.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { useDeleteProject } from './projects-api.ts';

type Props = { project: ProjectCard | null; onClose: () => void };

export function DeleteProject({ project, onClose }: Props) {
  const { projects: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const remove = useDeleteProject();
  const showDeleted = useDeletedToast('project');
  const trashNote = useTrashNote();
  const name = project ? nameOf(project, lang, t.untitled) : '';
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    project &&
    remove.mutate(project, {
      onSuccess: () => {
        close();
        showDeleted({ id: project.id, title: t.deleted, name });
      },
    });
  return (
    <ConfirmDialog
      isOpen={project !== null}
      onClose={close}
      onConfirm={confirm}
      title={t.deleteTitle}
      confirmLabel={t.deleteProject}
      isPending={remove.isPending}
      error={remove.error ? `${t.deleteFailed}: ${errorText(remove.error)}` : undefined}
    >
      {project && t.deleteBody(name, project.unitsTotal)} {trashNote && `${trashNote}.`}
    </ConfirmDialog>
  );
}
