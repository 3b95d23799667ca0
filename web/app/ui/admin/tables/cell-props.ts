import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import type { CardPlace, Column } from './data-table.tsx';

type Look = Pick<Column<never>, 'kind' | 'isHeaderHidden' | 'card' | 'maxWidth' | 'className'>;

const PLACES = { number: 'end', time: 'end', actions: 'aside' } as const;
const CLASSES = {
  number: 'num',
  time: 'data-table-time',
  actions: 'data-table-actions',
  pick: 'data-table-pick',
} as const;

/** The box that selects a row is beside its card, and has no place on it. */
function placeOf({ kind, card }: Look, isTitle: boolean): CardPlace | undefined {
  if (kind === 'pick') return undefined;
  return card ?? (isTitle ? 'title' : kind ? PLACES[kind] : 'start');
}

type Cell = {
  'data-card': CardPlace | undefined;
  'data-no-print': true | undefined;
  className: string | undefined;
  dir: 'ltr' | undefined;
  style: (CSSProperties & { '--cell-max': string }) | undefined;
};

/** Of each column what its heading, its cells and its skeletons have in common. Buttons and boxes are not for paper. */
export function cellPropsOf(columns: readonly Look[]): Cell[] {
  const hasTitle = columns.some(({ card }) => card === 'title');
  const title = hasTitle ? -1 : columns.findIndex(({ kind }) => kind === undefined);
  return columns.map((column, at) => {
    const { kind, isHeaderHidden, maxWidth, className } = column;
    return {
      'data-card': placeOf(column, at === title),
      'data-no-print': isHeaderHidden || kind === 'actions' || kind === 'pick' || undefined,
      className: classNames(kind && CLASSES[kind], className) || undefined,
      dir: kind === 'number' ? 'ltr' : undefined,
      style: maxWidth ? { '--cell-max': maxWidth } : undefined,
    };
  });
}
