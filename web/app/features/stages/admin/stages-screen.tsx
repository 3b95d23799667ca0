import type { Project } from '@diyar/contract/projects';
import type { BuildingStages } from '@diyar/contract/stages';
import { useEffect, useState } from 'react';
import { ProjectPart } from '~/features/projects/admin/project-part.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { sameValue } from '~/lib/admin/same-value.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { SaveFoot } from '~/ui/admin/form/save-foot.tsx';
import { draftOf, isNamed, payloadOf } from './stage-draft.ts';
import { useSaveStages, useStages } from './stages-api.ts';
import { StagesForm } from './stages-form.tsx';
import './stages.css';

/** The stages of a building: docs/product/stages.md. */
export function StagesScreen({ project }: { project: Project }) {
  const { stages: t } = useAdminTexts();
  const query = useStages(project.id);
  return (
    <ProjectPart project={project} title={t.page} query={query} failed={t.loadFailed}>
      {(saved, name) => <Editing name={name} projectId={project.id} saved={saved} />}
    </ProjectPart>
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
