import type { AnswerTemplate } from '@diyar/contract/answer-templates';
import { ANSWER_KINDS } from '@diyar/contract/rules/answer-template';
import { inLanguage } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import './answer.css';
import { useDeleteTemplate, useSaveTemplate, useTemplates } from './answers-api.ts';
import { TemplateDialog } from './template-dialog.tsx';

/** The prepared answers by kind of question: /admin/leads/templates. */
export function TemplatesScreen() {
  const { leadsAnswers: t, leads } = useAdminTexts();
  const mayWrite = useMay()('answerTemplates');
  const query = useTemplates();
  const [edited, setEdited] = useState<AnswerTemplate | 'new' | null>(null);
  const remove = useRemove();
  const add = () => setEdited('new');
  useShortcut('n', add, { label: t.add, isEnabled: mayWrite });
  return (
    <Page
      title={t.templatesTitle}
      parent={{ label: leads.title, to: '/admin/leads' }}
      actions={
        mayWrite && (
          <Button variant="primary" icon="plus" onPress={add}>
            {t.add}
          </Button>
        )
      }
    >
      <p className="note answer-intro">{t.intro}</p>
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
        {(templates) =>
          templates.length === 0 ? (
            <EmptyState title={t.emptyTemplates} action={mayWrite && <Button onPress={add}>{t.add}</Button>}>
              {t.emptyTemplatesBody}
            </EmptyState>
          ) : (
            <ByKind templates={templates} onEdit={setEdited} onDelete={remove} />
          )
        }
      </QueryView>
      <TemplateDialog edited={edited} onClose={() => setEdited(null)} />
    </Page>
  );
}

type ByKindProps = {
  templates: readonly AnswerTemplate[];
  onEdit: (template: AnswerTemplate) => void;
  onDelete: (template: AnswerTemplate) => void;
};

function ByKind({ templates, onEdit, onDelete }: ByKindProps) {
  const mayWrite = useMay()('answerTemplates');
  const { leadsAnswers: t } = useAdminTexts();
  const { lang } = useLanguage();
  const kinds = ANSWER_KINDS.filter((kind) => templates.some((one) => one.kind === kind));
  return (
    <div className="answer-templates">
      {kinds.map((kind) => (
        <section key={kind} aria-label={t.kinds[kind]}>
          <header className="section-head section-head--small">
            <h2>{t.kinds[kind]}</h2>
          </header>
          {templates
            .filter((one) => one.kind === kind)
            .map((one) => {
              const name = inLanguage(one.nameEn, one.nameAr, lang);
              return (
                <article key={one.id} className="answer-template">
                  <h3>
                    <bdi>{name}</bdi>
                  </h3>
                  {mayWrite && (
                    <span>
                      <IconButton
                        icon="pencil-simple"
                        size="s"
                        label={t.editOf(name)}
                        onPress={() => onEdit(one)}
                      />
                      <IconButton
                        icon="trash"
                        size="s"
                        variant="danger"
                        label={t.deleteOf(name)}
                        onPress={() => onDelete(one)}
                      />
                    </span>
                  )}
                  <p dir="auto">{inLanguage(one.bodyEn, one.bodyAr, lang)}</p>
                </article>
              );
            })}
        </section>
      ))}
    </div>
  );
}

/** Deleted at once; undoing writes it again. */
function useRemove() {
  const { leadsAnswers: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const remove = useDeleteTemplate();
  const create = useSaveTemplate(null);
  return (template: AnswerTemplate) => {
    const { id: _, version: __, ...input } = template;
    const bringBack = () =>
      create.mutate(input, {
        onSuccess: () => showToast({ kind: 'success', title: t.broughtBack }),
        onError: (error) =>
          showToast({
            kind: 'failure',
            title: `${t.saveFailed}: ${errorText(error)}`,
            action: { label: t.undo, run: bringBack },
          }),
      });
    remove.mutate(template, {
      onSuccess: () =>
        showToast({
          kind: 'success',
          title: t.deleted,
          detail: inLanguage(template.nameEn, template.nameAr, lang),
          action: { label: t.undo, isUndo: true, run: bringBack },
        }),
      onError: (error) => showToast({ kind: 'failure', title: `${t.deleteFailed}: ${errorText(error)}` }),
    });
  };
}
