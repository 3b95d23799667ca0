import {
  IMPORT_FIELDS,
  type ImportColumn,
  type ImportField,
  type UnitImport,
} from '@diyar/contract/unit-imports';
import { CurrencyQuestion } from '~/features/sheet-files/admin/currency-question.tsx';
import { MatchTable } from '~/features/sheet-files/admin/match-table.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { FormFootBar } from '~/ui/admin/layout/form-foot-bar.tsx';
import { useAnswerImport } from './import-api.ts';
import { headingOf } from './values.ts';

type Props = { projectId: number; made: UnitImport; onBack: () => void; onNext: () => void };

/** Which heading of the file goes to which field. */
export function StepColumns({ projectId, made, onBack, onNext }: Props) {
  const { unitImports: t, sheetFiles } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const save = useAnswerImport(projectId, made.id);
  const { columns, problem } = made;
  const read = columns.filter(({ field }) => field !== null).length;
  const left = columns.filter(({ field }) => field === null).length;
  const reasons = {
    noNumberColumn: () => t.noNumberColumn,
    currencyMissing: () => t.currencyMissing,
    fieldTwice: (field: ImportField | null) =>
      sheetFiles.fieldTwice(field === null ? '' : headingOf(field, lang)),
  };
  const reason = problem ? reasons[problem.code](problem.field) : undefined;

  return (
    <>
      <p className="note import-note">
        {t.readFrom(made.name || sheetFiles.pasted, made.sheet)} {t.recognised(read, columns.length)}
        {made.otherSheets.length > 0 && ` ${t.otherSheets(made.otherSheets)}`}
      </p>
      {save.error && (
        <ErrorSummary>
          {sheetFiles.saveColumnsFailed}: {errorText(save.error)}
        </ErrorSummary>
      )}
      {problem?.code === 'noNumberColumn' && !save.isPending && (
        <Notice isUrgent icon="warning-circle" title={t.noNumberColumn}>
          {t.noNumberColumnBody}
        </Notice>
      )}
      <CurrencyQuestion currency={made.currency} onAnswer={(currency) => save.mutate({ currency })} />
      <MatchTable
        label={t.steps.columns}
        columns={columns}
        fields={IMPORT_FIELDS.map((value) => ({
          value,
          label: value === 'status' ? t.statusField : headingOf(value, lang),
        }))}
        twice={problem?.code === 'fieldTwice' && !save.isPending ? problem.field : null}
        onChange={(fields) => save.mutate({ fields })}
        remark={(column) => hasRemark(column) && <Remark {...column} />}
      />
      <FormFootBar
        label={t.steps.columns}
        isClean
        error={save.isPending ? undefined : reason}
        note={left > 0 ? t.open(left) : t.allRead}
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
          {made.check ? t.toCheck(made.check.rows) : t.toCheckPlain}
        </Button>
      </FormFootBar>
    </>
  );
}

const VISITORS_READ: readonly (ImportField | null)[] = ['viewAr', 'viewEn', 'aboutAr', 'aboutEn'];

/** What a reader should know of the choice: who reads it, what follows from it. */
function Remark({ field, isRemembered, currency }: ImportColumn) {
  const { unitImports: t } = useAdminTexts();
  if (field === 'status') return <span className="dim">{t.statusNote}</span>;
  if (field === 'internalNotes') return <span className="dim">{t.forStaff}</span>;
  if (VISITORS_READ.includes(field))
    return (
      <span className="import-warn">
        <Icon name="eye" />
        {t.forVisitors}
      </span>
    );
  return isRemembered && currency === null ? <span className="dim">{t.remembered}</span> : null;
}

const hasRemark = ({ field, isRemembered, currency }: ImportColumn) =>
  field === 'status' ||
  field === 'internalNotes' ||
  VISITORS_READ.includes(field) ||
  (isRemembered && currency === null);
