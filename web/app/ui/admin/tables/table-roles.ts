/**
 * Explicit roles, because a table that is laid out as a grid (the cards on phones) loses its table semantics
 * for screen readers.
 */
export const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
