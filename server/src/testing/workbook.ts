import writeXlsxFile from 'write-excel-file/node';

type Value = string | number | boolean | Date | null;

/** A workbook with one sheet. */
export const workbook = (rows: readonly (readonly Value[])[], sheet = 'Units'): Promise<Buffer> =>
  writeXlsxFile(
    rows.map((row) =>
      row.map((value) => {
        if (value === null) return null;
        if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
        if (typeof value === 'number') return { value, type: Number };
        if (typeof value === 'boolean') return { value, type: Boolean };
        // see features/exports/worksheet.ts
        return { value: value in Object.prototype ? `${value} ` : value, type: String };
      }),
    ),
    { sheet },
  ).toBuffer();
