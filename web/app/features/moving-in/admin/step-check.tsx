import { RUNNING_OUTCOMES, type RunningImport, type RunningSheet } from '@diyar/contract/moving-in';
import { CellInput } from '~/features/sheet-files/admin/cell-input.tsx';
import { OutcomeFilter } from '~/features/sheet-files/admin/outcome-filter.tsx';
import { RefusedDownload } from '~/features/sheet-files/admin/refused-download.tsx';
import { WordChoice, WordsPanel } from '~/features/sheet-files/admin/words-panel.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { FormFootBar } from '~/ui/admin/layout/form-foot-bar.tsx';
import { Pagination } from '~/ui/admin/lists/pagination.tsx';
import { CheckTable } from './check-table.tsx';
import { type RowsView, useAnswer, useRows } from './moving-in-api.ts';
import { headingOf } from './row-text.ts';

type Props = {
  made: RunningImport;
  view: RowsView;
  onView: (view: Record<string, string | null>) => void;
  onBack: () => void;
  onNext: () => void;
};

const sumOf = (sheets: readonly RunningSheet[], of: (counts: RunningSheet['counts']) => number) =>
  sheets.reduce((sum, { counts }) => sum + of(counts), 0);

/** What each row would do, before anything is written. */
export function StepCheck({ made, view, onView, onBack, onNext }: Props) {
  const { movingIn: t, sheetFiles } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const rows = useRows(made.id, view);
  const answer = useAnswer(made.id);
  const sheet = made.sheets.find(({ kind }) => kind === view.kind);
  const all = sumOf(made.sheets, ({ rows: n }) => n);
  const refused = sumOf(made.sheets, ({ refused: n }) => n);
  const fresh = sumOf(made.sheets, ({ new: n }) => n);
  return (
    <>
      {answer.error && (
        <ErrorSummary>
          {sheetFiles.correctFailed}: {errorText(answer.error)}
        </ErrorSummary>
      )}
      {fresh === 0 && <Verdict all={all} refused={refused} />}
      <WordsPanel words={made.words} fieldOf={({ kind, field }) => headingOf(kind, field, lang)}>
        {(word, label) => {
          const decide = (value: string) =>
            answer.mutate({ words: [{ kind: word.kind, field: word.field, word: word.word, value }] });
          const choices = word.choices.map(({ value, ...one }) => ({ value, label: one[lang] }));
          return choices.length > 0 ? (
            <WordChoice label={label} value={word.value} choices={choices} onDecide={decide} />
          ) : (
            <CellInput label={label} text={word.value ?? ''} isBad={false} onCommit={decide} />
          );
        }}
      </WordsPanel>
      {made.sheets.length > 1 && (
        <div className="moving-in-switch">
          <Segmented
            label={t.sheetShown}
            value={view.kind}
            options={made.sheets.map(({ kind }) => ({ value: kind, label: t.kinds[kind] }))}
            onChange={(kind) => onView({ kind, show: null })}
          />
        </div>
      )}
      {sheet && (
        <OutcomeFilter
          outcomes={RUNNING_OUTCOMES}
          counts={sheet.counts}
          value={view.outcome}
          onChange={(show) => onView({ show })}
        />
      )}
      <QueryView
        query={rows}
        failed={sheetFiles.rowsLoadFailed}
        skeleton={<CheckTable kind={view.kind} rows={undefined} onCorrect={() => {}} />}
      >
        {(list) =>
          list.total === 0 ? (
            <EmptyState title={sheetFiles.noneOf} />
          ) : (
            <div>
              <CheckTable
                kind={view.kind}
                rows={list.items}
                onCorrect={({ row }, field, text) =>
                  answer.mutate({ cells: [{ kind: view.kind, row, field, text }] })
                }
              />
              <Pagination
                page={list.page}
                size={list.size}
                total={list.total}
                onPage={(next) => onView({ page: next > 1 ? String(next) : null })}
              />
            </div>
          )
        }
      </QueryView>
      <FormFootBar
        label={t.steps.check}
        isClean
        error={refused > 0 ? t.refusedOf(refused, all) : undefined}
        note={refused > 0 ? t.refusedNote : t.noneRefused}
      >
        {sheet && sheet.counts.refused > 0 && (
          <RefusedDownload path={`/admin/moving-in/imports/${made.id}/refused`} query={{ kind: view.kind }} />
        )}
        <Button className="import-back" variant="quiet" onPress={onBack}>
          {sheetFiles.back}
        </Button>
        <Button variant="primary" endIcon="caret-right" isPending={answer.isPending} onPress={onNext}>
          {t.toBooks}
        </Button>
      </FormFootBar>
    </>
  );
}

/** Where there is nothing to bring in: why, and what to do. */
function Verdict({ all, refused }: { all: number; refused: number }) {
  const { movingIn: t } = useAdminTexts();
  if (all === 0) return <EmptyState title={t.noRows}>{t.noRowsBody}</EmptyState>;
  if (refused === all)
    return (
      <Notice isUrgent icon="warning-circle" title={t.allRefused}>
        {t.allRefusedBody}
      </Notice>
    );
  return <Notice title={t.nothing}>{t.nothingBody}</Notice>;
}
