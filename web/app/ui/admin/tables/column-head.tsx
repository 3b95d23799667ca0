import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon.tsx';
import type { Column } from './data-table.tsx';
import { ROLE } from './table-roles.ts';

/** `by` is 'name', or from the last to the first '-name'. */
export type Order = { by: string; onChange: (by: string) => void };

type Props = Omit<ComponentProps<'th'>, 'className'> & {
  column: Pick<Column<never>, 'header' | 'kind' | 'isHeaderHidden' | 'sort'>;
  order: Order | undefined;
  className?: string | undefined;
};

const keyOf = (by: string) => by.replace(/^-/, '');
const turned = (by: string) => (by.startsWith('-') ? keyOf(by) : `-${by}`);

/** A heading, or where rows can be ordered by it a button: the first press orders, each further one turns it round. */
export function ColumnHead({ column: { header, kind, isHeaderHidden, sort }, order, ...cell }: Props) {
  if (sort === undefined || !order) {
    const isRead = isHeaderHidden || kind === 'actions' || kind === 'pick';
    return (
      <th {...ROLE.columnheader} scope="col" {...cell}>
        {isRead ? <span className="visually-hidden">{header}</span> : header}
      </th>
    );
  }
  const { by, onChange } = order;
  const isSorted = keyOf(by) === keyOf(sort);
  const direction = by.startsWith('-') ? 'descending' : 'ascending';
  return (
    <th {...ROLE.columnheader} scope="col" {...cell} aria-sort={isSorted ? direction : 'none'}>
      <Button className="data-table-sort" onPress={() => onChange(isSorted ? turned(by) : sort)}>
        {header}
        <Icon
          className="data-table-sort-icon"
          name={!isSorted ? 'caret-up-down' : direction === 'ascending' ? 'caret-up' : 'caret-down'}
        />
      </Button>
    </th>
  );
}
