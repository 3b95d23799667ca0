import { type AnswerTemplate, AnswerTemplateInput } from '@diyar/contract/answer-templates';
import {
  ANSWER_FIELDS,
  ANSWER_KINDS,
  answerText,
  fillAnswer,
  unknownFields,
} from '@diyar/contract/rules/answer-template';
import { use } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { BrandContext, brandIn } from '~/lib/brand.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormChoice } from '~/ui/admin/form/form-choice.tsx';
import { FormText, FormTextArea } from '~/ui/admin/form/form-text.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
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
  const brand = use(BrandContext);
  const save = useSaveTemplate(old);
  const form = useSavedForm({
    schema: AnswerTemplateInput,
    labels: t,
    values: old
      ? { kind: old.kind, nameEn: old.nameEn, nameAr: old.nameAr, bodyEn: old.bodyEn, bodyAr: old.bodyAr }
      : EMPTY,
    save: save.mutateAsync,
    onSaved: () => {
      onClose();
      showToast({ kind: 'success', title: old ? ui.saved : t.created });
    },
    failed: t.saveFailed,
  });
  const bodies = form.watch(['bodyAr', 'bodyEn']);
  const unknown = [...new Set(bodies.flatMap(unknownFields))];
  return (
    <DialogForm form={form} onClose={onClose}>
      <FormChoice
        of={form}
        name="kind"
        options={ANSWER_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
      />
      <div className="grid-2">
        <FormText of={form} name="nameAr" dir="rtl" lang="ar" />
        <FormText of={form} name="nameEn" dir="ltr" lang="en" />
        <FormTextArea of={form} name="bodyAr" rows={7} dir="rtl" lang="ar" />
        <FormTextArea of={form} name="bodyEn" rows={7} dir="ltr" lang="en" />
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
              {answerText(
                fillAnswer(text ?? '', { ...t.sample, company: brandIn(brand, at === 0 ? 'ar' : 'en').name }),
              )}
            </p>
          ))}
        </div>
      </section>
    </DialogForm>
  );
}
