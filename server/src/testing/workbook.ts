import writeXlsxFile from 'write-excel-file/node';

type Value = string | number | boolean | Date | null;

type Rows = readonly (readonly Value[])[];

const cellsOf = (rows: Rows) =>
  rows.map((row) =>
    row.map((value) => {
      if (value === null) return null;
      if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
      if (typeof value === 'number') return { value, type: Number };
      if (typeof value === 'boolean') return { value, type: Boolean };
      // see features/exports/worksheet.ts
      return { value: value in Object.prototype ? `${value} ` : value, type: String };
    }),
  );

/** A workbook with one sheet. */
export const workbook = (rows: Rows, sheet = 'Units'): Promise<Buffer> =>
  writeXlsxFile(cellsOf(rows), { sheet }).toBuffer();

/** A workbook with several sheets, by their names. */
export const workbookOf = (sheets: Readonly<Record<string, Rows>>): Promise<Buffer> =>
  writeXlsxFile(Object.entries(sheets).map(([sheet, rows]) => ({ data: cellsOf(rows), sheet }))).toBuffer();
