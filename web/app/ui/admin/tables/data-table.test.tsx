import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

type Row = { id: number; name: string; free: number };
const columns: Column<Row>[] = [
  { id: 'name', header: 'Project', cell: (row) => row.name },
  { id: 'free', header: 'Units free', kind: 'number', cell: (row) => row.free },
  { id: 'actions', header: 'Actions', kind: 'actions', cell: () => null },
];
const table = (rows: Row[] | undefined) =>
  renderToStaticMarkup(
    <DataTable label={columns[0]?.header ?? ''} columns={columns} rows={rows} rowKey={(row) => row.id} />,
  );

test('figures are left to right and end-aligned, a hidden header is still read', () => {
  const html = table([{ id: 1, name: 'Olive Terraces', free: 9 }]);
  expect(html).toContain('class="num" dir="ltr">9</td>');
  expect(html).toContain('<span class="visually-hidden">Actions</span>');
  expect(html).not.toContain('aria-busy');
});
