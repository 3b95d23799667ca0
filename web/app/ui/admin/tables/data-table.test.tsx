import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

type Row = { id: number; name: string; free: number };
const columns: Column<Row>[] = [
  { id: 'name', header: 'Project', cell: (row) => row.name },
  { id: 'free', header: 'Units free', isNumber: true, cell: (row) => row.free },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, cell: () => null },
];
const table = (rows: Row[] | undefined) =>
  renderToStaticMarkup(
    <DataTable label={columns[0]?.header ?? ''} columns={columns} rows={rows} rowKey={(row) => row.id} />,
  );

test('figures are left to right and end-aligned, a hidden header is still read', () => {
  const html = table([{ id: 1, name: 'Olive Terraces', free: 9 }]);
  expect(html).toContain('<td role="cell" class="num" dir="ltr">9</td>');
  expect(html).toContain('<span class="visually-hidden">Actions</span>');
  expect(html).not.toContain('aria-busy');
});

test('while rows are loading it is busy and shows skeletons', () => {
  const html = table(undefined);
  expect(html).toContain('aria-busy="true"');
  expect(html.match(/class="skeleton"/g)).toHaveLength(6 * columns.length);
});
