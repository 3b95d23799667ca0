import type { PlanTemplates } from '@diyar/contract/plan-templates';
import type { Project } from '@diyar/contract/projects';
import { useState } from 'react';
import { ProjectPart } from '~/features/projects/admin/project-part.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { sameValue } from '~/lib/admin/same-value.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { SaveFoot } from '~/ui/admin/form/save-foot.tsx';
import { usePlanTemplates, useSavePlanTemplates } from './plan-templates-api.ts';
import { draftsOf, isComplete, payloadOf } from './template-draft.ts';
import { TemplatesForm } from './templates-form.tsx';

/** The payment plans of a project, with a save of their own: docs/product/projects-and-media.md#payment-plans. */
export function PlansScreen({ project }: { project: Project }) {
  const { planTemplates: t } = useAdminTexts();
  const query = usePlanTemplates(project.id);
  return (
    <ProjectPart project={project} title={t.page} query={query} failed={t.loadFailed}>
      {(saved, name) => <Editing name={name} projectId={project.id} saved={saved} />}
    </ProjectPart>
  );
}

type Props = { name: string; projectId: number; saved: PlanTemplates };

function Editing({ name, projectId, saved }: Props) {
  const { planTemplates: t } = useAdminTexts();
  const errorText = useErrorText();
  const [base, setBase] = useState(() => draftsOf(saved.items));
  const [drafts, setDrafts] = useState(base);
  const save = useSavePlanTemplates(projectId);
  const isDirty = !sameValue(payloadOf(drafts), payloadOf(base));
  const reason = drafts.every(isComplete) ? undefined : t.blocked;

  function open(items: PlanTemplates['items']) {
    const fresh = draftsOf(items);
    setBase(fresh);
    setDrafts(fresh);
    save.reset();
  }

  async function send(): Promise<boolean> {
    try {
      open((await save.mutateAsync(payloadOf(drafts))).items);
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
        <TemplatesForm
          drafts={drafts}
          handoverOn={saved.handoverOn}
          stages={saved.stages}
          onChange={setDrafts}
        />
      </div>
      <SaveFoot
        name={name}
        isDirty={isDirty}
        reason={reason}
        status={save.status}
        failed={save.error ? t.saveFailed : undefined}
        onSave={send}
        onDiscard={() => open(saved.items)}
      />
    </>
  );
}
