import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SkeletonRows } from '../feedback/skeleton.tsx';
import { ROLE } from './table-roles.ts';

export type Column<Row> = {
  id: string;
  header: string;
  /** Hides the header visually: a column of buttons needs no title. */
  isHeaderHidden?: boolean;
  /** Numbers: end-aligned and left to right, so that digits line up in both languages. */
  isNumber?: boolean;
  className?: string;
  cell: (row: Row) => ReactNode;
  /** The width of this cell's skeleton: '8em'. */
  skeleton?: string;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading: skeletons with the same layout are shown. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  rowProps?: (row: Row) => ComponentProps<'tr'>;
  /** The heading of a row's group, such as its day; rows of one group stand together. */
  groupOf?: (row: Row) => string;
  /** A class for column widths and for the card layout on phones. */
  className?: string;
};

/** A table with rules, without a box; a sticky head; cards on phones. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, rowProps, groupOf, className } = props;
  return (
    <table
      {...ROLE.table}
      className={classNames('data-table data-table--cards', className)}
      aria-label={label}
      aria-busy={rows === undefined || undefined}
    >
      <thead {...ROLE.rowgroup}>
        <tr {...ROLE.row}>
          {columns.map((column) => (
            <th key={column.id} {...ROLE.columnheader} scope="col" {...cellProps(column)}>
              {column.isHeaderHidden ? (
                <span className="visually-hidden">{column.header}</span>
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLE.rowgroup}>
        {rows === undefined ? (
          <SkeletonRows columns={columns} />
        ) : (
          rows.map((row, at) => (
            <Fragment key={rowKey(row)}>
              <GroupHead of={groupOf} row={row} before={rows[at - 1]} columns={columns.length} />
              <tr {...ROLE.row} {...rowProps?.(row)}>
                {columns.map((column) => (
                  <td key={column.id} {...ROLE.cell} {...cellProps(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))
        )}
      </tbody>
    </table>
  );
}

type GroupHeadProps<Row> = {
  of: ((row: Row) => string) | undefined;
  row: Row;
  before: Row | undefined;
  columns: number;
};

/** Before the first row of each group. */
function GroupHead<Row>({ of, row, before, columns }: GroupHeadProps<Row>) {
  if (!of || (before !== undefined && of(before) === of(row))) return null;
  return (
    <tr {...ROLE.row} className="data-table-group">
      <th {...ROLE.cell} colSpan={columns} scope="colgroup">
        {of(row)}
      </th>
    </tr>
  );
}

/** A column of buttons, whose header says nothing, is not for paper. */
type CellLook = { isNumber?: boolean; isHeaderHidden?: boolean; className?: string };

function cellProps({ isNumber, isHeaderHidden, className }: CellLook) {
  return {
    'data-no-print': isHeaderHidden || undefined,
    className: classNames(isNumber && 'num', className) || undefined,
    dir: isNumber ? 'ltr' : undefined,
  };
}
