import { IMPORT_OUTCOMES, type ImportOutcome, type UnitImport } from '@diyar/contract/unit-imports';
import { OutcomeFilter } from '~/features/sheet-files/admin/outcome-filter.tsx';
import { RefusedDownload } from '~/features/sheet-files/admin/refused-download.tsx';
import { WordsPanel } from '~/features/sheet-files/admin/words-panel.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { FormFootBar } from '~/ui/admin/layout/form-foot-bar.tsx';
import { Pagination } from '~/ui/admin/lists/pagination.tsx';
import { useUndo } from './batches/use-undo.ts';
import { CheckTable } from './check-table.tsx';
import { useAnswerImport, useImportRows, useRunImport } from './import-api.ts';
import { headingOf } from './values.ts';
import { VisiblePanel } from './visible-panel.tsx';
import { WordAnswer } from './word-answer.tsx';

type Check = NonNullable<UnitImport['check']>;

type Props = {
  projectId: number;
  made: UnitImport;
  check: Check;
  outcome: ImportOutcome | null;
  page: number;
  onOutcome: (outcome: ImportOutcome | null) => void;
  onPage: (page: number) => void;
  onBack: () => void;
  onOther: () => void;
  onDone: () => void;
};

/** What each row would do, before anything is written. */
export function StepCheck({ projectId, made, check, outcome, page, ...on }: Props) {
  const { unitImports: t, sheetFiles } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const rows = useImportRows(projectId, made.id, { outcome, page });
  const run = useRunImport(projectId, made.id);
  const answer = useAnswerImport(projectId, made.id);
  const { offer } = useUndo();
  const writes = check.new + check.changed;
  const isStale = run.error instanceof ApiError && run.error.status === 409;

  const start = () =>
    run.mutate(check.digest, {
      onSuccess: ({ batch, counts }) => {
        offer(projectId, batch, t.imported(counts.new + counts.changed));
        on.onDone();
      },
    });

  return (
    <>
      {isStale && (
        <Notice isUrgent icon="warning-circle" title={t.stale}>
          {t.staleBody}
        </Notice>
      )}
      {run.error && !isStale && (
        <ErrorSummary>
          {t.runFailed}: {errorText(run.error)}
        </ErrorSummary>
      )}
      {answer.error && (
        <ErrorSummary>
          {sheetFiles.correctFailed}: {errorText(answer.error)}
        </ErrorSummary>
      )}
      <Verdict check={check} onOther={on.onOther} />
      <LackingNotice check={check} />
      <WordsPanel words={check.words} more={check.moreWords} fieldOf={({ field }) => headingOf(field, lang)}>
        {(word, label) => (
          <WordAnswer
            word={word}
            label={label}
            onDecide={(value) => answer.mutate({ words: [{ field: word.field, word: word.word, value }] })}
          />
        )}
      </WordsPanel>
      {writes > 0 && <VisiblePanel visible={check.visible} />}
      {check.rows > 0 && (
        <>
          <OutcomeFilter outcomes={IMPORT_OUTCOMES} counts={check} value={outcome} onChange={on.onOutcome} />
          <QueryView
            query={rows}
            failed={sheetFiles.rowsLoadFailed}
            skeleton={<CheckTable made={made} rows={undefined} onCorrect={() => {}} />}
          >
            {(list) =>
              list.total === 0 ? (
                <EmptyState title={sheetFiles.noneOf} />
              ) : (
                <div>
                  <CheckTable
                    made={made}
                    rows={list.items}
                    onCorrect={({ row }, field, text) => answer.mutate({ cells: [{ row, field, text }] })}
                  />
                  <Pagination page={list.page} size={list.size} total={list.total} onPage={on.onPage} />
                </div>
              )
            }
          </QueryView>
        </>
      )}
      <FormFootBar
        label={t.steps.check}
        isClean
        error={check.refused > 0 ? t.refusedOf(check.refused, check.rows) : undefined}
        note={check.refused > 0 ? t.refusedNote : t.noneRefused}
      >
        {check.refused > 0 && (
          <RefusedDownload path={`/admin/projects/${projectId}/imports/${made.id}/refused`} />
        )}
        <Button className="import-back" variant="quiet" isDisabled={run.isPending} onPress={on.onBack}>
          {sheetFiles.back}
        </Button>
        <Button
          variant="primary"
          isPending={run.isPending || answer.isPending}
          pendingLabel={run.isPending ? t.running : undefined}
          disabledReason={writes === 0 ? (check.refused > 0 ? t.allRefused : t.nothing) : undefined}
          onPress={start}
        >
          {t.run(writes)}
        </Button>
      </FormFootBar>
    </>
  );
}

/** Rows that say sold or reserved: the deals are missing here, and nobody is offered the units. */
function LackingNotice({ check: { lackingDeals } }: { check: Check }) {
  const { unitImports: t } = useAdminTexts();
  const { sold, reserved, held } = lackingDeals;
  const all = sold + reserved + held;
  if (all === 0) return null;
  return (
    <Notice icon="handshake" title={t.lackingTitle(all)}>
      {t.lackingBody(t.lackingParts(sold, reserved, held))}
    </Notice>
  );
}

/** Where there is nothing to import: why, and what to do. */
function Verdict({ check, onOther }: { check: Check; onOther: () => void }) {
  const { unitImports: t } = useAdminTexts();
  if (check.new + check.changed > 0) return null;
  const other = <Button onPress={onOther}>{t.otherFile}</Button>;
  if (check.rows === 0)
    return (
      <EmptyState title={t.noRows} action={other}>
        {t.noRowsBody}
      </EmptyState>
    );
  if (check.unchanged === 0)
    return (
      <Notice isUrgent icon="warning-circle" title={t.allRefused} actions={other}>
        {t.allRefusedBody}
      </Notice>
    );
  return (
    <Notice title={t.nothing} actions={other}>
      {t.nothingBody(check.unchanged)}
    </Notice>
  );
}
