import {
  type ContractTemplate,
  ContractTemplateInput,
  type ContractTemplates,
} from '@diyar/contract/contracts';
import { WORD_TYPE } from '@diyar/contract/rules/file-types';
import { LANGS } from '@diyar/contract/rules/language';
import { nameOf } from '@diyar/contract/rules/localized';
import { type ComponentProps, useState } from 'react';
import { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormChoice } from '~/ui/admin/form/form-choice.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { typedAs, useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { useAddTemplate, useAddVersion, useChangeTemplate } from '../contracts-api.ts';
import { FileField } from '../file-field.tsx';

const ACCEPT = ['.docx', WORD_TYPE];

type Fields = { name: string; lang: 'ar' | 'en'; projectId: string };
const ALL = 'all';
const schema = typedAs<ContractTemplateInput, Fields>(
  ContractTemplateInput.extend({
    projectId: z.string().transform((id) => (id === ALL ? null : Number(id))),
  }),
);

type Props = {
  projects: ContractTemplates['projects'];
  /** Null for a new one. */
  template: ContractTemplate | null;
  isOpen: boolean;
  onClose: () => void;
};

/** A new template with its first file, or name, language and project of one that is there. */
export function TemplateDialog({ isOpen, onClose, ...props }: Props) {
  const { contractsTemplates: t } = useAdminTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={false}
      title={props.template ? t.edit : t.upload}
    >
      <TemplateForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function TemplateForm({ projects, template, onClose }: Omit<Props, 'isOpen'>) {
  const { contractsTemplates: t } = useAdminTexts();
  const { lang } = useLanguage();
  const add = useAddTemplate();
  const change = useChangeTemplate(template?.id ?? 0);
  const [file, setFile] = useState<File | null>(null);
  const [needsFile, setNeedsFile] = useState(false);
  const form = useSavedForm({
    schema,
    labels: t,
    values: {
      name: template?.name ?? '',
      lang: template?.lang ?? lang,
      projectId: String(template?.project?.id ?? ALL),
    },
    save: (typed) => {
      if (template) return change.mutateAsync(typed);
      setNeedsFile(file === null);
      return file && add.mutateAsync({ ...typed, file });
    },
    onSaved: onClose,
    failed: template ? t.editFailed : t.addFailed,
  });
  return (
    <DialogForm
      form={form}
      onClose={onClose}
      submitLabel={template ? undefined : t.add}
      savingLabel={template ? undefined : t.adding}
    >
      {!template && (
        <WordFile
          file={file}
          onFile={(chosen) => {
            setFile(chosen);
            setNeedsFile(false);
            // the lawyer's own name of it, to begin with
            if (chosen && form.getValues('name') === '')
              form.setValue('name', chosen.name.replace(/\.docx$/i, ''));
          }}
          error={needsFile ? t.fileNeeded : null}
          isSending={form.status === 'pending'}
        />
      )}
      <FormText of={form} name="name" />
      <div className="grid-2">
        <FormChoice
          of={form}
          name="lang"
          options={LANGS.map((value) => ({ value, label: t.langs[value] }))}
        />
        <FormChoice
          of={form}
          name="projectId"
          options={[
            { value: ALL, label: t.allProjects },
            ...projects.map((project) => ({ value: String(project.id), label: nameOf(project, lang) })),
          ]}
        />
      </div>
    </DialogForm>
  );
}

function WordFile(props: Pick<ComponentProps<typeof FileField>, 'file' | 'onFile' | 'error' | 'isSending'>) {
  const { contractsTemplates: t } = useAdminTexts();
  return <FileField {...props} label={t.file} drop={t.drop} hint={t.fileHint} accept={ACCEPT} />;
}

type VersionProps = { template: ContractTemplate | null; onClose: () => void };

/** The next file of a template. */
export function VersionDialog({ template, onClose }: VersionProps) {
  const { contractsTemplates: t } = useAdminTexts();
  return (
    <Dialog
      isOpen={template !== null}
      onClose={onClose}
      isDismissable={false}
      title={template ? t.versionOf(template.name) : ''}
    >
      {template && <VersionForm template={template} onClose={onClose} />}
    </Dialog>
  );
}

function VersionForm({ template, onClose }: { template: ContractTemplate; onClose: () => void }) {
  const { contractsTemplates: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const add = useAddVersion(template.id);
  const [file, setFile] = useState<File | null>(null);
  const [needsFile, setNeedsFile] = useState(false);
  const send = () => {
    if (file) add.mutate(file, { onSuccess: onClose });
    else setNeedsFile(true);
  };
  return (
    <>
      <DialogBody>
        <WordFile
          file={file}
          onFile={(chosen) => {
            setFile(chosen);
            setNeedsFile(false);
            add.reset();
          }}
          error={needsFile ? t.fileNeeded : add.error ? errorText(add.error) : null}
          isSending={add.isPending}
        />
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <SaveButton status={add.status} savingLabel={t.adding} onPress={send}>
          {t.add}
        </SaveButton>
      </DialogFooter>
    </>
  );
}
