import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SkeletonRows } from '../feedback/skeleton.tsx';
import { cellPropsOf } from './cell-props.ts';
import { ColumnHead, type Order } from './column-head.tsx';
import { ROLE } from './table-roles.ts';

/**
 * Where a cell stands on the card that a row becomes on a phone. A card has two columns: `title` and `aside` share its
 * first line, then `start` and `end` follow in the order of the columns, `wide` takes a whole line. What is empty takes
 * no line.
 */
export type CardPlace = 'title' | 'aside' | 'start' | 'end' | 'wide' | 'hidden';

export type Column<Row> = {
  id: string;
  header: string;
  /**
   * `number`: end-aligned and left to right, so that digits line up in both languages. `time`: small, in one line.
   * `actions`: buttons, and `pick`: the box that selects the row; their heading is for screen readers only.
   */
  kind?: 'number' | 'time' | 'actions' | 'pick';
  /** The heading is for screen readers only here too. */
  isHeaderHidden?: boolean;
  /** Without it: the first column without a kind is the title, actions stand beside it, numbers and times at the end of a line. */
  card?: CardPlace;
  /** On a card the heading stands before the value. */
  isNamedOnCard?: boolean;
  /** Not wider than this: '320px'. */
  maxWidth?: string;
  /** What the first press of the heading orders by: 'name', or from the last to the first '-soldAt'. */
  sort?: string | undefined;
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
  /** The order that the rows have, for columns with `sort`. */
  order?: Order | undefined;
  className?: string;
};

/** A table with rules, without a box; a sticky head; cards on phones. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, rowProps, groupOf, order, className } = props;
  const cells = cellPropsOf(columns);
  const canPick = columns.some(({ kind }) => kind === 'pick');
  return (
    <table
      {...ROLE.table}
      className={classNames('data-table data-table--cards', canPick && 'data-table--picks', className)}
      aria-label={label}
      aria-busy={rows === undefined || undefined}
    >
      <thead {...ROLE.rowgroup}>
        <tr {...ROLE.row}>
          {columns.map((column, at) => (
            <ColumnHead key={column.id} column={column} order={order} {...cells[at]} />
          ))}
        </tr>
      </thead>
      <tbody {...ROLE.rowgroup}>
        {rows === undefined ? (
          <SkeletonRows columns={columns} cells={cells} />
        ) : (
          rows.map((row, at) => (
            <Fragment key={rowKey(row)}>
              <GroupHead of={groupOf} row={row} before={rows[at - 1]} columns={columns.length} />
              <tr {...ROLE.row} {...rowProps?.(row)}>
                {columns.map((column, place) => (
                  <td
                    key={column.id}
                    {...ROLE.cell}
                    {...cells[place]}
                    data-name={column.isNamedOnCard ? column.header : undefined}
                  >
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
