import type { RunningImport, RunningSheet } from '@diyar/contract/moving-in';
import { columnsOf, fieldsOf, type RunningField } from '@diyar/contract/rules/running-sheets';
import { CurrencyQuestion } from '~/features/sheet-files/admin/currency-question.tsx';
import { MatchTable } from '~/features/sheet-files/admin/match-table.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { FormFootBar } from '~/ui/admin/layout/form-foot-bar.tsx';
import { useAnswer } from './moving-in-api.ts';
import { headingOf } from './row-text.ts';

type Props = { made: RunningImport; onBack: () => void; onNext: () => void };

/** Which heading of each sheet goes to which field. */
export function StepColumns({ made, onBack, onNext }: Props) {
  const { movingIn: t, sheetFiles } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const save = useAnswer(made.id);
  const columns = made.sheets.flatMap((sheet) => sheet.columns);
  const left = columns.filter(({ field }) => field === null).length;
  const rows = made.sheets.reduce((sum, { counts }) => sum + counts.rows, 0);

  function problemText({ kind, problem }: RunningSheet): string | null {
    if (problem === null || problem.field === null) return null;
    const field = headingOf(kind, problem.field, lang);
    return problem.code === 'fieldTwice'
      ? sheetFiles.fieldTwice(field)
      : t.columnMissing(t.kinds[kind], field);
  }
  const reason = made.sheets.map(problemText).find((text) => text !== null) ?? undefined;
  const choose = (sheet: number, fields: (RunningField | null)[]) =>
    save.mutate({ fields: [{ sheet, fields }] });

  return (
    <>
      <p className="note import-note">
        {t.recognised(made.name || t.pasted, columns.length - left, columns.length)}
      </p>
      {save.error && (
        <ErrorSummary>
          {sheetFiles.saveColumnsFailed}: {errorText(save.error)}
        </ErrorSummary>
      )}
      <CurrencyQuestion currency={made.currency} onAnswer={(currency) => save.mutate({ currency })} />
      {made.sheets.map((sheet, i) => (
        <section key={`${sheet.kind} ${sheet.file}`} className="moving-in-sheet">
          <header className="section-head">
            <h2>{t.kinds[sheet.kind]}</h2>
            <span className="section-note">{t.rows(sheet.counts.rows)}</span>
          </header>
          {sheet.problem?.code === 'columnMissing' && !save.isPending && (
            <ErrorSummary>{problemText(sheet)}</ErrorSummary>
          )}
          <MatchTable
            label={t.kinds[sheet.kind]}
            columns={sheet.columns}
            fields={fieldsOf(sheet.kind).map((value) => ({
              value,
              label: columnsOf(sheet.kind)[value]?.heading[lang] ?? value,
            }))}
            twice={sheet.problem?.code === 'fieldTwice' && !save.isPending ? sheet.problem.field : null}
            onChange={(fields) => choose(i, fields)}
          />
        </section>
      ))}
      <FormFootBar
        label={t.steps.columns}
        isClean
        error={save.isPending ? undefined : reason}
        note={left > 0 ? t.leftOut(left) : t.allRead}
      >
        <Button className="import-back" variant="quiet" onPress={onBack}>
          {sheetFiles.back}
        </Button>
        <Button
          variant="primary"
          endIcon="caret-right"
          disabledReason={save.isPending ? undefined : reason}
          isPending={save.isPending}
          onPress={onNext}
        >
          {t.toCheck(rows)}
        </Button>
      </FormFootBar>
    </>
  );
}
