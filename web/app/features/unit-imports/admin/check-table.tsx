import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { SHEET_FIELDS, type SheetField } from '@diyar/contract/rules/unit-sheet';
import type { ImportField, ImportRow, UnitImport } from '@diyar/contract/unit-imports';
import { CellInput } from '~/features/sheet-files/admin/cell-input.tsx';
import { OutcomeTag } from '~/features/sheet-files/admin/outcome-tag.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { headingOf, isNumberField, refusalOf, valueText } from './values.ts';

type Correct = (row: ImportRow, field: SheetField, text: string) => void;
type Props = { made: UnitImport; rows: ImportRow[] | undefined; onCorrect: Correct };

/** The rows of the file with the fields that it has; undefined while they are loaded. */
export function CheckTable({ made, rows, onCorrect }: Props) {
  const { unitImports: t, sheetFiles } = useAdminTexts();
  const { lang } = useLanguage();
  const read = new Set<ImportField>(made.columns.flatMap(({ field }) => field ?? []));
  for (const row of rows ?? []) {
    // a price is in the currency of its cell, its heading or the file, although no column has it
    if (row.values.currency !== undefined) read.add('currency');
    // what a row lacks is typed here
    for (const field of correctable(row)) read.add(field);
  }
  const fields = SHEET_FIELDS.filter((field) => field !== 'unitNumber' && read.has(field));
  const columns: Column<ImportRow>[] = [
    {
      id: 'outcome',
      header: sheetFiles.whatHappens,
      className: 'import-check-tag',
      skeleton: '5em',
      cell: ({ outcome }) => <OutcomeTag outcome={outcome} />,
    },
    {
      id: 'row',
      header: sheetFiles.row,
      kind: 'number',
      className: 'import-check-row',
      skeleton: '2em',
      cell: ({ row }) => row,
    },
    {
      id: 'number',
      header: headingOf('unitNumber', lang),
      className: 'import-check-number',
      skeleton: '4em',
      cell: (row) =>
        correctable(row).includes('unitNumber') ? (
          <Cell row={row} field="unitNumber" onCorrect={onCorrect} />
        ) : (
          <strong>
            <bdi>{row.unitNumber}</bdi>
          </strong>
        ),
    },
    // before the values: a file may have more columns than the screen is wide
    {
      id: 'note',
      header: sheetFiles.note,
      className: 'import-check-note',
      skeleton: '8em',
      cell: (row) => <Note row={row} />,
    },
    ...fields.map(
      (field): Column<ImportRow> => ({
        id: field,
        header: headingOf(field, lang),
        ...(isNumberField(field) && { kind: 'number' }),
        className: 'import-check-value',
        skeleton: '4em',
        cell: (row) => <Cell row={row} field={field} onCorrect={onCorrect} />,
      }),
    ),
  ];
  return (
    <div className="import-check-scroll">
      <DataTable
        label={t.steps.check}
        className="import-check"
        columns={columns}
        rows={rows}
        rowKey={({ row }) => row}
        rowProps={({ outcome }) => ({ className: `import-check--${outcome}` })}
      />
    </div>
  );
}

/** The cells for which the row is refused, and those that were corrected; what a sold unit cost stays. */
function correctable({ issues, edited }: ImportRow): SheetField[] {
  const wrong = issues.flatMap(({ code, field }) =>
    code === 'locked' || field === null || field === 'status' ? [] : [field],
  );
  return [...new Set([...wrong, ...edited])];
}

/** Old, struck through, and new; or the value alone. On a card it has its name before it. */
function Cell({ row, field, onCorrect }: { row: ImportRow; field: SheetField; onCorrect: Correct }) {
  const { sheetFiles: t } = useAdminTexts();
  const { lang } = useLanguage();
  const issue = row.issues.find((one) => one.field === field);
  const now = valueText(field, row.values[field], lang) || (issue?.typed ?? '');
  if (correctable(row).includes(field))
    return (
      <span className="import-value">
        <small>{headingOf(field, lang)}</small>
        <CellInput
          // what the server has read is shown again
          key={now}
          label={t.correct(headingOf(field, lang), row.row)}
          text={now}
          isBad={issue !== undefined}
          onCommit={(text) => onCorrect(row, field, text)}
        />
      </span>
    );
  const isChanged = row.outcome === 'changed' && field in row.before;
  if (now === '' && !isChanged) return null;
  return (
    <span
      className={classNames('import-value', row.outcome === 'changed' && !isChanged && 'import-value--same')}
    >
      <small>{headingOf(field, lang)}</small>
      {isChanged ? (
        <span className="import-change">
          {/* a value that was empty before */}
          <del>
            <bdi>{isolateNumbers(valueText(field, row.before[field], lang)) || '—'}</bdi>
          </del>
          <Icon name="arrow-right" className="icon--flip" />
          <ins>
            <bdi>{isolateNumbers(now) || '—'}</bdi>
          </ins>
        </span>
      ) : (
        <bdi className={classNames('import-text', issue && 'import-bad')}>{isolateNumbers(now)}</bdi>
      )}
    </span>
  );
}

function Note({ row }: { row: ImportRow }) {
  const { unitImports: t } = useAdminTexts();
  const { lang } = useLanguage();
  if (row.issues.length > 0)
    return (
      <ul className="import-bad">
        {refusalOf(row, t, lang).map((sentence) => (
          <li key={sentence}>{t.atRow(row.row, sentence)}</li>
        ))}
      </ul>
    );
  if (row.withdrawn) return <span className="import-warn">{t.withdrawn[row.withdrawn]}</span>;
  return row.isClaimed && row.outcome === 'changed' ? <span className="dim">{t.claimed}</span> : null;
}
