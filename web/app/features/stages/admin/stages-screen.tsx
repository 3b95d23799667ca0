import type { Project } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import type { BuildingStages } from '@diyar/contract/stages';
import { useEffect, useState } from 'react';
import { EditorSkeleton } from '~/features/projects/admin/editor-skeleton.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { sameValue } from '~/lib/admin/same-value.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { SaveFoot } from '~/ui/admin/form/save-foot.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { draftOf, isNamed, payloadOf } from './stage-draft.ts';
import { useSaveStages, useStages } from './stages-api.ts';
import { StagesForm } from './stages-form.tsx';
import './stages.css';

/** The stages of a building: docs/product/stages.md. */
export function StagesScreen({ project }: { project: Project }) {
  const { stages: t, projects } = useAdminTexts();
  const { lang } = useLanguage();
  const query = useStages(project.id);
  const name = nameOf(project, lang, projects.untitled);
  return (
    <Page title={t.page(name)} parent={{ label: projects.edit, to: `/admin/projects/${project.id}/edit` }}>
      <QueryView query={query} failed={t.loadFailed} skeleton={<EditorSkeleton />}>
        {(saved) => <Editing name={name} projectId={project.id} saved={saved} />}
      </QueryView>
    </Page>
  );
}

type Props = { name: string; projectId: number; saved: BuildingStages };

function Editing({ name, projectId, saved }: Props) {
  const { stages: t } = useAdminTexts();
  const errorText = useErrorText();
  const [base, setBase] = useState(() => draftOf(saved));
  const [draft, setDraft] = useState(base);
  const save = useSaveStages(projectId);
  const isDirty = !sameValue(payloadOf(draft), payloadOf(base));
  const reason = draft.stages.every(isNamed) ? undefined : t.blocked;

  function open(stages: BuildingStages) {
    const fresh = draftOf(stages);
    setBase(fresh);
    setDraft(fresh);
    save.reset();
  }
  // what somebody else saved is shown, unless something is typed here
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list opens it anew
  useEffect(() => {
    if (!isDirty && saved.digest !== base.digest) open(saved);
  }, [saved.digest]);

  async function send(): Promise<boolean> {
    try {
      open(await save.mutateAsync(payloadOf(draft)));
      showToast({ kind: 'success', title: t.saved, detail: name });
      return true;
    } catch {
      return false;
    }
  }

  return (
    <>
      {save.error && <ErrorSummary>{errorText(save.error)}</ErrorSummary>}
      <div inert={save.isPending}>
        <StagesForm projectId={projectId} saved={saved} draft={draft} isDirty={isDirty} onChange={setDraft} />
      </div>
      <SaveFoot
        name={name}
        isDirty={isDirty}
        reason={reason}
        status={save.status}
        failed={save.error ? t.saveFailed : undefined}
        onSave={send}
        onDiscard={() => open(saved)}
      />
    </>
  );
}
