import type { RunningImport } from '@diyar/contract/moving-in';
import { RUNNING_KINDS } from '@diyar/contract/rules/running-sheets';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { FormFootBar } from '~/ui/admin/layout/form-foot-bar.tsx';
import { BooksTable } from './books-table.tsx';
import { useAnswer, useRun } from './moving-in-api.ts';

type Props = { made: RunningImport; onBack: () => void; onDone: () => void };

const newOf = ({ sheets }: RunningImport, kind: string) =>
  sheets.find((sheet) => sheet.kind === kind)?.counts.new ?? 0;

/** Does it equal your books? Then everything is written, or nothing. */
export function StepBooks({ made, onBack, onDone }: Props) {
  const { movingIn: t, sheetFiles } = useAdminTexts();
  const errorText = useErrorText();
  const answer = useAnswer(made.id);
  const run = useRun(made.id);
  const lines = made.books.flatMap((group) => group.lines);
  const missing = lines.filter(({ books }) => books === null).length;
  const unnamed = lines.filter(({ books, isSettled }) => books !== null && !isSettled).length;
  const fresh = RUNNING_KINDS.reduce((sum, kind) => sum + newOf(made, kind), 0);
  const isStale = run.error instanceof ApiError && run.error.status === 409;
  const open =
    made.isSettled || fresh === 0
      ? undefined
      : unnamed > 0
        ? t.unnamedDifferences(unnamed)
        : t.missingTotals(missing);
  const what = RUNNING_KINDS.flatMap((kind) => {
    const n = newOf(made, kind);
    return n > 0 ? t.counted[kind](n) : [];
  });
  return (
    <>
      {isStale && (
        <Notice
          isUrgent
          icon="warning-circle"
          title={t.stale}
          actions={<Button onPress={onBack}>{t.toRows}</Button>}
        >
          {errorText(run.error)}{' '}
          {t.staleBody(
            fresh,
            made.sheets.reduce((sum, { counts }) => sum + counts.refused, 0),
          )}
        </Notice>
      )}
      {run.error && !isStale && (
        <ErrorSummary>
          {t.runFailed}: {errorText(run.error)}
        </ErrorSummary>
      )}
      {answer.error && (
        <ErrorSummary>
          {t.booksFailed}: {errorText(answer.error)}
        </ErrorSummary>
      )}
      <div className="columns moving-in-start">
        <section>
          <header className="section-head">
            <h2>{t.booksTitle}</h2>
            <span className="section-note">{t.booksNote}</span>
          </header>
          {made.books.length === 0 ? (
            <p className="note">{t.noAmounts}</p>
          ) : (
            <>
              <BooksTable groups={made.books} onSay={(said) => answer.mutate({ books: [said] })} />
              <Checkbox
                isSelected={made.isNotCompared}
                onChange={(isNotCompared) => answer.mutate({ isNotCompared })}
              >
                {t.notCompared}
              </Checkbox>
              <p className="note">{t.notComparedNote}</p>
            </>
          )}
        </section>
        <aside className="stack side-rail" aria-label={t.stands}>
          {made.books.length > 0 && (
            <section className="moving-in-help">
              <h2>{t.stands}</h2>
              <Stands made={made} missing={missing} unnamed={unnamed} />
            </section>
          )}
          <section className="moving-in-help">
            <h2>{t.written}</h2>
            <dl className="moving-in-counts">
              {RUNNING_KINDS.filter((kind) => made.sheets.some((sheet) => sheet.kind === kind)).map(
                (kind) => (
                  <div key={kind}>
                    <dt>{t.kinds[kind]}</dt>
                    <dd>{formatNumber(newOf(made, kind))}</dd>
                  </div>
                ),
              )}
              <div>
                <dt>{t.receipts}</dt>
                <dd>0</dd>
              </div>
            </dl>
            <p className="note">{t.writtenNote}</p>
          </section>
        </aside>
      </div>
      {run.isPending && <Busy>{t.running(what.join(t.and))}</Busy>}
      <FormFootBar
        label={t.steps.books}
        isClean
        error={open}
        note={open ? t.openNote : made.isNotCompared ? t.notCompared : t.allSettled}
      >
        <Button className="import-back" variant="quiet" isDisabled={run.isPending} onPress={onBack}>
          {sheetFiles.back}
        </Button>
        <Button
          variant="primary"
          isPending={run.isPending || answer.isPending}
          pendingLabel={run.isPending ? t.bringing : undefined}
          disabledReason={fresh === 0 ? t.nothing : open}
          onPress={() => run.mutate(made.digest, { onSuccess: onDone })}
        >
          {t.bringIn(what.join(t.and))}
        </Button>
      </FormFootBar>
    </>
  );
}

function Stands({ made, missing, unnamed }: { made: RunningImport; missing: number; unnamed: number }) {
  const { movingIn: t } = useAdminTexts();
  const lines = made.books.flatMap((group) => group.lines);
  const compared = lines.filter(({ books }) => books !== null);
  const equal = compared.filter(({ difference }) => difference === 0).length;
  const refused = compared.filter(({ difference, rows }) => difference !== 0 && rows.length > 0).length;
  const explained = compared.length - equal - refused - unnamed;
  return (
    <ul className="moving-in-stands">
      <li className="import-ok">
        <Icon name="check" />
        {t.equalOf(equal, lines.length)}
      </li>
      {refused > 0 && <li>{t.refusedDifferences(refused)}</li>}
      {explained > 0 && <li>{t.explainedDifferences(explained)}</li>}
      {unnamed > 0 && <li className="import-warn">{t.unnamedDifferences(unnamed)}</li>}
      {missing > 0 && <li>{t.missingTotals(missing)}</li>}
    </ul>
  );
}
