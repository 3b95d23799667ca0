import type { Project } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import { IMPORT_OUTCOMES, type UnitImport } from '@diyar/contract/unit-imports';
import { useSearchParams } from 'react-router';
import { EditorSkeleton } from '~/features/projects/admin/editor-skeleton.tsx';
import { unitsPath } from '~/features/projects/admin/units-path.ts';
import { useFocusAfter } from '~/features/sheet-files/admin/use-focus-after.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useListParams } from '~/lib/admin/list-params.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { StepList, StepPanel, Steps } from '~/ui/admin/layout/steps.tsx';
import '~/features/sheet-files/admin/import.css';
import { useImport } from './import-api.ts';
import { StepCheck } from './step-check.tsx';
import { StepColumns } from './step-columns.tsx';
import { StepDone } from './step-done.tsx';
import { StepFile } from './step-file.tsx';

const STEPS = ['file', 'columns', 'check', 'done'] as const;
type StepId = (typeof STEPS)[number];

/** The step that the address names, as far as the import has come. */
function stepOf(wanted: string | null, made: UnitImport | undefined): StepId {
  const step = STEPS.find((one) => one === wanted) ?? 'file';
  if (!made || step === 'file') return 'file';
  if (made.batch !== null) return 'done';
  if (step === 'done') return made.check ? 'check' : 'columns';
  return step === 'check' && made.check === null ? 'columns' : step;
}

/** From a file to changed units (docs/product/unit-imports.md). The address keeps the import and the step. */
export function ImportScreen({ project }: { project: Project }) {
  const { unitImports: t, projects } = useAdminTexts();
  const { lang } = useLanguage();
  const [params] = useSearchParams();
  const { view, change } = useListParams();
  const id = params.get('import');
  const query = useImport(project.id, id);
  const made = id === null ? undefined : query.data;
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  const step = stepOf(params.get('step'), made);
  const outcome = IMPORT_OUTCOMES.find((one) => one === params.get('show')) ?? null;

  const go = (next: StepId, importId = id) =>
    change({ import: importId, step: next, show: null, page: null }, { isVisit: true });
  useFocusAfter(step);
  const isOpen = made !== undefined && made.batch === null;
  const steps = STEPS.map((one) => ({
    id: one,
    label: t.steps[one],
    isDisabled:
      one !== step &&
      ((one === 'columns' && !isOpen) ||
        (one === 'check' && !(isOpen && made.check)) ||
        (one === 'done' && !made?.batch)),
  }));
  const file = (
    <StepFile project={project} made={made} onMade={(next) => go('columns', next.id)} onGoOn={go} />
  );

  return (
    <Steps steps={steps} selected={step} onChange={go}>
      <Page
        title={t.page}
        parent={{
          label: nameOf(project, lang, projects.untitled),
          to: unitsPath(project.id),
        }}
        tabs={<StepList label={t.page} steps={steps} selected={step} />}
      >
        {id === null || params.get('step') === 'file' || params.get('step') === null ? (
          <StepPanel id="file">{file}</StepPanel>
        ) : isGone ? (
          <StepPanel id="file">
            <Notice isUrgent icon="warning-circle">
              {t.gone}
            </Notice>
            {file}
          </StepPanel>
        ) : (
          <QueryView query={query} failed={t.loadFailed} skeleton={<EditorSkeleton />}>
            {(shown) => (
              <>
                <StepPanel id="file">{file}</StepPanel>
                <StepPanel id="columns">
                  <StepColumns
                    projectId={project.id}
                    made={shown}
                    onBack={() => go('file')}
                    onNext={() => go('check')}
                  />
                </StepPanel>
                <StepPanel id="check">
                  {shown.check && (
                    <StepCheck
                      projectId={project.id}
                      made={shown}
                      check={shown.check}
                      outcome={outcome}
                      page={view.page}
                      onOutcome={(show) => change({ show, page: null })}
                      onPage={(next) => change({ page: next > 1 ? String(next) : null })}
                      onBack={() => go('columns')}
                      onOther={() => go('file', null)}
                      onDone={() => go('done')}
                    />
                  )}
                </StepPanel>
                <StepPanel id="done">
                  {shown.batch !== null && (
                    <StepDone project={project} batch={shown.batch} onAnother={() => go('file', null)} />
                  )}
                </StepPanel>
              </>
            )}
          </QueryView>
        )}
      </Page>
    </Steps>
  );
}
