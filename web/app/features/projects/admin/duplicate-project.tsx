import { DuplicateInput } from '@diyar/contract/previews';
import type { ProjectCard } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
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
  const { previews: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const duplicate = useDuplicate(project);
  const form = useForm({
    resolver: zodResolver(DuplicateInput),
    defaultValues: { nameEn: '', nameAr: '', withPictures: true },
  });
  const create = form.handleSubmit((input) =>
    duplicate.mutate(input, {
      onSuccess: (copy) => {
        onClose();
        showToast({ kind: 'success', title: t.duplicated, detail: input.nameAr });
        if (copy) void navigate(`/admin/projects/${copy.id}/edit`);
      },
      onError: (error) => {
        if (!placeServerErrors(form, error))
          form.setError('root', { type: 'server', message: `${t.duplicateFailed}: ${errorText(error)}` });
      },
    }),
  );
  return (
    <form onSubmit={create} noValidate>
      <DialogBody>
        <div className="form-stack">
          <ErrorSummary>{form.formState.errors.root?.message}</ErrorSummary>
          <FormField control={form.control} name="nameAr">
            {(field) => <TextField {...field} label={t.nameAr} dir="rtl" autoFocus isRequired />}
          </FormField>
          <FormField control={form.control} name="nameEn">
            {(field) => <TextField {...field} label={t.nameEn} dir="ltr" isRequired />}
          </FormField>
          <FormField control={form.control} name="withPictures">
            {({ value, onChange, onBlur }) => (
              <Checkbox isSelected={Boolean(value)} onChange={onChange} onBlur={onBlur}>
                {t.withPictures}
              </Checkbox>
            )}
          </FormField>
          <p className="note">{t.duplicateBody}</p>
        </div>
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <Button variant="primary" type="submit" isPending={duplicate.isPending} pendingLabel={t.creating}>
          {t.create}
        </Button>
      </DialogFooter>
    </form>
  );
}
