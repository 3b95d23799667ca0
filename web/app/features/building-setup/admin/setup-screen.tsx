import type { BuildingSetup } from '@diyar/contract/building-setup';
import { UNITS_MAX } from '@diyar/contract/limits';
import type { Project } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import { useEffect, useState } from 'react';
import { EditorSkeleton } from '~/features/projects/admin/editor-skeleton.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { floorsPath } from '~/lib/admin/paths.ts';
import { sameValue } from '~/lib/admin/same-value.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { SaveFoot } from '~/ui/admin/form/save-foot.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { useBuildingSetup, useSaveBuilding } from './building-setup-api.ts';
import { differenceOf, draftOf, payloadOf, problemsOf, shownCount } from './draft.ts';
import { LacasaName } from './lacasa-name.tsx';
import { SetupForm } from './setup-form.tsx';

type Props = { project: Project };

/** The set-up of a project's floors, with a save of its own: docs/product/projects-and-media.md#building. */
export function SetupScreen({ project }: Props) {
  const { buildingSetup: t, projects } = useAdminTexts();
  const { lang } = useLanguage();
  const query = useBuildingSetup(project.id);
  const name = nameOf(project, lang, projects.untitled);
  const isBuilding = query.data != null && query.data.floorsFrom !== null;
  return (
    <Page
      title={t.page(name)}
      parent={{ label: projects.edit, to: `/admin/projects/${project.id}/edit` }}
      actions={
        isBuilding && (
          <LinkButton variant="quiet" icon="stack" to={floorsPath({ id: project.id })}>
            {t.tracker}
          </LinkButton>
        )
      }
    >
      <QueryView query={query} failed={t.loadFailed} skeleton={<EditorSkeleton />}>
        {(setup) => <Editing name={name} projectId={project.id} newest={setup} />}
      </QueryView>
    </Page>
  );
}

type EditingProps = { name: string; projectId: number; newest: BuildingSetup };

/** What is edited, and the saved state it started from. */
const opened = (setup: BuildingSetup) => ({ setup, draft: draftOf(setup) });

function Editing({ name, projectId, newest }: EditingProps) {
  const { buildingSetup: t } = useAdminTexts();
  const errorText = useErrorText();
  const [base, setBase] = useState(() => opened(newest));
  const [draft, setDraft] = useState(base.draft);
  const save = useSaveBuilding(projectId, base.setup.version);
  const isDirty = !sameValue(payloadOf(draft, 1), payloadOf(base.draft, 1));
  const isStale = newest.version !== base.setup.version && !save.isPending;
  const { added, removed } = differenceOf(draft);
  const reason = problemsOf(draft).size > 0 || shownCount(draft) > UNITS_MAX ? t.blocked : undefined;

  function open(setup: BuildingSetup) {
    const fresh = opened(setup);
    setBase(fresh);
    setDraft(fresh.draft);
    save.reset();
  }
  // no changes here: the newer version replaces the older one
  useEffect(() => {
    if (!isStale || isDirty) return;
    const fresh = opened(newest);
    setBase(fresh);
    setDraft(fresh.draft);
  }, [isStale, isDirty, newest]);

  async function send(): Promise<boolean> {
    try {
      open(await save.mutateAsync(draft));
      showToast({ kind: 'success', title: t.saved, detail: name });
      return true;
    } catch {
      return false;
    }
  }

  return (
    <>
      {isStale && isDirty && (
        <Notice
          isUrgent
          icon="warning-circle"
          title={t.newerTitle}
          actions={<Button onPress={() => open(newest)}>{t.loadNewer}</Button>}
        >
          {t.newer}
        </Notice>
      )}
      {save.error && <ErrorSummary>{errorText(save.error)}</ErrorSummary>}
      <div inert={save.isPending}>
        <SetupForm
          draft={draft}
          onChange={(changed) => {
            if (save.error) save.reset();
            setDraft(changed);
          }}
        />
      </div>
      {newest.floorsFrom !== null && <LacasaName projectId={projectId} isLacasa={newest.isLacasa} />}
      <SaveFoot
        name={name}
        isDirty={isDirty}
        note={[
          added.length > 0 && t.willAdd(added.length),
          removed.length > 0 && t.willRemove(removed.length),
        ]
          .filter(Boolean)
          .join(' · ')}
        reason={reason}
        status={save.status}
        failed={save.error ? t.saveFailed : undefined}
        onSave={send}
        onDiscard={() => open(newest)}
      />
    </>
  );
}
