import { type AnswerTemplate, AnswerTemplateInput } from '@diyar/contract/answer-templates';
import { MESSAGE_MAX, NAME_MAX } from '@diyar/contract/limits';
import {
  ANSWER_FIELDS,
  ANSWER_KINDS,
  answerText,
  fillAnswer,
  unknownFields,
} from '@diyar/contract/rules/answer-template';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextArea, TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { useSaveTemplate } from './answers-api.ts';

type Props = { edited: AnswerTemplate | 'new' | null; onClose: () => void };

/** One prepared answer in both languages, with a preview of each. */
export function TemplateDialog({ edited, onClose }: Props) {
  const { leadsAnswers: t } = useAdminTexts();
  return (
    <Dialog
      isOpen={edited !== null}
      onClose={onClose}
      isDismissable={false}
      size="l"
      title={edited === 'new' ? t.newTitle : t.editTitle}
    >
      {edited && <TemplateForm old={edited === 'new' ? null : edited} onClose={onClose} />}
    </Dialog>
  );
}

const EMPTY = { kind: 'general' as const, nameEn: '', nameAr: '', bodyEn: '', bodyAr: '' };

export function TemplateForm({ old, onClose }: { old: AnswerTemplate | null; onClose: () => void }) {
  const { leadsAnswers: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const save = useSaveTemplate(old);
  const form = useForm({
    resolver: zodResolver(AnswerTemplateInput),
    defaultValues: old
      ? { kind: old.kind, nameEn: old.nameEn, nameAr: old.nameAr, bodyEn: old.bodyEn, bodyAr: old.bodyAr }
      : EMPTY,
  });
  const { control, formState } = form;
  const bodies = form.watch(['bodyAr', 'bodyEn']);
  const unknown = [...new Set(bodies.flatMap(unknownFields))];
  const submit = form.handleSubmit((typed) =>
    save.mutate(typed, {
      onSuccess: () => {
        onClose();
        showToast({ kind: 'success', title: old ? ui.saved : t.created });
      },
      onError: (error) => {
        if (placeServerErrors(form, error)) return;
        form.setError('root', { type: 'server', message: `${t.saveFailed}: ${errorText(error)}` });
      },
    }),
  );
  const body = (name: 'bodyAr' | 'bodyEn') => (
    <FormField control={control} name={name}>
      {(field) => (
        <TextArea
          {...field}
          label={t[name]}
          rows={7}
          maxLength={MESSAGE_MAX}
          dir={name === 'bodyAr' ? 'rtl' : 'ltr'}
          lang={name === 'bodyAr' ? 'ar' : 'en'}
          isRequired
        />
      )}
    </FormField>
  );
  return (
    <form onSubmit={submit} noValidate>
      <DialogBody>
        <div className="form-stack">
          <ErrorSummary>{formState.errors.root?.message}</ErrorSummary>
          <FormField control={control} name="kind">
            {({ ref: _, ...field }) => (
              <Select
                {...field}
                label={t.kind}
                options={ANSWER_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
              />
            )}
          </FormField>
          <div className="grid-2">
            <FormField control={control} name="nameAr">
              {(field) => (
                <TextField {...field} label={t.nameAr} maxLength={NAME_MAX} dir="rtl" lang="ar" isRequired />
              )}
            </FormField>
            <FormField control={control} name="nameEn">
              {(field) => (
                <TextField {...field} label={t.nameEn} maxLength={NAME_MAX} dir="ltr" lang="en" isRequired />
              )}
            </FormField>
            {body('bodyAr')}
            {body('bodyEn')}
          </div>
          {unknown.length > 0 && (
            <p className="problem" role="alert">
              {t.unknown(unknown.map((name) => `{${name}}`).join(', '))}
            </p>
          )}
          <div>
            <p className="note">{t.bodyHint}</p>
            <ul className="answer-fields">
              {ANSWER_FIELDS.map((name) => (
                <li key={name}>
                  <code dir="ltr">{`{${name}}`}</code> {t.fields[name]}
                </li>
              ))}
            </ul>
          </div>
          <section aria-label={t.preview}>
            <header className="section-head section-head--small">
              <h3>{t.preview}</h3>
              <span className="section-note">{t.previewHint}</span>
            </header>
            <div className="grid-2">
              {bodies.map((text, at) => (
                <p key={at === 0 ? 'ar' : 'en'} className="answer-filled" dir={at === 0 ? 'rtl' : 'ltr'}>
                  {answerText(fillAnswer(text ?? '', { ...t.sample }))}
                </p>
              ))}
            </div>
          </section>
        </div>
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <SaveButton type="submit" status={save.status}>
          {ui.save}
        </SaveButton>
      </DialogFooter>
    </form>
  );
}
