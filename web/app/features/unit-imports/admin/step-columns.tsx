import {
  IMPORT_FIELDS,
  type ImportColumn,
  type ImportField,
  type UnitImport,
} from '@diyar/contract/unit-imports';
import { Fragment } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { currencyIn } from '~/i18n/currencies.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { FormFootBar } from '~/ui/admin/layout/form-foot-bar.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { CurrencyQuestion } from './currency-question.tsx';
import { useAnswerImport } from './import-api.ts';
import { headingOf } from './values.ts';

type Props = { projectId: number; made: UnitImport; onBack: () => void; onNext: () => void };

/** Which heading of the file goes to which field. */
export function StepColumns({ projectId, made, onBack, onNext }: Props) {
  const { unitImports: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const save = useAnswerImport(projectId, made.id);
  const { columns, problem } = made;
  const read = columns.filter(({ field }) => field !== null).length;
  const left = columns.filter(({ field }) => field === null).length;
  const choose = (index: number, field: ImportField | null) =>
    save.mutate({ fields: columns.map((column) => (column.index === index ? field : column.field)) });

  const twiceText = (field: ImportField | null) =>
    problem?.code === 'fieldTwice' && field !== null && problem.field === field && !save.isPending
      ? t.fieldTwice(headingOf(field, lang))
      : undefined;
  const reasons = {
    noNumberColumn: () => t.noNumberColumn,
    currencyMissing: () => t.currencyMissing,
    fieldTwice: (field: ImportField | null) => t.fieldTwice(field === null ? '' : headingOf(field, lang)),
  };
  const reason = problem ? reasons[problem.code](problem.field) : undefined;

  return (
    <>
      <p className="note import-note">
        {t.readFrom(made.name || t.pasted, made.sheet)} {t.recognised(read, columns.length)}
        {made.otherSheets.length > 0 && ` ${t.otherSheets(made.otherSheets)}`}
      </p>
      {save.error && (
        <ErrorSummary>
          {t.saveColumnsFailed}: {errorText(save.error)}
        </ErrorSummary>
      )}
      {problem?.code === 'noNumberColumn' && !save.isPending && (
        <Notice isUrgent icon="warning-circle" title={t.noNumberColumn}>
          {t.noNumberColumnBody}
        </Notice>
      )}
      <CurrencyQuestion made={made} onAnswer={(currency) => save.mutate({ currency })} />
      <DataTable
        label={t.steps.columns}
        className="import-match"
        rows={columns}
        rowKey={({ index }) => index}
        columns={useMatchColumns(choose, twiceText)}
      />
      <FormFootBar
        label={t.steps.columns}
        isClean
        error={save.isPending ? undefined : reason}
        note={left > 0 ? t.open(left) : t.allRead}
      >
        <Button className="import-back" variant="quiet" onPress={onBack}>
          {t.back}
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

function useMatchColumns(
  choose: (index: number, field: ImportField | null) => void,
  twiceText: (field: ImportField | null) => string | undefined,
): Column<ImportColumn>[] {
  const { unitImports: t } = useAdminTexts();
  const { lang } = useLanguage();
  const options = [
    { value: 'skip' as const, label: t.skip },
    ...IMPORT_FIELDS.map((value) => ({
      value,
      label: value === 'status' ? t.statusField : headingOf(value, lang),
    })),
  ];
  return [
    {
      id: 'heading',
      header: t.columnHeads.heading,
      className: 'import-match-heading',
      cell: ({ heading }) => <strong dir="auto">{heading || t.noHeading}</strong>,
    },
    {
      id: 'samples',
      header: t.columnHeads.samples,
      card: 'end',
      className: 'import-match-samples',
      cell: ({ samples }) => (samples.length === 0 ? t.noSamples : <Samples samples={samples} />),
    },
    {
      id: 'field',
      header: t.columnHeads.field,
      card: 'wide',
      className: 'import-match-field',
      cell: ({ index, heading, field }) => (
        <Select
          label={t.goesTo(heading || t.noHeading)}
          isLabelHidden
          options={options}
          value={field ?? 'skip'}
          error={twiceText(field)}
          onChange={(value) => choose(index, value === 'skip' ? null : value)}
        />
      ),
    },
    {
      id: 'note',
      header: t.columnHeads.note,
      isHeaderHidden: true,
      card: 'wide',
      className: 'import-match-note',
      cell: (column) => <Remark {...column} />,
    },
  ];
}

const Samples = ({ samples }: { samples: readonly string[] }) => (
  <span className="clip">
    {samples.map((sample, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a value may stand there twice
      <Fragment key={i}>
        {i > 0 && ' · '}
        <bdi>{sample}</bdi>
      </Fragment>
    ))}
  </span>
);

const VISITORS_READ: readonly (ImportField | null)[] = ['viewAr', 'viewEn', 'aboutAr', 'aboutEn'];

/** What a reader should know of the choice: who reads it, in which currency it is, what follows from it. */
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
  if (isRemembered && currency === null) return <span className="dim">{t.remembered}</span>;
  if (field === null)
    return (
      <span className="import-warn">
        <Icon name="warning-circle" />
        {t.unknown}
      </span>
    );
  return (
    <span className="import-ok">
      <Icon name="check" />
      {currency ? t.knownIn(currencyIn({ ...t.currencyNames }, currency)) : t.known}
    </span>
  );
}
