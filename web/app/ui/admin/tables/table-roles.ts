/**
 * Spelled out because a table that is laid out as a grid (the cards on phones) is no table to a screen reader
 * any more, unless it says so.
 */
export const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
