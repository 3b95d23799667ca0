import type { ComponentProps, ReactNode } from 'react';
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
  /** A class for column widths and for the card layout on phones. */
  className?: string;
};

/** A table with rules, without a box; a sticky head; cards on phones. */
export function DataTable<Row>({ label, columns, rows, rowKey, rowProps, className }: Props<Row>) {
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
          rows.map((row) => (
            <tr key={rowKey(row)} {...ROLE.row} {...rowProps?.(row)}>
              {columns.map((column) => (
                <td key={column.id} {...ROLE.cell} {...cellProps(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))
        )}
      </tbody>
    </table>
  );
}

function cellProps({ isNumber, className }: { isNumber?: boolean; className?: string }) {
  return {
    className: classNames(isNumber && 'num', className) || undefined,
    dir: isNumber ? 'ltr' : undefined,
  };
}
