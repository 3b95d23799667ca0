import type { Currency } from '@diyar/contract/rules/money';
import { Fragment, type ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { currencyIn } from '~/i18n/currencies.ts';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { DataTable } from '~/ui/admin/tables/data-table.tsx';

interface MatchedColumn<Field extends string> {
  index: number;
  heading: string;
  samples: readonly string[];
  field: Field | null;
  /** That its heading names, of money. */
  currency: Currency | null;
}

type Props<Field extends string, Column extends MatchedColumn<Field>> = {
  label: string;
  columns: readonly Column[];
  fields: readonly { value: Field; label: string }[];
  /** A field that two columns go to. */
  twice: Field | null;
  onChange: (fields: (Field | null)[]) => void;
  /** What should be known of a choice beside that it is recognised. */
  remark?: (column: Column) => ReactNode;
};

/** Which heading of a sheet goes to which field. */
export function MatchTable<Field extends string, Column extends MatchedColumn<Field>>({
  label,
  columns,
  fields,
  twice,
  onChange,
  remark,
}: Props<Field, Column>) {
  const { sheetFiles: t } = useAdminTexts();
  const options = [{ value: 'skip', label: t.skip }, ...fields];
  const choose = (index: number, next: string) =>
    onChange(
      columns.map((column) =>
        column.index === index ? (fields.find(({ value }) => value === next)?.value ?? null) : column.field,
      ),
    );
  const nameOf = (field: Field) => fields.find(({ value }) => value === field)?.label ?? field;
  return (
    <DataTable
      label={label}
      className="import-match"
      rows={columns}
      rowKey={({ index }) => index}
      columns={[
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
            <Select<string>
              label={t.goesTo(heading || t.noHeading)}
              isLabelHidden
              options={options}
              value={field ?? 'skip'}
              error={field !== null && field === twice ? t.fieldTwice(nameOf(field)) : undefined}
              onChange={(value) => choose(index, value)}
            />
          ),
        },
        {
          id: 'note',
          header: t.columnHeads.note,
          isHeaderHidden: true,
          card: 'wide',
          className: 'import-match-note',
          cell: (column) => remark?.(column) || <Remark {...column} />,
        },
      ]}
    />
  );
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

/** Whether it is recognised, and in which currency. */
function Remark({ field, currency }: { field: string | null; currency: Currency | null }) {
  const { sheetFiles: t } = useAdminTexts();
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
