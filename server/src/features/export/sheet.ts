import { SHEET_ROWS_MAX } from '@diyar/contract/limits';
import type { Lang } from '@diyar/contract/rules/language';
import { AppError } from '../../errors.ts';
import type { Cell, Table } from './table.ts';
import { workbookFiles } from './workbook.ts';
import { zipOf } from './zip.ts';

async function* cellsOf<Row>({ columns, rows }: Table<Row>, lang: Lang): AsyncGenerator<Cell[]> {
  let count = 0;
  for await (const row of rows) {
    if (count++ === SHEET_ROWS_MAX) throw new AppError('tooManyRows');
    yield columns.map(({ cell }) => cell(row, lang));
  }
}

/** The whole file, some megabytes: only at its end is it known that there are not too many rows. */
export const sheetOf = <Row>(table: Table<Row>, lang: Lang, zone: string): Promise<Buffer> =>
  zipOf(
    workbookFiles({
      title: table.title[lang],
      rightToLeft: lang === 'ar',
      widths: table.columns.map(({ width }) => width),
      header: table.columns.map(({ header }) => header[lang]),
      rows: cellsOf(table, lang),
      zone,
    }),
  );
