import type { ComponentProps, CSSProperties } from 'react';
import { ROLE } from '../tables/table-roles.ts';

/** A grey line in place of text. Shown after 200 ms (skeleton.css). */
export function Skeleton({ width }: { width?: string }) {
  const style: CSSProperties & { '--w'?: string } = { '--w': width };
  return <i className="skeleton" style={style} aria-hidden="true" />;
}

type Props = {
  columns: readonly { id: string; skeleton?: string }[];
  /** What the cells of each column have. */
  cells: readonly ComponentProps<'td'>[];
};

/** Rows with the layout of the loaded ones, of varying length. */
export const SkeletonRows = ({ columns, cells }: Props) =>
  Array.from({ length: 6 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move
    <tr key={row} {...ROLE.row}>
      {columns.map((column, at) => (
        <td key={column.id} {...ROLE.cell} {...cells[at]}>
          <Skeleton width={`calc(${column.skeleton ?? '6em'} * ${[1, 0.8, 1.1, 0.9][(row + at) % 4]})`} />
        </td>
      ))}
    </tr>
  ));
