import type { RunningRow } from '@diyar/contract/moving-in';
import { nameOf } from '@diyar/contract/rules/localized';
import { type Currency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import type { RunningField, RunningKind } from '@diyar/contract/rules/running-sheets';
import type { ReactNode } from 'react';
import { OutcomeTag } from '~/features/sheet-files/admin/outcome-tag.tsx';
import { type AdminTexts, useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Money } from '~/ui/admin/values/money.tsx';
import { CheckNote } from './check-note.tsx';
import type { Correct } from './moving-in-api.ts';
import { headingOf } from './row-text.ts';

type Props = { kind: RunningKind; rows: RunningRow[] | undefined; onCorrect: Correct };

/** The rows of one sheet: who, how much, and what becomes of them. */
export function CheckTable({ kind, rows, onCorrect }: Props) {
  const { movingIn: t, sheetFiles } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<RunningRow>[] = [
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
    { id: 'who', header: t.who, card: 'title', skeleton: '9em', cell: (row) => <Who row={row} /> },
    ...columnsOfKind(kind, t, (field) => headingOf(kind, field, lang)),
    {
      id: 'note',
      header: sheetFiles.note,
      card: 'wide',
      className: 'import-check-note',
      skeleton: '10em',
      cell: (row) => <CheckNote kind={kind} row={row} onCorrect={onCorrect} />,
    },
  ];
  const figures = (rows ?? []).flatMap(({ values: { currency, price, discount, paid, amount } }) =>
    [price, discount, paid, amount].map((one) => ({
      amount: typeof one === 'number' ? one : null,
      currency: (currency as Currency | undefined) ?? null,
    })),
  );
  return (
    <div className="import-check-scroll">
      <EvenFigures of={figures}>
        <DataTable
          label={t.kinds[kind]}
          className="import-check moving-in-check"
          columns={columns}
          rows={rows}
          rowKey={({ row }) => row}
          rowProps={({ outcome }) => ({ className: `import-check--${outcome}` })}
        />
      </EvenFigures>
    </div>
  );
}

const textOf = ({ values, typed }: RunningRow, field: RunningField) =>
  String(values[field] ?? typed[field] ?? '');

function Who({ row }: { row: RunningRow }) {
  const { movingIn: t } = useAdminTexts();
  const { lang } = useLanguage();
  const units =
    row.units.length > 0 ? row.units.map(({ label }) => label).join(' + ') : (row.typed.units ?? '');
  const building = row.building ? nameOf(row.building, lang, '') : (row.typed.building ?? '');
  return (
    <span className="two-lines">
      <strong className="clip" dir="auto">
        {textOf(row, 'buyer') || t.unnamed}
      </strong>
      <small>
        <bdi>{building}</bdi> <bdi>{units}</bdi>
      </small>
    </span>
  );
}

function Amount({ row, field }: { row: RunningRow; field: RunningField }): ReactNode {
  const amount = row.values[field];
  if (typeof amount !== 'number') return row.typed[field] ? <bdi dir="ltr">{row.typed[field]}</bdi> : null;
  return <Money amount={amount} currency={(row.values.currency as Currency | undefined) ?? null} />;
}

/** By the file: price less discount and what was paid. */
export function outstandingOf({ values: { price, discount, paid, currency } }: RunningRow) {
  const of = (amount: unknown) => (typeof amount === 'number' ? amount : 0);
  if (typeof price !== 'number' || !currency) return null;
  const inMinor = (amount: unknown) => toMinor(of(amount), currency as Currency);
  const rest = inMinor(price) - inMinor(discount) - inMinor(paid);
  return { amount: fromMinor(rest, currency as Currency), currency: currency as Currency };
}

/** The columns of a sheet beside the row's number, who it is about and what becomes of it. */
function columnsOfKind(
  kind: RunningKind,
  t: AdminTexts['movingIn'],
  heading: (field: RunningField) => string,
): Column<RunningRow>[] {
  const amount = (field: RunningField, sign = ''): Column<RunningRow> => ({
    id: field,
    header: `${sign}${heading(field)}`,
    kind: 'number',
    isNamedOnCard: true,
    skeleton: '5em',
    cell: (row) => <Amount row={row} field={field} />,
  });
  const text = (field: RunningField): Column<RunningRow> => ({
    id: field,
    header: heading(field),
    isNamedOnCard: true,
    skeleton: '5em',
    cell: (row) => textOf(row, field) && <bdi>{textOf(row, field)}</bdi>,
  });
  switch (kind) {
    case 'deals':
      return [
        amount('price'),
        amount('discount', '− '),
        amount('paid', '− '),
        {
          id: 'outstanding',
          header: `= ${t.outstanding}`,
          kind: 'number',
          isNamedOnCard: true,
          skeleton: '5em',
          cell: (row) => {
            const rest = row.outcome === 'refused' ? null : outstandingOf(row);
            return rest && <strong>{<Money {...rest} />}</strong>;
          },
        },
      ];
    case 'cheques':
      return [
        {
          id: 'number',
          header: t.cheque,
          skeleton: '6em',
          cell: (row) => (
            <span className="two-lines">
              <bdi>{textOf(row, 'number')}</bdi>
              <small dir="auto">{textOf(row, 'bank')}</small>
            </span>
          ),
        },
        {
          id: 'dueOn',
          header: heading('dueOn'),
          kind: 'time',
          skeleton: '6em',
          cell: (row) => <Day row={row} />,
        },
        amount('amount'),
      ];
    case 'persons':
      return [text('phone')];
    case 'leads':
      return [text('phone'), text('source'), text('owner')];
  }
}

function Day({ row }: { row: RunningRow }) {
  const { lang } = useLanguage();
  const { dueOn } = row.values;
  return typeof dueOn === 'string' ? shortDay(dueOn, lang) : <bdi>{row.typed.dueOn ?? ''}</bdi>;
}
