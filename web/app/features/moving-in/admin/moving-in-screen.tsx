import { RUNNING_OUTCOMES, type RunningImport } from '@diyar/contract/moving-in';
import { useSearchParams } from 'react-router';
import '~/features/sheet-files/admin/import.css';
import { useFocusAfter } from '~/features/sheet-files/admin/use-focus-after.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useListParams } from '~/lib/admin/list-params.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { StepList, StepPanel, Steps } from '~/ui/admin/layout/steps.tsx';
import './moving-in.css';
import { useImport } from './moving-in-api.ts';
import { StepBooks } from './step-books.tsx';
import { StepCheck } from './step-check.tsx';
import { StepColumns } from './step-columns.tsx';
import { StepDone } from './step-done.tsx';
import { StepFile } from './step-file.tsx';

const STEPS = ['file', 'columns', 'check', 'books', 'done'] as const;
export type StepId = (typeof STEPS)[number];

const canBeChecked = ({ sheets }: RunningImport) => sheets.every(({ problem }) => problem === null);

/** The step that the address names, as far as the import has come. */
function stepOf(wanted: string | null, made: RunningImport | undefined): StepId {
  const step = STEPS.find((one) => one === wanted) ?? 'file';
  if (!made || step === 'file') return 'file';
  if (made.done !== null) return 'done';
  if (step === 'columns' || !canBeChecked(made)) return 'columns';
  return step === 'done' ? 'books' : step;
}

/** From the books of a company to deals with their balances (docs/product/moving-in.md). The address keeps import and step. */
export function MovingInScreen() {
  const { movingIn: t, nav } = useAdminTexts();
  const [params] = useSearchParams();
  const { view, change } = useListParams();
  const id = params.get('import');
  const query = useImport(id);
  const made = id === null ? undefined : query.data;
  const isGone = query.error instanceof ApiError && [400, 404, 422].includes(query.error.status);
  const step = stepOf(params.get('step'), made);
  const kind = made?.sheets.find((sheet) => sheet.kind === params.get('kind'))?.kind ?? made?.sheets[0]?.kind;
  const outcome = RUNNING_OUTCOMES.find((one) => one === params.get('show')) ?? null;

  const go = (next: StepId, importId = id) =>
    change({ import: importId, step: next, kind: null, show: null, page: null }, { isVisit: true });
  useFocusAfter(step);
  const isOpen = made !== undefined && made.done === null;
  const isReady = isOpen && canBeChecked(made);
  const steps = STEPS.map((one) => ({
    id: one,
    label: t.steps[one],
    isDisabled:
      one !== step &&
      ((one === 'columns' && !isOpen) ||
        ((one === 'check' || one === 'books') && !isReady) ||
        (one === 'done' && !made?.done)),
  }));
  const file = <StepFile made={isOpen ? made : undefined} onMade={(next) => go('file', next.id)} onGo={go} />;
  return (
    <Steps steps={steps} selected={step} onChange={go}>
      <Page
        title={t.title}
        parent={{ label: nav.pages.money, to: '/admin/money' }}
        tabs={<StepList label={t.title} steps={steps} selected={step} />}
      >
        {id === null ? (
          <StepPanel id="file">{file}</StepPanel>
        ) : isGone ? (
          <StepPanel id="file">
            <Notice isUrgent icon="warning-circle">
              {t.gone}
            </Notice>
            {file}
          </StepPanel>
        ) : (
          <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton />}>
            {(shown) => (
              <>
                <StepPanel id="file">{file}</StepPanel>
                <StepPanel id="columns">
                  <StepColumns made={shown} onBack={() => go('file')} onNext={() => go('check')} />
                </StepPanel>
                <StepPanel id="check">
                  {kind && (
                    <StepCheck
                      made={shown}
                      view={{ kind, outcome, page: view.page }}
                      onView={(next) => change({ page: null, ...next })}
                      onBack={() => go('columns')}
                      onNext={() => go('books')}
                    />
                  )}
                </StepPanel>
                <StepPanel id="books">
                  <StepBooks made={shown} onBack={() => go('check')} onDone={() => go('done')} />
                </StepPanel>
                <StepPanel id="done">
                  {shown.done && (
                    <StepDone made={shown} done={shown.done} onAnother={() => go('file', null)} />
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
